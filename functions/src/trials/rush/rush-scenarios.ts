import { vi } from "vitest";
import { deleteAccount } from "../../contract/account.ts";
import { deleteOrdersOfAccount } from "../../contract/admin/orders.ts";
import { deleteProduct } from "../../contract/admin/products.ts";
import { returnPieces } from "../../contract/admin/returns.ts";
import { makeAdmin, removeUser } from "../../contract/admin/users.ts";
import { deleteOrder, type Order, placeOrder } from "../../contract/orders.ts";
import type { Product } from "../../contract/products.ts";
import { saveProfile } from "../../contract/profiles.ts";
import { addReview } from "../../contract/reviews/add-review.ts";
import { undoDeletion } from "../../contract/undo.ts";
import { saveUser } from "../../contract/users.ts";
import type { Account } from "../../testing/accounts.ts";
import { as, type Reply, untilServed } from "../../testing/api.ts";
import { anOrder, aReview } from "../../testing/builders.ts";
import { basketRush } from "./basket-rush.ts";
import { markingRush } from "./marking-rush.ts";
import { papersRush } from "./papers-rush.ts";
import { purchaseRush } from "./purchase-rush.ts";
import { type Round, statuses } from "./rush.ts";

/** Concurrent calls, and their expected outcome. */
export type Scenario = (round: Round) => Promise<void>;

/** No customer orders more than this in a round: who does is soon told to wait. */
const ORDERS_PER_CUSTOMER = 4;

/** `count` orders at once, by turns of customers of their own. */
async function rush(round: Round, product: Product, count: number, piecesOf: (index: number) => number) {
  const buyers = await round.customers(Math.ceil(count / ORDERS_PER_CUSTOMER));
  const orders = Array.from({ length: count }, (_, index) => {
    const buyer = buyers[index % buyers.length] as Account;
    const body = anOrder(product, buyer, { MinimumOrder: piecesOf(index) });
    return round.timed(() => as(buyer, round.site).call(placeOrder, { body }));
  });
  return Promise.all(orders);
}

function pieces(orders: readonly Order[]): number {
  return orders.reduce((sum, order) => sum + order.MinimumOrder, 0);
}

interface Stock {
  stock: number;
  minimum: number;
  /** Pieces of each order. */
  each: number;
  orders: number;
  placed: number;
}

/** Orders of one size: as many are placed as the stock is enough for, and all others refused. */
function sameSize({ stock, minimum, each, orders, placed }: Stock): Scenario {
  return async (round) => {
    const product = await round.world.product({ quantity: stock, minimumQuantity: minimum });
    const replies = await rush(round, product, orders, () => each);
    const refused = orders - placed;
    round.expect("replies", statuses(replies), { 201: placed, ...(refused > 0 && { 409: refused }) });
    round.expect("orders", (await round.world.ordersOf(product)).length, placed);
    round.expect("stock", await round.world.stockOf(product), stock - placed * each);
  };
}

const mixedSizes: Scenario = async (round) => {
  const product = await round.world.product({ quantity: 20 });
  const sizeOf = (index: number) => (index % 7) + 1;
  const replies = await rush(round, product, 40, sizeOf);
  const kept = await round.world.ordersOf(product);
  const left = (await round.world.stockOf(product)) ?? -1;
  const refused = replies.flatMap(({ status }, index) => (status === 409 ? [sizeOf(index)] : []));
  const placed = replies.filter(({ status }) => status === 201);
  round.expect("stock and orders", left + pieces(kept), 20);
  round.expect("sold too much", pieces(kept) > 20, false);
  round.expect("replies", placed.length + refused.length, 40);
  round.expect("orders", kept.map(({ _id }) => _id).sort(), placed.map(({ output }) => output._id).sort());
  // Stock only sinks here, so that what is left is the least there ever was.
  round.expect(
    "refused without need",
    refused.filter((size) => size <= left),
    [],
  );
};

