import { savedToken } from "#lib/token/access-token.ts";
import { decodeClaims } from "#lib/token/token-owner.ts";
import { isProbablyAdmin } from "./last-admin.ts";

/**
 * True if the saved token claims an admin, also after its end, or is the last admin's. A guess until the API has answered. It
 * decides which frame the dashboard has, and nothing else.
 */
export function hasAdminSession(): boolean {
  const { sub, admin } = decodeClaims(savedToken() ?? "");
  return admin === true || (sub !== undefined && isProbablyAdmin(sub));
}
