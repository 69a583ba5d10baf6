import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { NO_ID } from "../values/primitives.ts";

/** Any uid, imported ones too, or the hash that names a deleted account. */
const AccountParams = z.object({ uid: z.string(NO_ID).check(z.regex(/^[^/]{1,128}$/, NO_ID)) });

/** Deletes all orders of an account, even a deleted one, that aren't sent, and returns their pieces to the stock. */
export const deleteOrdersOfAccount = endpoint({
  method: "DELETE",
  path: "/api/users/:uid/orders",
  access: "admin",
  changes: ["products"],
  params: AccountParams,
  output: z.object({ deleted: z.int() }),
  errors: ["not_found"],
});
