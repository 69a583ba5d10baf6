import { attempt } from "../storage.ts";

/** The same margin as the provider's library and the specification. */
const EXPIRES_EARLY_SECONDS = 30;

export interface TokenOwner {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
}

/** Its JSON, a character for each byte. */
function decodePayload(token: string): string {
  return atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/"));
}

/** The account that an ID token names, unless it has expired. Reads only: it's the API that verifies tokens. */
export function decodeOwner(token: string): TokenOwner | undefined {
  return attempt(() => {
    const bytes = Uint8Array.from(decodePayload(token), (character) => character.charCodeAt(0));
    const { sub, exp, email = null, name = null } = JSON.parse(new TextDecoder().decode(bytes));
    const isValid = exp - EXPIRES_EARLY_SECONDS > Date.now() / 1000;
    return isValid ? { uid: sub, email, displayName: name } : undefined;
  });
}

interface Claims {
  readonly sub?: string;
  readonly admin?: unknown;
}

/** Decodes the claims of an ID token, even an expired one. */
export function decodeClaims(token: string): Claims {
  return attempt(() => JSON.parse(decodePayload(token))) ?? {};
}
