import { RECENT_SIGN_IN_SECONDS } from "../../contract/account.ts";
import { AppError } from "../../core/app-error.ts";

/** A device left signed in must not be enough. `signedInAt` is in seconds, `now` in milliseconds. */
export function assertRecentSignIn(signedInAt: number, now: number): void {
  if (now / 1000 - signedInAt <= RECENT_SIGN_IN_SECONDS) return;
  throw new AppError("recent_sign_in_required", "Please sign in again, then delete your account.");
}
