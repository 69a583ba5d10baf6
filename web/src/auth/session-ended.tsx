import { routes } from "#routes.ts";
import { watchBar } from "#ui/bar.ts";
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

/** Shown on a screen that stays because of unsaved input, or that another account has taken over in another tab. */
export function SessionEnded() {
  const { end, user, tookOver } = useSession();
  if (tookOver) return <TookOver name={user.email ?? "another account"} />;
  if (!end?.frozen) return null;
  return (
    <div ref={watchBar} role="alert" className="alert alert-warning bar mt-6 block text-base shadow-md">
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

function TookOver({ name }: { name: string }) {
  return (
    <p ref={watchBar} role="alert" className="alert alert-warning bar mt-6 block text-base shadow-md">
      {`You signed in as ${name} in another tab. What was typed here belongs to the other account: it's hidden, and nothing was sent.`}
    </p>
  );
}
