import { ResetForm } from "#features/sign-in/reset-form.tsx";
import { SessionCard } from "#features/sign-in/session-card.tsx";
import { shopName } from "#lib/shop-name.ts";
import { routes } from "#routes.ts";
import { Link } from "#ui/link.tsx";

export default function PasswordResetPage() {
  return (
    <SessionCard title="Reset password" lead="We'll email you a link to set a new password.">
      <title>{`Reset password · ${shopName}`}</title>
      <meta name="description" content="Get a link to set a new password." />
      <ResetForm />
      <Link className="link link-primary text-sm font-semibold" to={routes.login.path}>
        Login
      </Link>
    </SessionCard>
  );
}
