import { beforeEach, describe, expect, it } from "vitest";
import { dayAfter, shopDayOf } from "../books/shop-day.ts";
import { listChanges } from "../contract/admin/change-history.ts";
import { readWholePart } from "../contract/admin/parts.ts";
import { changeProduct, deleteProduct } from "../contract/admin/products.ts";
import { movePurchase, type Purchase } from "../contract/admin/purchases.ts";
import { type Receive, receive } from "../contract/admin/receipts.ts";
import { readSpending } from "../contract/admin/spending.ts";
import { listMovements } from "../contract/admin/stock.ts";
import { placeOrder } from "../contract/orders.ts";
import type { Product } from "../contract/products.ts";
import { listSaved, savePart } from "../contract/saved.ts";
import { undoDeletion } from "../contract/undo.ts";
import type { Account } from "../testing/accounts.ts";
import { as, type Call } from "../testing/api.ts";
import { anOrder } from "../testing/builders.ts";
import { aDraft, aSentPurchase, readAgain } from "../testing/purchases.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();
const today = shopDayOf(Date.now());
let admin: Account;
let call: Call;
let part: Product;

beforeEach(async () => {
  admin = await world.admin();
  ({ call } = as(admin));
  part = await world.product({ quantity: 2 });
});

const sent = async (packs = 10, cost: number | undefined = undefined) =>
  (await aSentPurchase(call, [{ productId: part._id, packs, cost }], { days: 3 })).purchase;

function book(
  { _id }: Pick<Purchase, "_id">,
  line: Partial<Receive["lines"][number]>,
  key?: string,
  who = admin,
) {
  const body = { lines: [{ productId: part._id, pieces: 1, ...line }] };
  return as(who).call(receive, { params: { id: _id }, body, ...(key !== undefined && { key }) });
}

const results = ({ output }: Awaited<ReturnType<typeof book>>) => output.items.map(({ result }) => result);
const present = async () => (await call(readWholePart, { params: { id: part._id } })).output;

describe("A receipt", () => {
  it("books pieces into the stock and off the order, bit by bit, and the purchase follows", async () => {
    const purchase = await sent();
    const { status, output } = await book(purchase, { pieces: 4 });
    expect([status, output.items]).toEqual([201, [{ productId: part._id, result: "done" }]]);
    expect(output.purchase).toMatchObject({
      state: "part",
      version: 3,
      lines: [{ pieces: 10, received: 4 }],
    });
    expect(await present()).toMatchObject({ quantity: 6, onOrder: 6, expected: dayAfter(today, 3) });
    expect((await book(purchase, { pieces: 6 })).output.purchase.state).toBe("received");
    expect(await present()).toMatchObject({ quantity: 12, onOrder: 0, expected: null });
    const { items } = (await call(listMovements, { params: { id: part._id } })).output;
    expect(items[0]).toMatchObject({ change: 6, cause: "receive", reason: purchase.number, who: admin.uid });
    expect(await world.stockFaults()).toEqual([]);
  });

  it("asks before it books more than is still to come", async () => {
    const purchase = await sent(3);
    expect(results(await book(purchase, { pieces: 4 }))).toEqual(["over"]);
    expect((await present()).quantity).toBe(2);
    const over = await book(purchase, { pieces: 4, isOver: true });
    expect(over.output.purchase).toMatchObject({ state: "received", lines: [{ pieces: 3, received: 4 }] });
    expect(await present()).toMatchObject({ quantity: 6, onOrder: 0 });
    expect(results(await book(purchase, {}))).toEqual(["over"]);
  });

  it("books once however often it's sent, and refuses another with its key", async () => {
    const purchase = await sent();
    const tries = await Promise.all([1, 2, 3].map(() => book(purchase, { pieces: 3 }, "one-receipt")));
    expect(tries.map(results)).toEqual([["done"], ["done"], ["done"]]);
    await call(movePurchase, { params: { id: purchase._id }, body: { version: 3, state: "closed" } });
    expect(results(await book(purchase, { pieces: 3 }, "one-receipt"))).toEqual(["done"]);
    expect((await present()).quantity).toBe(5);
    const other = await book(purchase, { pieces: 4 }, "one-receipt");
    expect(other.refusal).toMatchObject({ status: 422, code: "idempotency_key_reused" });
  });

  it("of ten admins at once counts each piece once", async () => {
    const purchase = await sent(5);
    const admins = await Promise.all(Array.from({ length: 10 }, () => world.admin()));
    const replies = await Promise.all(admins.map((who) => book(purchase, {}, undefined, who)));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(replies.flatMap(results).sort()).toEqual([...Array(5).fill("done"), ...Array(5).fill("over")]);
    expect(await present()).toMatchObject({ quantity: 7, onOrder: 0 });
    expect(await world.onOrderFaults()).toEqual([]);
  });

  it("is refused on a draft and on what is closed, and of a part that isn't on it or is named twice", async () => {
    const { purchase: draft } = await aDraft(call, [{ productId: part._id, packs: 1 }]);
    const unsent = { status: 409, code: "not_next", message: "Send the purchase first." };
    expect((await book(draft, {})).refusal).toMatchObject(unsent);
    const purchase = await sent();
    const stranger = await book(purchase, { productId: "another" });
    expect(stranger.refusal).toMatchObject({
      status: 422,
      fields: { "lines.0.productId": expect.any(String) },
    });
    const twice = [1, 2].map((pieces) => ({ productId: part._id, pieces }));
    const named = await call(receive, { params: { id: purchase._id }, body: { lines: twice } });
    expect(named.refusal).toMatchObject({ fields: { "lines.1.productId": "This part is named twice." } });
    await call(movePurchase, { params: { id: purchase._id }, body: { version: 2, state: "closed" } });
    const closed = { status: 409, code: "not_next", message: "The purchase is closed." };
    expect((await book(purchase, {})).refusal).toMatchObject(closed);
    expect(await book({ _id: "nothing" }, {})).toMatchObject({ status: 404 });
  });

  it("makes the cost the average of what is on hand, orders that are new included", async () => {
    const params = { id: part._id };
    await call(changeProduct, { params, body: { version: 1, cost: 10 } as never });
    const customer = await world.customer();
    await as(customer).call(placeOrder, { body: anOrder(part, customer) });
    const purchase = await sent(6, 20);
    await book(purchase, { pieces: 2 });
    expect((await present()).cost).toBe(15);
    await book(purchase, { pieces: 4, cost: 25 });
    expect(await present()).toMatchObject({ cost: 20, version: 4 });
    const { items } = (await call(listChanges, { params })).output;
    expect(items[0]).toMatchObject({ cause: "receive", changes: { cost: [15, 20] } });
  });

  it("is spent at its supplier in its month, at the cost that is billed", async () => {
    const purchase = await sent(6, 20);
    await book(purchase, { pieces: 2 });
    await book(purchase, { pieces: 1, cost: 30.5 });
    const { months, suppliers } = (await call(readSpending, {})).output;
    expect(months.at(-1)).toBe(today.slice(0, 7));
    const { _id, name } = purchase.supplier;
    expect(suppliers.find((each) => each._id === _id)).toMatchObject({
      name,
      spent: [...Array(11).fill(0), 70.5],
    });
  });

  it("tells who waits for the part", async () => {
    const gone = await world.product({ quantity: 0 });
    const customer = await world.customer();
    await as(customer).call(savePart, { params: { id: gone._id }, body: { notify: true } });
    part = gone;
    await book(await sent(2), { pieces: 2 });
    const { items } = (await as(customer).call(listSaved, {})).output;
    expect(items[0]).toMatchObject({ quantity: 2, availableAt: expect.any(String) });
  });
});

