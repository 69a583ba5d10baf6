import { routes } from "#routes.ts";
import { useSession } from "./session-context.tsx";

const WHY = "You've been signed out: this account was signed out on another device, or removed.";

export function WhySignedOut() {
  const { end } = useSession();
  if (!end) return null;
  return (
    <p role="status" className="alert alert-info alert-soft text-base">
      {WHY} Please sign in again.
    </p>
  );
}

/** Shown on a screen that stays because of unsaved input. Signing in again in another tab signs in here too. */
export function SessionEnded() {
  const { end } = useSession();
  if (!end?.kept) return null;
  return (
    <div role="alert" className="alert alert-warning sticky bottom-3 z-30 mt-6 block text-base shadow-md">
      <p>
        {WHY} We'll keep what you typed while you stay on this page.{" "}
        <a className="link font-semibold" href={routes.login.path} target="_blank" rel="noopener">
          Sign in again in a new tab
        </a>
        , then come back here and continue.
      </p>
    </div>
  );
}
