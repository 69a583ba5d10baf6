import { fulfilOrders } from "../../contract/admin/fulfilment.ts";
import { deleteOrder } from "../../contract/orders.ts";
import { as } from "../../testing/api.ts";
import { type Round, statuses } from "./rush.ts";

/** Two admins mark the same orders while their customers delete them. */
export async function markingRush(round: Round): Promise<void> {
  const { world } = round;
  const [product, buyers] = [await world.product({ quantity: 5 }), await round.customers(10)];
  const admins = [await world.admin(), await world.admin()];
  const placed = await Promise.all(
    buyers.map(async (buyer) => ({ buyer, ...(await world.order(product, buyer, { MinimumOrder: 2 })) })),
  );
  const items = placed.map(({ _id }) => ({ _id, version: 1 }));
  const body = { items, handling: "picked" } as const;
  const [deletions, markings] = await Promise.all([
    Promise.all(
      placed.map(({ buyer, _id: id }) =>
        round.timed(() => as(buyer, round.site).call(deleteOrder, { params: { id } })),
      ),
    ),
    Promise.all(admins.map((admin) => round.timed(() => as(admin, round.site).call(fulfilOrders, { body })))),
  ]);
  round.expect("markings", statuses(markings), { 200: 2 });
  const kept = await world.ordersOf(product);
  const deleted = deletions.filter(({ status }) => status === 200).length;
  round.expect("deleted", deleted, placed.length - kept.length);
  for (const { _id, handling, version } of kept) {
    const events = (await world.auditEventsAbout(_id)).map(({ what }) => what);
    round.expect("kept", [handling, version, ...events], ["picked", 2, "order_picked"]);
  }
  round.expect("stock", await world.stockOf(product), 5 + 2 * deleted);
}
