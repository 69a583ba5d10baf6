import { notify } from "#lib/notify.ts";
import { routes } from "#routes.ts";

/** Links to the sign-in screens. They pass the interrupted page along. */
const SIGN_INS: readonly string[] = [routes.login.path, routes.registration.path, routes.passwordReset.path];

/** The address within the shop where a guest was stopped, or the home page. */
export function parseOrigin(state: unknown): string {
  const from = typeof state === "object" && state !== null && "from" in state ? state.from : undefined;
  return typeof from === "string" && /^\/(?![/\\])/.test(from) ? from : routes.home.path;
}

/** The state for the next address, carried over from the page that leads there. */
export function carriedTo(address: string, { pathname, state }: { pathname: string; state: unknown }) {
  return SIGN_INS.includes(pathname) && SIGN_INS.includes(address) ? { from: parseOrigin(state) } : {};
}

function wayLabel(origin: string): string {
  if (origin.startsWith(routes.orderForm.path.split(":", 1)[0] ?? "") || origin === routes.basket.path)
    return "Finish your order";
  return origin.startsWith(routes.review.path) ? "Write your review" : "Continue where you were";
}

/** On the home page, where the specification has a sign-in end: the way to where it began. */
export function toastNextStep(origin: string): void {
  if (origin !== routes.home.path)
    void notify("success", "Welcome.", { to: origin, label: wayLabel(origin) });
}
