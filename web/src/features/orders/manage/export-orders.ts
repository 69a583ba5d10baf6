import type { ShownOrder } from "@carparts/functions/contract/orders";
import type { Cell } from "@carparts/functions/contract/values/csv";
import type { ListFile } from "#lib/list-file.ts";
import { cents } from "#ui/format/money.ts";
import { everyOrder, type OrdersState } from "./managed-orders.queries.ts";

/** The fields by the names that they have everywhere. `total` is the parts alone, as the list sums them up. */
const cells: Readonly<Record<string, (order: ShownOrder) => Cell>> = {
  number: ({ number }) => number,
  createdAt: ({ createdAt }) => createdAt,
  handling: ({ handling }) => handling,
  name: ({ name }) => name,
  email: ({ email }) => email,
  address: ({ address }) => address,
  mobile: ({ mobile }) => mobile,
  productName: ({ productName }) => productName,
  productId: ({ productId }) => productId,
  MinimumOrder: ({ MinimumOrder }) => MinimumOrder,
  returned: ({ returned = 0 }) => returned,
  withdrawnAt: ({ withdrawnAt }) => withdrawnAt,
  price: ({ price }) => price,
  total: ({ price, MinimumOrder }) => cents(price, MinimumOrder) / 100,
  deposit: ({ deposit }) => deposit,
  shipping: ({ shipping }) => shipping,
  carrier: ({ carrier }) => carrier,
  tracking: ({ tracking }) => tracking,
  basketId: ({ basketId }) => basketId,
  _id: ({ _id }) => _id,
};

export function rowOfOrder(order: ShownOrder): Cell[] {
  return Object.values(cells).map((toCell) => toCell(order));
}

export function ordersFile(state: OrdersState["state"]): ListFile<ShownOrder> {
  return {
    ...{ name: "orders", heads: Object.keys(cells), toRow: rowOfOrder },
    pages: (signal) => everyOrder(state, signal),
  };
}
