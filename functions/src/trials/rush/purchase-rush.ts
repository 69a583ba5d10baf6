import { movePurchase, readPurchase } from "../../contract/admin/purchases.ts";
import { receive } from "../../contract/admin/receipts.ts";
import { as } from "../../testing/api.ts";
import { aSentPurchase } from "../../testing/purchases.ts";
import type { Round } from "./rush.ts";

const ADMINS = 10;

/** Ten admins book the same pieces of one purchase in, part by part, while one of them tries to close it as they saw it. */
export async function purchaseRush(round: Round): Promise<void> {
  const { world } = round;
  const products = await Promise.all([1, 2, 3].map(() => world.product({ quantity: 0 })));
  const admins = await Promise.all(Array.from({ length: ADMINS }, () => world.admin()));
  const [admin] = admins;
  if (!admin) return;
  const { call } = as(admin, round.site);
  const lines = products.map(({ _id }) => ({ productId: _id, packs: 4, cost: 2 }));
  const { purchase } = await aSentPurchase(call, lines);
  const params = { id: purchase._id };
  const acts = admins.flatMap((each) =>
    products.map(({ _id }) => {
      const body = { lines: [{ productId: _id, pieces: 1 }] };
      return round.timed(() => as(each, round.site).call(receive, { params, body }));
    }),
  );
  const stale = round.timed(() => call(movePurchase, { params, body: { version: 1, state: "closed" } }));
  const replies = await Promise.all(acts);
  round.expect("closed as seen", (await stale).status, 409);
  const done = replies.filter(({ output }) => output.items[0]?.result === "done");
  round.expect("booked", done.length, 4 * products.length);
  const stocks = await Promise.all(products.map((product) => world.stockOf(product)));
  round.expect("stock", stocks, [4, 4, 4]);
  const { output } = await call(readPurchase, { params });
  round.expect("state", output.state, "received");
  round.expect("on order", await world.onOrderFaults(), []);
  round.expect("movements", await world.stockFaults(), []);
}
