import { environment } from "#lib/firebase.ts";
import { paths } from "#paths.ts";

/** Where the verification link leads: to the login, which confirms it. */
export function afterVerification(): { url: string } {
  const url = new URL(paths.login, environment.VITE_CONTINUE_URL);
  url.searchParams.set("verified", "");
  return { url: url.href };
}