const oneKey: Scenario = async (round) => {
  const product = await round.world.product({ quantity: 10 });
  const [customer] = (await round.customers(1)) as [Account];
  const [body, key] = [anOrder(product, customer, { MinimumOrder: 3 }), round.world.idempotencyKey()];
  const send = () => as(customer, round.site).call(placeOrder, { body, key });
  const replies = await Promise.all(Array.from({ length: 20 }, () => round.timed(send)));
  const placed = replies.filter(({ status }) => status === 201);
  round.expect("orders answered", new Set(placed.map(({ output }) => output._id)).size, 1);
  round.expect("replies", statuses(replies), { 201: 20 });
  round.expect("orders", (await round.world.ordersOf(product)).length, 1);
  round.expect("stock", await round.world.stockOf(product), 7);
};

const deletedTenTimes: Scenario = async (round) => {
  const product = await round.world.product({ quantity: 6 });
  const [customer] = (await round.customers(1)) as [Account];
  const { _id } = await round.world.order(product, customer, { MinimumOrder: 4 });
  const remove = () => as(customer, round.site).call(deleteOrder, { params: { id: _id } });
  const replies = await Promise.all(Array.from({ length: 10 }, () => round.timed(remove)));
  round.expect("replies", statuses(replies), { 200: 1, 404: 9 });
  round.expect("stock", await round.world.stockOf(product), 10);
};

/** While others want its pieces. */
const undoneTenTimes: Scenario = async (round) => {
  const [product, admin] = [await round.world.product({ quantity: 6 }), await round.world.admin()];
  const [customer] = (await round.customers(1)) as [Account];
  const { _id } = await round.world.order(product, customer, { MinimumOrder: 4 });
  const params = { id: _id };
  await as(customer, round.site).call(deleteOrder, { params });
  const undo = () => as(admin, round.site).call(undoDeletion, { params });
  const [replies, orders] = await Promise.all([
    Promise.all(Array.from({ length: 10 }, () => round.timed(undo))),
    rush(round, product, 5, () => 3),
  ]);
  const kept = await round.world.ordersOf(product);
  const isBack = kept.some((order) => order._id === _id);
  const answered = replies.filter(({ status }) => status === 200).length > 0;
  round.expect("replies", replies.filter(({ status }) => ![200, 404, 409].includes(status)).length, 0);
  round.expect("restored", answered, isBack);
  const placed = orders.filter(({ status }) => status === 201).length;
  round.expect("orders", kept.length, placed + (isBack ? 1 : 0));
  round.expect("stock", await round.world.stockOf(product), 10 - pieces(kept));
};

/** While others want its pieces. */
const returnedTenTimes: Scenario = async (round) => {
  const [product, admin] = [await round.world.product({ quantity: 6 }), await round.world.admin()];
  const [customer] = (await round.customers(1)) as [Account];
  const sent = { MinimumOrder: 4, handling: "sent", version: 3 } as const;
  const { _id } = await round.world.order(product, customer, sent);
  const body = { version: 3, pieces: 3, isSellable: true, reason: "Wrong side." };
  const giveBack = () => as(admin, round.site).call(returnPieces, { params: { id: _id }, body });
  const [replies] = await Promise.all([
    Promise.all(Array.from({ length: 10 }, () => round.timed(giveBack))),
    rush(round, product, 5, () => 3),
  ]);
  round.expect("replies", statuses(replies), { 200: 1, 409: 9 });
  const kept = await round.world.ordersOf(product);
  round.expect("returned", kept.find((order) => order._id === _id)?.returned, 3);
  // Four pieces were sent beside a stock of six, and three of them came back.
  round.expect("stock", await round.world.stockOf(product), 13 - pieces(kept));
};

const deletedProduct: Scenario = async (round) => {
  const [product, admin] = [await round.world.product({ quantity: 100 }), await round.world.admin()];
  const remove = () => as(admin, round.site).call(deleteProduct, { params: { id: product._id } });
  const [deletion, replies] = await Promise.all([round.timed(remove), rush(round, product, 20, () => 1)]);
  const placed = replies.filter(({ status }) => status === 201).length;
  round.expect("deletion", deletion.status, 200);
  round.expect("replies", replies.filter(({ status }) => ![201, 404].includes(status)).length, 0);
  round.expect("orders", (await round.world.ordersOf(product)).length, placed);
  round.expect("product", await round.world.stockOf(product), undefined);
  const movements = await round.world.movementsOf(product);
  round.expect("sales", movements.filter(({ cause }) => cause === "sale").length, placed);
  round.expect("orders afterwards", statuses(await rush(round, product, 2, () => 1)), { 404: 2 });
};

