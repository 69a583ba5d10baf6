import { savedToken } from "./access-token.ts";
import { decodeClaims } from "./token-owner.ts";

/** Whose token this browser has saved, also if it has expired. */
export function savedUid(): string | undefined {
  return decodeClaims(savedToken() ?? "").sub;
}
