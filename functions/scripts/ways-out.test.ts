import { expect, it } from "vitest";
import { AppError } from "../src/core/app-error.ts";
import { wayOut } from "./ways-out.ts";

function error(code: string | number, message: string): Error {
  return Object.assign(new Error(message), { code });
}

const grant = (role: string) =>
  `You lack ${role}: gcloud projects add-iam-policy-binding my-shop --member=user:<your email> --role=${role}`;

it.each([
  [error(7, "7 PERMISSION_DENIED: Missing or insufficient permissions."), grant("roles/datastore.user")],
  [
    error(
      7,
      "7 PERMISSION_DENIED: Caller does not have required permission to use project my-shop. Grant the caller the role.",
    ),
    grant("roles/serviceusage.serviceUsageConsumer"),
  ],
  [
    error(
      "auth/insufficient-permission",
      "Credential implementation provided to initializeApp() has insufficient permission.\nSee more.",
    ),
    grant("roles/firebaseauth.admin"),
  ],
  [
    error(
      "auth/internal-error",
      'An internal error has occurred. Raw server response: "{"error":{"status":"PERMISSION_DENIED"}}"',
    ),
    grant("roles/firebaseauth.admin"),
  ],
  [
    new AppError("internal", "Something went wrong.", { cause: error(7, "7 PERMISSION_DENIED: Missing.") }),
    grant("roles/datastore.user"),
  ],
  [
    error(
      7,
      "7 PERMISSION_DENIED: Cloud Firestore API has not been used in project my-shop before or it is disabled.",
    ),
    "A service of Google's is off in my-shop: npm run live switches it on.",
  ],
])("A missing grant is one line that names it, whatever words the library has: %s", (failure, line) => {
  expect(wayOut(failure, "my-shop")).toBe(line);
});

it.each([new TypeError("x is undefined"), "text", undefined])(
  "%s is nothing that a line could settle",
  (failure) => {
    expect(wayOut(failure, "my-shop")).toBeUndefined();
  },
);