const comingAndGoing: Scenario = async (round) => {
  const product = await round.world.product({ quantity: 8 });
  const buyers = await round.customers(4);
  const placed = await Promise.all(
    buyers.map(async (buyer) => {
      const { _id } = await round.world.order(product, buyer, { MinimumOrder: 2 });
      return { buyer, remove: () => as(buyer, round.site).call(deleteOrder, { params: { id: _id } }) };
    }),
  );
  const [replies] = await Promise.all([
    rush(round, product, 8, () => 2),
    ...placed.map(({ remove }) => round.timed(remove)),
  ]);
  round.expect("replies", replies.filter(({ status }) => ![201, 409].includes(status)).length, 0);
  // The four orders lay there beside a stock of eight.
  round.expect("stock", await round.world.stockOf(product), 16 - pieces(await round.world.ordersOf(product)));
};

/** Who has ordered half of the stock goes on ordering, while others order and an admin takes it all back. */
const takenBack: Scenario = async (round) => {
  const [product, admin] = [await round.world.product({ quantity: 20 }), await round.world.admin()];
  const [spoiler] = (await round.customers(1)) as [Account];
  const orders = await Promise.all(
    Array.from({ length: 10 }, () => round.world.order(product, spoiler, { MinimumOrder: 2 })),
  );
  const shop = as(admin, round.site);
  const takeBack = () => shop.call(deleteOrdersOfAccount, { params: { uid: spoiler.uid } });
  const remove = ({ _id }: Order) => as(spoiler, round.site).call(deleteOrder, { params: { id: _id } });
  const order = () => as(spoiler, round.site).call(placeOrder, { body: anOrder(product, spoiler) });
  const [replies] = await Promise.all([
    rush(round, product, 20, () => 2),
    ...[takeBack, takeBack, takeBack, order, order].map((call) => round.timed<Reply>(call)),
    ...orders.slice(0, 3).map((one) => round.timed(() => remove(one))),
  ]);
  round.expect("last time", (await round.timed(takeBack)).status, 200);
  round.expect("replies", replies.filter(({ status }) => ![201, 409].includes(status)).length, 0);
  const kept = await round.world.ordersOf(product);
  round.expect("orders", kept.length, replies.filter(({ status }) => status === 201).length);
  // The ten orders lay there beside a stock of twenty.
  round.expect("stock", await round.world.stockOf(product), 40 - pieces(kept));
};

const promotedAndRemoved: Scenario = async (round) => {
  const [admin, customer] = [await round.world.admin(), await round.world.customer()];
  const shop = as(admin, round.site);
  const promote = () => round.timed(() => shop.call(makeAdmin, { params: { email: customer.email } }));
  const replies = await Promise.all([
    ...Array.from({ length: 5 }, promote),
    round.timed(() => shop.call(removeUser, { params: { id: customer.uid } })),
    ...Array.from({ length: 5 }, promote),
  ]);
  round.expect("removal", replies[5]?.status, 200);
  round.expect("replies", replies.filter(({ status }) => ![200, 404].includes(status)).length, 0);
  round.expect("account", await round.world.accountExists(customer), false);
  round.expect("users document", await round.world.stored("users", customer.uid), undefined);
};

/** Everything personal that an account can write, asked for at once. A call that finds the account gone is a 401. */
function personalCalls(round: Round, customer: Account, product: Product, older: readonly Order[]) {
  const { email } = customer;
  const profile = { email, name: "P", address: "1 Lane", mobile: "+1 555 0100", picture: "" };
  const caller = () => as(customer, round.site);
  const order = () =>
    caller().call(placeOrder, { body: anOrder(product, customer), key: round.world.idempotencyKey() });
  const others = [
    () => caller().call(addReview, { body: aReview() }),
    () => caller().call(saveProfile, { params: { email }, body: profile }),
    () => caller().call(saveUser, { params: { email }, body: { email } }),
  ];
  const deletions = older.map(
    ({ _id }) =>
      () =>
        caller().call(deleteOrder, { params: { id: _id } }),
  );
  const calls = Array.from({ length: 40 }, (_, index) => [order, others[index % others.length] ?? order]);
  return [...deletions, ...calls.flat()];
}

