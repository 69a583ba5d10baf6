import { EmailReclaimed } from "#auth/reclaimed/email-reclaimed.ts";
import { ReclaimedNotice } from "#auth/reclaimed/reclaimed-notice.tsx";
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
