import * as z from "zod/mini";
import { attempt } from "#lib/storage.ts";

/** The address we emailed, and the path to go to after signing in. */
const SentLink = z.object({ email: z.string(), origin: z.string().check(z.regex(/^\//)) });
export type SentLink = z.infer<typeof SentLink>;

const KEY = "sentLink";

/** Without storage, opening the link asks for the email again. */
export function rememberSentLink(link: SentLink): void {
  attempt(() => localStorage.setItem(KEY, JSON.stringify(link)));
}

export function readSentLink(): SentLink | undefined {
  return attempt(() => SentLink.parse(JSON.parse(localStorage.getItem(KEY) ?? "")));
}

export function forgetSentLink(): void {
  attempt(() => localStorage.removeItem(KEY));
}
