import * as z from "zod/mini";
import { attempt } from "#lib/access-token.ts";

/** Where a link was sent to, and the path to go to once it has signed its reader in. */
const SentLink = z.object({ email: z.string(), origin: z.string().check(z.regex(/^\//)) });
export type SentLink = z.infer<typeof SentLink>;

const KEY = "sentLink";

/** A browser that stores nothing asks for the e-mail again when the link is opened. */
export function rememberSentLink(link: SentLink): void {
  attempt(() => localStorage.setItem(KEY, JSON.stringify(link)));
}

export function readSentLink(): SentLink | undefined {
  return attempt(() => SentLink.parse(JSON.parse(localStorage.getItem(KEY) ?? "")));
}

export function forgetSentLink(): void {
  attempt(() => localStorage.removeItem(KEY));
}
