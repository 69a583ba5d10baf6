import { expect, test } from "vitest";
import { ApiError } from "#lib/api-client.ts";
import { pendingAfter } from "./unanswered.tsx";

const refused = (status: number, code: ApiError["code"]) => new ApiError(status, code, "No.");

test.each([
  ["that is lost", refused(0, "network"), "sent"],
  ["that is unreadable", refused(201, "unreadable"), "sent"],
  ["from a busy server", refused(503, "unavailable"), "sent"],
  ["for nobody", refused(401, "unauthenticated"), "sent"],
  ["for another account", refused(403, "other_account"), "earlier"],
  ["that refuses the account", refused(403, "forbidden"), "earlier"],
  ["that refuses a field", refused(422, "invalid"), "earlier"],
  ["about something else done by its key", refused(422, "idempotency_key_reused"), "earlier"],
  ["that refuses what was asked", refused(409, "quantity_out_of_range"), undefined],
])("after an answer %s, what still has none is %s", (_one, error, left) => {
  expect(pendingAfter(error, "sent", "earlier")).toBe(left);
});
