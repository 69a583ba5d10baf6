import { beforeEach, describe, expect, it } from "vitest";
import { dayAfter, shopDayOf } from "../books/shop-day.ts";
import { changeProduct, deleteProduct } from "../contract/admin/products.ts";
import { changePurchase, movePurchase, type Purchase } from "../contract/admin/purchases.ts";
import { receive } from "../contract/admin/receipts.ts";
import { readPart } from "../contract/catalogue/part.ts";
import { searchCatalogue } from "../contract/catalogue/search.ts";
import { listProducts, type Product } from "../contract/products.ts";
import { listSaved, savePart } from "../contract/saved.ts";
import { undoDeletion } from "../contract/undo.ts";
import { bookOnOrder } from "../parts/on-order-check.store.ts";
import type { Account } from "../testing/accounts.ts";
import { as, type Call } from "../testing/api.ts";
import { aDraft } from "../testing/purchases.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();
const [near, far] = [2, 9].map((days) => dayAfter(shopDayOf(Date.now()), days)) as [string, string];
let admin: Account;
let call: Call;
let part: Product;

beforeEach(async () => {
  admin = await world.admin();
  ({ call } = as(admin));
  part = await world.product({ quantity: 0 });
});

async function sent(expected: string | null, parts: readonly Product[] = [part]): Promise<Purchase> {
  const lines = parts.map(({ _id }) => ({ productId: _id, packs: 3 }));
  const { purchase } = await aDraft(call, lines);
  const params = { id: purchase._id };
  return (await call(movePurchase, { params, body: { version: 1, state: "sent", expected } })).output;
}

const close = ({ _id, version }: Purchase) =>
  call(movePurchase, { params: { id: _id }, body: { version, state: "closed" } });
const change = ({ _id, version }: Purchase, expected: string | null) =>
  call(changePurchase, { params: { id: _id }, body: { version, expected } });
const book = ({ _id }: Purchase, pieces: number) =>
  call(receive, { params: { id: _id }, body: { lines: [{ productId: part._id, pieces }] } });

const shown = async ({ _id: id } = part) => (await as(null).call(readPart, { params: { id } })).output;
const day = async (of = part) => (await shown(of)).expected;
const listed = async () =>
  (await as(null).call(searchCatalogue, { query: { id: [part._id] } })).output.items[0]?.expected;

describe("The day on which a part is expected", () => {
  it("is for anyone to read once it's sent, and is never in the specification's list", async () => {
    expect(await as(null).call(readPart, { params: { id: part._id } })).toMatchObject({
      json: { expected: null },
    });
    await sent(near);
    expect(await day()).toBe(near);
    await expect.poll(listed).toBe(near);
    const { json } = await as(null).call(listProducts, { query: { id: part._id } });
    expect(Object.keys((json as object[])[0] ?? {})).not.toContain("expected");
    const customer = await world.customer();
    await as(customer).call(savePart, { params: { id: part._id }, body: { notify: true } });
    expect((await as(customer).call(listSaved, {})).output.items[0]?.expected).toBe(near);
  });

  it("is the first of all purchases, follows them, and goes with the last piece", async () => {
    const late = await sent(far);
    const early = await sent(near);
    expect(await day()).toBe(near);
    const moved = (await change(early, null)).output;
    expect(await day()).toBe(far);
    const back = (await change(moved, near)).output;
    await book(back, 2);
    expect(await day()).toBe(near);
    await book(back, 1);
    expect(await day()).toBe(far);
    await close(late);
    expect(await day()).toBeNull();
    await expect.poll(listed).toBeNull();
    expect(await world.onOrderFaults()).toEqual([]);
  });

  it("is no step of the part's versions or history, and stays where an older form is saved", async () => {
    const before = await shown();
    await sent(near);
    expect(await shown()).toMatchObject({ version: before.version, expected: near });
    expect((await world.changesOf(part)).map(({ cause }) => cause)).toEqual([]);
    const body = { version: before.version, name: "Renamed", price: 7 };
    expect((await call(changeProduct, { params: { id: part._id }, body: body as never })).status).toBe(200);
    expect(await shown()).toMatchObject({ name: "Renamed", expected: near });
  });

  it("is what the purchases say once a deleted part is back", async () => {
    const other = await world.product();
    const purchase = await sent(near, [part, other]);
    await call(deleteProduct, { params: { id: part._id } });
    const moved = (await change(purchase, far)).output;
    expect(await day(other)).toBe(far);
    await call(undoDeletion, { params: { id: part._id } });
    expect(await day()).toBe(far);
    await call(deleteProduct, { params: { id: part._id } });
    expect((await close(moved)).status).toBe(200);
    await call(undoDeletion, { params: { id: part._id } });
    expect(await day()).toBeNull();
    expect(await world.onOrderFaults()).toEqual([]);
  });

  it("is found wrong by the check of all data, and is put right", async () => {
    await sent(near);
    expect(await world.onOrderFaults()).toEqual([]);
    await world.change("products", part._id, { expected: far });
    expect(await world.onOrderFaults()).toEqual([part._id]);
    await bookOnOrder(part._id);
    expect([await day(), await world.onOrderFaults()]).toEqual([near, []]);
  });
});

it("A purchase of three hundred parts is sent and closed in one commit each", async () => {
  const parts = await Promise.all(Array.from({ length: 300 }, () => world.product()));
  const purchase = await sent(near, parts);
  expect(await Promise.all([parts[0], parts[299]].map((each) => day(each)))).toEqual([near, near]);
  expect((await close(purchase)).status).toBe(200);
  expect(await day(parts[299])).toBeNull();
});
