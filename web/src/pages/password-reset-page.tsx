import { ResetForm } from "#features/sign-in/reset-form.tsx";
import { SessionCard } from "#features/sign-in/session-card.tsx";
import { paths } from "#paths.ts";
import { Link } from "#ui/link.tsx";

export default function PasswordResetPage() {
  return (
    <SessionCard title="Reset password" lead="We send you a link with which you choose a new password.">
      <title>Reset password · Carparts</title>
      <meta name="description" content="Have a link sent with which you choose a new password." />
      <ResetForm />
      <Link className="link link-primary text-sm font-semibold" to={paths.login}>
        Login
      </Link>
    </SessionCard>
  );
}
