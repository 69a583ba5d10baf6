import { paths } from "#paths.ts";
import { useSession } from "./session-context.tsx";

const WHY = "You were signed out, because your account was signed out elsewhere or removed.";

/** On the login: why somebody who was signed in is asked again. */
export function WhySignedOut() {
  const { end } = useSession();
  if (!end) return null;
  return (
    <p role="status" className="alert alert-info alert-soft text-base">
      {WHY} Please sign in again.
    </p>
  );
}

/**
 * At the foot of a screen that stays after its session has ended, because something typed stands on it. Whoever
 * signs in again in another tab is signed in here too, and goes on.
 */
export function SessionEnded() {
  const { end } = useSession();
  if (!end?.kept) return null;
  return (
    <div role="alert" className="alert alert-warning sticky bottom-3 z-30 mt-6 block text-base shadow-md">
      <p>
        {WHY} What you typed stays as long as you stay on this page.{" "}
        <a className="link font-semibold" href={paths.login} target="_blank" rel="noopener">
          Sign in again in a new tab
        </a>
        , then come back here and go on.
      </p>
    </div>
  );
}
