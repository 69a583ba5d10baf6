import { attempt } from "./storage.ts";

/** As the provider's library counts it, and the specification. */
const EXPIRES_EARLY_SECONDS = 30;

export interface TokenOwner {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
}

/** The account that an ID token names, unless it has expired. Reads only: it's the API that verifies tokens. */
export function ownerOf(token: string): TokenOwner | undefined {
  return attempt(() => {
    const payload = token.split(".")[1] ?? "";
    const text = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const { sub, exp, email = null, name = null } = JSON.parse(new TextDecoder().decode(bytes));
    const isValid = exp - EXPIRES_EARLY_SECONDS > Date.now() / 1000;
    return isValid ? { uid: sub, email, displayName: name } : undefined;
  });
}
