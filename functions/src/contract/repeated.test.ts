import { expect, test } from "vitest";
import { endpoints } from "../testing/endpoints.ts";
import { takesKey } from "./endpoint.ts";

/** Writes without a key, by what sending one twice does. */
const withoutKey = {
  "leads to the same": [
    // A second promotion is a second entry of the audit log, and nothing else.
    ...["PUT /user/:email", "PUT /admin/:email", "PUT /profile/:email", "DELETE /account/sessions"],
    ...["PUT /api/basket", "PATCH /api/basket", "PUT /api/garage", "PATCH /api/garage", "PUT /api/saved/:id"],
    ...["POST /api/pictures", "POST /api/avatars"],
    ...["POST /api/orders/:id/withdrawal", "POST /api/withdrawals", "POST /api/client-reports"],
  ],
  "is done once by an id or versions in its body": [
    ...["POST /api/imports", "POST /api/counts", "POST /api/products/bulk", "POST /api/statements"],
  ],
  "changes nothing more, and answers that nothing was left to do": [
    ...["DELETE /api/users/:uid/orders", "DELETE /api/saved/:id", "POST /api/imports/:id/undo"],
  ],
  "is refused then, as the account that sent it is gone": ["DELETE /account"],
};

test("each write takes an Idempotency-Key, or is named here with what sending it twice does", () => {
  const writes = endpoints.filter((endpoint) => endpoint.method !== "GET" && !takesKey(endpoint));
  expect(writes.map(({ name }) => name).sort()).toEqual(Object.values(withoutKey).flat().sort());
});
