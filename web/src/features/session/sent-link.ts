import * as z from "zod/mini";

/** Where a link was sent to, and the path to go to once it has signed its reader in. */
const SentLink = z.object({ email: z.string(), origin: z.string().check(z.regex(/^\//)) });
export type SentLink = z.infer<typeof SentLink>;

const KEY = "sentLink";

/** A browser that stores nothing asks for the e-mail again when the link is opened. */
export function rememberSentLink(link: SentLink): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(link));
  } catch {}
}

export function readSentLink(): SentLink | undefined {
  try {
    return SentLink.parse(JSON.parse(localStorage.getItem(KEY) ?? ""));
  } catch {
    return undefined;
  }
}

export function forgetSentLink(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {}
}
