import { RECENT_SIGN_IN_SECONDS } from "../../contract/account.ts";
import { AppError } from "../../core/app-error.ts";

/**
 * Refuses who signed in too long ago: `signedInAt` in seconds, `now` in milliseconds since 1970. Whoever finds
 * a device that somebody else left signed in should not be able to delete his account.
 */
export function assertRecentSignIn(signedInAt: number, now: number): void {
  if (now / 1000 - signedInAt <= RECENT_SIGN_IN_SECONDS) return;
  throw new AppError("recent_sign_in_required", "Please sign in again, and then delete your account.");
}