const deletedAmidItsCalls: Scenario = async (round) => {
  const [product, [customer]] = [await round.world.product({ quantity: 100 }), await round.customers(1)];
  if (!customer) return;
  const place = () => as(customer, round.site).call(placeOrder, { body: anOrder(product, customer) });
  const older = await Promise.all(Array.from({ length: 8 }, async () => (await untilServed(place)).output));
  const calls = personalCalls(round, customer, product, older);
  const begun = calls.map((call) => call());
  await Promise.race(begun);
  const deletion = await untilServed(() => as(customer, round.site).call(deleteAccount, {}));
  const replies = await Promise.all(begun);
  // A deletion that was told 503 goes on, and who asks again finds the account locked or gone.
  round.expect("deletion", [200, 401].includes(deletion.status), true);
  await vi.waitUntil(async () => !(await round.world.accountExists(customer)), { timeout: 60_000 });
  const allowed = [200, 201, 401, 404, 409, 429, 503];
  round.expect(
    "replies",
    replies.map(({ status }) => status).filter((status) => !allowed.includes(status)),
    [],
  );
  round.expect("left behind", await round.world.leftBehind(customer), []);
  const placed = pieces(await round.world.ordersOf(product));
  round.expect("stock", await round.world.stockOf(product), 100 - placed);
};

/** By each of ten, twice. */
const reviewedTwice: Scenario = async (round) => {
  const [product, buyers] = [await round.world.product(), await round.customers(10)];
  await Promise.all(buyers.map((buyer) => round.world.order(product, buyer, { handling: "sent" })));
  const body = { ...aReview({ revew: 4 }), productId: product._id };
  const review = (buyer: Account) => round.timed(() => as(buyer, round.site).call(addReview, { body }));
  round.expect("replies", statuses(await Promise.all([...buyers, ...buyers].map(review))), {
    201: 10,
    422: 10,
  });
  const { ratings } = (await round.world.stored("products", product._id)) ?? {};
  round.expect("ratings", ratings, { sum: 40, stars: { 4: 10 } });
};

export const DELETED_AMID_ITS_CALLS = "K12: an account deleted amid its own calls";

const BASKETS_ON_HOT_PARTS = "K13: twenty baskets on two hot parts, amid orders, deletions and restocks";

/** Each holds in every round, whatever comes first. Without transactions the first six and the baskets break. */
export const scenarios: Record<string, Scenario> = {
  "K1: the last piece for one of twenty": sameSize({ stock: 1, minimum: 1, each: 1, orders: 20, placed: 1 }),
  "K2: ten pieces for fifty": sameSize({ stock: 10, minimum: 1, each: 1, orders: 50, placed: 10 }),
  "K3: ten pieces in threes": sameSize({ stock: 10, minimum: 2, each: 3, orders: 30, placed: 3 }),
  "K4: ten pieces at the minimum of five": sameSize({
    stock: 10,
    minimum: 5,
    each: 5,
    orders: 10,
    placed: 2,
  }),
  "K5: a hundred pieces for a hundred": sameSize({
    stock: 100,
    minimum: 1,
    each: 1,
    orders: 100,
    placed: 100,
  }),
  "K6: twenty pieces in all sizes": mixedSizes,
  "K7: one key sent twenty times": oneKey,
  "K8: one order deleted ten times": deletedTenTimes,
  "K8b: orders that come and go": comingAndGoing,
  "K8c: one account's orders taken back while others order": takenBack,
  "K8d: one order restored ten times while others order": undoneTenTimes,
  "K8e: one return booked ten times while others order": returnedTenTimes,
  "K8f: ten orders marked by two admins at once while their customers delete them": markingRush,
  "K9: a product deleted under twenty orders": deletedProduct,
  "K8g: six orders invoiced, paid and returned by five admins at once": papersRush,
  "K8h: one purchase booked in by ten admins at once": purchaseRush,
  "K10: a user promoted ten times and removed": promotedAndRemoved,
  "K10b: a part reviewed twice by each of ten": reviewedTwice,
  [DELETED_AMID_ITS_CALLS]: deletedAmidItsCalls,
  [BASKETS_ON_HOT_PARTS]: basketRush,
};

export const breakWithoutTransactions: [string, Scenario][] = [
  ...Object.entries(scenarios).slice(0, 6),
  [BASKETS_ON_HOT_PARTS, basketRush],
];
