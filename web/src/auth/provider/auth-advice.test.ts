import { FirebaseError } from "firebase/app";
import { describe, expect, test } from "vitest";
import { specifiedCodes } from "#testing/auth-codes.ts";
import { adviceFor } from "./auth-advice.ts";

/** Codes for linking, text messages and second factors. */
const accountCodes =
  `captcha-check-failed code-expired credential-already-in-use email-change-needs-verification
  invalid-phone-number invalid-verification-code invalid-verification-id maximum-second-factor-count-exceeded
  missing-password missing-phone-number missing-verification-code multi-factor-info-not-found
  operation-not-allowed password-does-not-meet-requirements phone-number-exists provider-already-linked
  quota-exceeded second-factor-already-in-use unsupported-first-factor unverified-email`.split(/\s+/);

describe("every sign-in error has its own advice", () => {
  test.each([...specifiedCodes, ...accountCodes])("auth/%s", (code) => {
    const advice = adviceFor(new FirebaseError(`auth/${code}`, "Firebase: Error."));
    expect(advice).toMatch(/[a-z].*\.$/);
    expect(advice).not.toBe("Please try again.");
  });
});

test("the advice for an unknown error is to try again", () => {
  expect(adviceFor(new Error("?"))).toBe("Please try again.");
  expect(adviceFor(new FirebaseError("auth/brand-new", "?"))).toBe("Please try again.");
});
