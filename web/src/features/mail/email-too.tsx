import { useSession } from "#auth/session-context.tsx";
import { useSendsEmail } from "./mail.queries.ts";

/** Where else you are told, for who asked to be. Says nothing where no email will come. */
export function EmailToo() {
  const { user } = useSession();
  const sendsEmail = useSendsEmail(user?.uid);
  if (!sendsEmail || !user?.email) return null;
  return (
    <p className="muted wrap-anywhere text-center text-sm">
      By email to {user.email}, and at your next visit.
    </p>
  );
}
