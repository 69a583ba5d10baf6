import { Link, useNavigate } from "react-router-dom";
import { paths } from "#app/paths.ts";
import { RegisterForm } from "#features/session/register-form.tsx";
import { SessionCard } from "#features/session/session-card.tsx";

export default function RegistrationPage() {
  const navigate = useNavigate();
  return (
    <SessionCard title="Register" lead="One account for ordering, following and reviewing parts.">
      <title>Register · Carparts</title>
      <RegisterForm onDone={() => navigate(paths.home, { replace: true })} />
      <nav aria-label="Other ways" className="flex flex-wrap justify-between gap-3 text-sm">
        <Link className="link link-primary font-semibold" to={paths.login}>
          Login
        </Link>
        <Link className="link" to={paths.passwordReset}>
          Reset password
        </Link>
      </nav>
    </SessionCard>
  );
}
