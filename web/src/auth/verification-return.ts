import { environment } from "#lib/firebase.ts";
import { routes } from "#routes.ts";

/** Target of the verification link: the login, which confirms it. */
export function afterVerification(): { url: string } {
  const url = new URL(routes.login.path, environment.VITE_CONTINUE_URL);
  url.searchParams.set("verified", "");
  return { url: url.href };
}
