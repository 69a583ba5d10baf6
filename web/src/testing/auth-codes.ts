/** Every identity provider code that the specification mentions. */
export const specifiedCodes =
  `internal-error user-token-expired login-blocked multi-factor-auth-required user-mismatch
  user-not-found invalid-continue-uri invalid-dynamic-link-domain missing-ios-bundle-id
  missing-android-pkg-name invalid-api-key argument-error popup-blocked popup-closed-by-user
  cancelled-popup-request web-storage-unsupported network-request-failed unauthorized-domain
  auth-domain-config-required invalid-auth-event account-exists-with-different-credential tenant-id-mismatch
  invalid-user-token missing-multi-factor-info no-auth-event wrong-password email-already-in-use
  too-many-requests expired-action-code invalid-action-code requires-recent-login`.split(/\s+/);
