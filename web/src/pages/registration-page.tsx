import { useNavigate } from "react-router-dom";
import { paths } from "#app/paths.ts";
import { RegisterForm } from "#features/session/register-form.tsx";
import { SessionCard } from "#features/session/session-card.tsx";
import { SessionLinks } from "#features/session/session-links.tsx";

export default function RegistrationPage() {
  const navigate = useNavigate();
  return (
    <SessionCard title="Register" lead="One account for ordering, following and reviewing parts.">
      <title>Register · Carparts</title>
      <RegisterForm onDone={() => navigate(paths.home, { replace: true })} />
      <SessionLinks other="Login" />
    </SessionCard>
  );
}
