import { FirebaseError } from "firebase/app";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { adviceFor } from "./auth-advice.ts";
import { AuthError } from "./auth-error.tsx";

/** The codes of the specification's error catalogue. */
const codes = `internal-error user-token-expired login-blocked multi-factor-auth-required user-mismatch
  user-not-found invalid-continue-uri invalid-dynamic-link-domain missing-ios-bundle-id
  missing-android-pkg-name invalid-api-key argument-error popup-blocked popup-closed-by-user
  cancelled-popup-request web-storage-unsupported network-request-failed unauthorized-domain
  auth-domain-config-required invalid-auth-event account-exists-with-different-credential tenant-id-mismatch
  invalid-user-token missing-multi-factor-info no-auth-event wrong-password email-already-in-use
  too-many-requests expired-action-code invalid-action-code requires-recent-login`.split(/\s+/);

describe("the screen says Error: and the message, and below it what to do", () => {
  test.each(codes)("auth/%s", (code) => {
    const error = new FirebaseError(`auth/${code}`, `Firebase: Error (auth/${code}).`);
    const markup = renderToStaticMarkup(<AuthError error={error} />).replaceAll("&#x27;", "'");
    const said = markup.match(/(?<=<p[^>]*>)[^<]+(?=<\/p>)/g);
    expect(said).toEqual([`Error: ${error.message}`, adviceFor(error)]);
    expect(said?.[1]).not.toBe("Please try again.");
  });
});

test("no error, no words", () => {
  expect(renderToStaticMarkup(<AuthError error={null} />)).toBe("");
});
