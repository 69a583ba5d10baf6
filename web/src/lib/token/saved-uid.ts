import { savedToken } from "./access-token.ts";
import { decodeClaims } from "./token-owner.ts";

/** The uid of the saved token, even an expired one. */
export function savedUid(): string | undefined {
  return decodeClaims(savedToken() ?? "").sub;
}