it("A part that is replaced after it was ordered is received by its own number, and its purchase names the last successor", async () => {
  const [next, last] = [await world.product(), await world.product()];
  const replace = ({ _id: id }: Product, by: Product) =>
    call(changeProduct, { params: { id }, body: { version: 1, supersededBy: by._id } as never });
  const purchase = await sent(2);
  expect((await readAgain(call, purchase._id)).lines[0]).not.toHaveProperty("successor");
  await replace(part, next);
  await replace(next, last);
  await expect
    .poll(async () => (await readAgain(call, purchase._id)).lines[0]?.successor, { timeout: 10_000 })
    .toBe(last._id);
  const stranger = await book(purchase, { productId: last._id });
  expect(stranger.refusal).toMatchObject({
    ...{ status: 422, fields: { "lines.0.productId": "This part is not on the purchase." } },
  });
  expect(results(await book(purchase, { pieces: 2 }))).toEqual(["done"]);
});

describe("A part that was deleted after it was ordered", () => {
  it("is gone for a receipt, and comes in once it's restored", async () => {
    const other = await world.product();
    const lines = [part, other].map(({ _id }) => ({ productId: _id, packs: 3 }));
    const { purchase } = await aSentPurchase(call, lines);
    await call(deleteProduct, { params: { id: part._id } });
    const body = { lines: lines.map(({ productId }) => ({ productId, pieces: 3 })) };
    const { output } = await as(admin).call(receive, { params: { id: purchase._id }, body });
    expect(output.items.map(({ result }) => result)).toEqual(["gone", "done"]);
    await call(undoDeletion, { params: { id: part._id } });
    expect((await present()).onOrder).toBe(3);
    expect(results(await book(purchase, { pieces: 3 }))).toEqual(["done"]);
    expect(await present()).toMatchObject({ quantity: 5, onOrder: 0 });
  });

  it("is no longer on order where its purchase was closed meanwhile", async () => {
    const purchase = await sent(4);
    await call(deleteProduct, { params: { id: part._id } });
    await call(movePurchase, { params: { id: purchase._id }, body: { version: 2, state: "closed" } });
    await call(undoDeletion, { params: { id: part._id } });
    expect(await present()).toMatchObject({ onOrder: 0, expected: null });
    expect((await readAgain(call, purchase._id)).state).toBe("closed");
    expect(await world.onOrderFaults()).toEqual([]);
  });
});
