import { environment } from "#lib/firebase.ts";
import { paths } from "#paths.ts";

/** Where the link that verifies an email leads: to the login, which says what the link was. */
export function afterVerification(): { url: string } {
  const url = new URL(paths.login, environment.VITE_CONTINUE_URL);
  url.searchParams.set("verified", "");
  return { url: url.href };
}
