import { describe, expect, it } from "vitest";
import { RECENT_SIGN_IN_SECONDS } from "../../contract/account.ts";
import { assertRecentSignIn } from "./account-rule.ts";

const signedInAt = 1_700_000_000;

function secondsLater(seconds: number): number {
  return (signedInAt + seconds) * 1000;
}

describe("Deleting your account", () => {
  it.each([0, 1, RECENT_SIGN_IN_SECONDS])("works %d seconds after the sign-in", (seconds) => {
    expect(() => assertRecentSignIn(signedInAt, secondsLater(seconds))).not.toThrow();
  });

  it.each([RECENT_SIGN_IN_SECONDS + 0.001, 3600])("is refused %d seconds after the sign-in", (seconds) => {
    expect(() => assertRecentSignIn(signedInAt, secondsLater(seconds))).toThrow(
      expect.objectContaining({ code: "recent_sign_in_required", status: 403 }),
    );
  });

  it("is refused with a token that does not say when they signed in", () => {
    expect(() => assertRecentSignIn(Number.NaN, secondsLater(0))).toThrow();
  });
});
