import { EmailReclaimed } from "#auth/reclaimed/email-reclaimed.ts";
import { routes } from "#routes.ts";
import { Link } from "#ui/link.tsx";
import { adviceFor } from "./auth-advice.ts";

/** A sign-in error in the specification's form, and what to do next, which is what people need to read. */
export function AuthError({ error }: { error: Error | null }) {
  if (!error) return null;
  if (error instanceof EmailReclaimed) return <ReclaimedNotice message={error.message} />;
  return (
    <div
      role="alert"
      className="alert alert-error alert-soft grid-flow-row grid-cols-1 justify-items-start gap-1 text-start text-base"
    >
      <p className="wrap-anywhere text-sm">{`Error: ${error.message}`}</p>
      <p className="font-semibold">{adviceFor(error)}</p>
    </div>
  );
}

function ReclaimedNotice({ message }: { message: string }) {
  return (
    <div
      role="alert"
      className="alert alert-info alert-soft grid-flow-row grid-cols-1 justify-items-start gap-2 text-start text-base"
    >
      <p className="font-semibold">{message}</p>
      <p>
        It was registered before you proved it's yours, by you or by someone else. To keep you safe, we
        removed the password and every other sign-in method, and ended all sessions.
      </p>
      <p>
        Please log in once more with Google or a new emailed link, or{" "}
        <Link className="link font-semibold" to={routes.passwordReset.path}>
          set a new password
        </Link>
        .
      </p>
    </div>
  );
}
