import { type AddPurchases, addPurchases, movePurchase, readPurchase } from "../contract/admin/purchases.ts";
import { addSupplier, type Supplier } from "../contract/admin/suppliers.ts";
import type { Product } from "../contract/products.ts";
import { type Call, untilServed } from "./api.ts";
import { aSupplier, type Parts } from "./nouns.ts";

/** Calls by an admin. */
type Line = AddPurchases["items"][number]["lines"][number];

/** A draft of these lines, from a supplier of its own if none is given. */
export async function aDraft(
  call: Call,
  lines: readonly Line[],
  fields: Parameters<typeof aSupplier>[0] = {},
  from?: Supplier,
) {
  const supplier = from ?? (await call(addSupplier, { body: aSupplier(fields) })).output;
  const items = [{ supplierId: supplier._id, lines: [...lines] }];
  const { output } = await untilServed(() => call(addPurchases, { body: { items, isDryRun: false } }));
  const _id = output.items[0]?._id;
  if (_id === undefined) throw new Error(`No draft: ${JSON.stringify(output)}`);
  return { supplier, purchase: await readAgain(call, _id) };
}

export async function readAgain(call: Call, id: string) {
  return (await call(readPurchase, { params: { id } })).output;
}

/** The same, sent. */
export async function aSentPurchase(
  call: Call,
  lines: readonly Line[],
  fields: Parameters<typeof aSupplier>[0] = {},
) {
  const { supplier, purchase } = await aDraft(call, lines, fields);
  const { output } = await call(movePurchase, {
    params: { id: purchase._id },
    body: { version: 1, state: "sent" },
  });
  return { supplier, purchase: output };
}

/** Calls about purchases by the names of their endpoints, for the tables of access and refusals. */
export const purchaseParts = {
  async toAdd(call: Call, product: Product): Promise<Parts> {
    const supplier = (await call(addSupplier, { body: aSupplier() })).output;
    const lines = [{ productId: product._id, packs: 1 }];
    return { body: { items: [{ supplierId: supplier._id, lines }], isDryRun: false } };
  },
  async drafted(call: Call, product: Product): Promise<Parts> {
    const { purchase } = await aDraft(call, [{ productId: product._id, packs: 1 }]);
    return { params: { id: purchase._id } };
  },
  async sent(call: Call, product: Product): Promise<Parts> {
    const { purchase } = await aSentPurchase(call, [{ productId: product._id, packs: 1 }]);
    return { params: { id: purchase._id } };
  },
};
