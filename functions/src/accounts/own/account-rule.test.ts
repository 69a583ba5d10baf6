import { describe, expect, it } from "vitest";
import { RECENT_SIGN_IN_SECONDS } from "../../contract/account.ts";
import { assertRecentSignIn } from "./account-rule.ts";

const signedInAt = 1_700_000_000;

function secondsLater(seconds: number): number {
  return (signedInAt + seconds) * 1000;
}

describe("Who wants to delete his account", () => {
  it.each([0, 1, RECENT_SIGN_IN_SECONDS])("may %d seconds after he signed in", (seconds) => {
    expect(() => assertRecentSignIn(signedInAt, secondsLater(seconds))).not.toThrow();
  });

  it.each([RECENT_SIGN_IN_SECONDS + 0.001, 3600])("may not %d seconds after he signed in", (seconds) => {
    expect(() => assertRecentSignIn(signedInAt, secondsLater(seconds))).toThrow(
      expect.objectContaining({ code: "recent_sign_in_required", status: 403 }),
    );
  });

  it("may not with a token that does not say when he signed in", () => {
    expect(() => assertRecentSignIn(Number.NaN, secondsLater(0))).toThrow();
  });
});
