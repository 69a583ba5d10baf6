import { adjustStock } from "../../contract/admin/stock.ts";
import { saveBasket } from "../../contract/basket/basket.ts";
import { placeBasket } from "../../contract/basket/place-basket.ts";
import { deleteOrder, type Order, placeOrder } from "../../contract/orders.ts";
import type { Product } from "../../contract/products.ts";
import type { Account } from "../../testing/accounts.ts";
import { as, type Reply } from "../../testing/api.ts";
import { aBasket, anOrder } from "../../testing/builders.ts";
import { type Round, statuses } from "./rush.ts";

const [STOCK, BASKETS, SINGLES, DELETIONS, RESTOCKS, SAVES] = [20, 20, 10, 4, 4, 20];

type Parts = readonly [hot: Product, hot: Product, plenty: Product];
type Buyers = readonly Account[];

function buyerOf(buyers: Buyers, index: number): Account {
  return buyers[index % buyers.length] as Account;
}

/** In turn both hot parts come first, and every fourth basket has one of them twice. */
function partsOf([first, second, plenty]: Parts, index: number): Product[] {
  if (index % 4 === 3) return [first, second, first];
  return index % 2 === 0 ? [first, second, plenty] : [second, plenty, first];
}

function baskets(round: Round, parts: Parts, buyers: Buyers) {
  return Array.from({ length: BASKETS }, (_, index) => {
    const buyer = buyerOf(buyers, index);
    const body = aBasket(partsOf(parts, index), buyer, { MinimumOrder: (index % 3) + 1 });
    return round.timed(() => as(buyer, round.site).call(placeBasket, { body }));
  });
}

/** Single orders, deletions of older ones and restocks, all of the two hot parts, and saves of the buyers' own baskets. */
async function others(round: Round, parts: Parts, buyers: Buyers) {
  const [admin, [customer]] = [await round.world.admin(), await round.customers(1)];
  const older = await Promise.all(
    Array.from({ length: DELETIONS }, (_, index) =>
      round.world.order(parts[index % 2] as Product, customer as Account, { MinimumOrder: 2 }),
    ),
  );
  return (): Promise<Reply>[] => [
    ...Array.from({ length: SINGLES }, (_, index) => {
      const buyer = buyerOf(buyers, index);
      const body = anOrder(parts[index % 2] as Product, buyer, { MinimumOrder: 2 });
      return round.timed(() => as(buyer, round.site).call(placeOrder, { body }));
    }),
    ...older.map(({ _id }) =>
      round.timed(() => as(customer as Account, round.site).call(deleteOrder, { params: { id: _id } })),
    ),
    ...Array.from({ length: RESTOCKS }, (_, index) => {
      const id = (parts[index % 2] as Product)._id;
      const body = { change: 3, reason: "Delivered." };
      return round.timed(() => as(admin, round.site).call(adjustStock, { params: { id }, body }));
    }),
    ...Array.from({ length: SAVES }, (_, index) => {
      const lines = partsOf(parts, 0).map(({ _id }) => ({ productId: _id, quantity: index + 1 }));
      const buyer = buyerOf(buyers, index);
      return round.timed(() => as(buyer, round.site).call(saveBasket, { body: { lines } }));
    }),
  ];
}

/** Twenty baskets of three lines on two hot parts, mixed with everything else that moves their stock. */
export async function basketRush(round: Round): Promise<void> {
  const parts = (await Promise.all(
    [STOCK, STOCK, 1000].map((quantity) => round.world.product({ quantity })),
  )) as unknown as Parts;
  const buyers = await round.customers(10);
  const begin = await others(round, parts, buyers);
  const [placed, mixed] = await Promise.all([
    Promise.all(baskets(round, parts, buyers)),
    Promise.all(begin()),
  ]);
  const refused = placed.filter(({ status }) => status === 409).length;
  const answered = placed.filter(({ status }) => status === 201).map(({ output }) => output);
  round.expect("replies", answered.length + refused, BASKETS);
  round.expect("others", statuses(mixed.slice(SINGLES)), { 200: DELETIONS + RESTOCKS + SAVES });
  const kept = (await Promise.all(parts.map((part) => round.world.ordersOf(part)))).flat();
  expectWhole(round, kept, answered);
  for (const [index, part] of parts.entries()) await expectStock(round, part, index < 2, kept);
}

/** No half basket, none lost, and none that was refused. */
function expectWhole(round: Round, kept: readonly Order[], answered: readonly { orders: Order[] }[]): void {
  const ofBaskets = kept.filter(({ basketId }) => basketId !== undefined).map(({ _id }) => _id);
  const promised = answered.flatMap(({ orders }) => orders.map(({ _id }) => _id));
  round.expect("orders of baskets", ofBaskets.sort(), promised.sort());
}

/** Of each hot part, two orders of two pieces came back, and two deliveries of three. */
async function expectStock(round: Round, part: Product, isHot: boolean, kept: readonly Order[]) {
  const orders = kept.filter(({ productId }) => productId === part._id);
  const sold = orders.reduce((sum, { MinimumOrder }) => sum + MinimumOrder, 0);
  const came = isHot ? DELETIONS + 3 * (RESTOCKS / 2) : 0;
  round.expect("stock", await round.world.stockOf(part), part.quantity + came - sold);
  const movements = await round.world.movementsOf(part);
  const sales = movements.filter(({ cause }) => cause === "sale").map(({ orderId }) => orderId);
  round.expect("sales", sales.sort(), orders.map(({ _id }) => _id).sort());
  round.expect(
    "oversold",
    movements.filter(({ after }) => after < 0),
    [],
  );
}
