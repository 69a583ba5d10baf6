import { listOrdersOfAccount } from "@carparts/functions/contract/admin/orders";
import { call } from "#lib/api-client.ts";
import { listQuery } from "#lib/list-query.ts";

const PAGE = 5;

/** `uid` may be that of an account that has gone, or its hash. */
export function ordersOfAccountQuery(uid: string) {
  return listQuery(
    ["orders", "account", uid],
    (page, signal) => call(listOrdersOfAccount, { params: { uid }, query: page }, { signal }),
    PAGE,
  );
}
