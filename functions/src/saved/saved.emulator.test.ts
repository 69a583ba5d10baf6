import { describe, expect, it } from "vitest";
import { deleteProduct } from "../contract/admin/products.ts";
import { forgetPart, listSaved, readSaved, savePart } from "../contract/saved.ts";
import { moneyOf } from "../contract/values/money.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

function save(customer: Account, id: string, body: { notify?: boolean } = {}) {
  return as(customer).call(savePart, { params: { id }, body });
}

async function list(customer: Account) {
  return (await as(customer).call(listSaved, {})).output.items;
}

/** Two hundred saved parts, of which these are the only ones that exist. */
async function fillList({ uid }: Account, ...present: string[]) {
  const gone = Array.from({ length: 200 - present.length }, (_, index) => `gone-${index}`);
  const items = [...present, ...gone].map((productId) => ({ productId, notify: false }));
  await world.change("saved", uid, { items });
}

describe("A saved part", () => {
  it("is listed with its present price and stock, the last saved first", async () => {
    const [customer, other] = [await world.customer(), await world.customer()];
    const [first, second] = [await world.product(), await world.product()];
    expect(await list(customer)).toEqual([]);
    const wish = { expected: null, notify: false };
    expect((await save(customer, first._id)).json).toEqual({ ...first, ...wish });
    await save(customer, second._id);
    await world.change("products", first._id, { price: moneyOf(1990) });
    await world.setStock(first, 3);
    const now = { ...first, price: 19.9, quantity: 3, ...wish };
    expect(await list(customer)).toEqual([{ ...second, ...wish }, now]);
    expect((await as(customer).call(readSaved, { params: { id: first._id } })).json).toEqual(now);
    expect(await list(other)).toEqual([]);
  });

  it("is saved once, however often, and without a body too", async () => {
    const [customer, product] = [await world.customer(), await world.product()];
    await save(customer, product._id);
    const again = await as(customer).call(savePart, { params: { id: product._id } });
    expect(again.status).toBe(200);
    expect(await list(customer)).toHaveLength(1);
  });

  it("keeps its place when it's saved again, such as to be told when it's available", async () => {
    const customer = await world.customer();
    const [first, second] = [await world.product({ quantity: 0 }), await world.product()];
    await save(customer, first._id);
    await save(customer, second._id);
    await save(customer, first._id, { notify: true });
    expect(await list(customer)).toMatchObject([
      { _id: second._id, notify: false },
      { _id: first._id, notify: true },
    ]);
  });

  it("can be taken off the list, once", async () => {
    const [customer, product] = [await world.customer(), await world.product()];
    await save(customer, product._id);
    const params = { id: product._id };
    expect((await as(customer).call(forgetPart, { params })).json).toEqual({ _id: product._id });
    expect((await as(customer).call(forgetPart, { params })).status).toBe(404);
    expect((await as(customer).call(readSaved, { params })).status).toBe(404);
    expect(await list(customer)).toEqual([]);
  });

  it("that is deleted leaves the list", async () => {
    const [customer, product, kept] = [await world.customer(), await world.product(), await world.product()];
    await save(customer, product._id);
    await save(customer, kept._id);
    const params = { id: product._id };
    await as(await world.admin()).call(deleteProduct, { params });
    expect((await list(customer)).map(({ _id }) => _id)).toEqual([kept._id]);
    expect((await as(customer).call(readSaved, { params })).status).toBe(404);
    expect((await save(customer, product._id)).status).toBe(404);
  });
});

describe("A saved list", () => {
  it("takes no 201st part, and says so; what it has can be saved again", async () => {
    const customer = await world.customer();
    const products = await Promise.all(Array.from({ length: 200 }, () => world.product()));
    const [first, ...others] = products.map(({ _id }) => _id) as [string, ...string[]];
    await save(customer, first);
    await fillList(customer, first, ...others);
    const extra = await world.product();
    expect((await save(customer, extra._id)).refusal).toMatchObject({
      ...{ status: 409, code: "list_full" },
      message: "You can save 200 parts. Please take one off your list first.",
    });
    expect((await save(customer, first, { notify: true })).status).toBe(200);
    expect(await list(customer)).toHaveLength(200);
    await as(customer).call(forgetPart, { params: { id: first } });
    expect((await save(customer, extra._id)).status).toBe(200);
  });

  it("that is full of parts that are gone has room again", async () => {
    const [customer, product, another] = [
      await world.customer(),
      await world.product(),
      await world.product(),
    ];
    await save(customer, product._id);
    await fillList(customer, product._id);
    expect((await save(customer, another._id)).status).toBe(200);
    expect((await list(customer)).map(({ _id }) => _id)).toEqual([another._id, product._id]);
    expect(await world.stored("saved", customer.uid)).toMatchObject({ items: { length: 2 } });
  });

  it("that is damaged is empty, and takes parts again", async () => {
    const [customer, product] = [await world.customer(), await world.product()];
    await save(customer, product._id);
    await world.change("saved", customer.uid, { items: "all" });
    expect(await list(customer)).toEqual([]);
    await save(customer, product._id);
    expect(await list(customer)).toHaveLength(1);
  });

  it("of an account that is leaving takes nothing", async () => {
    const [customer, product] = [await world.customer(), await world.product()];
    await world.beginDeletion(customer);
    expect((await save(customer, product._id)).status).toBe(401);
    expect(await world.stored("saved", customer.uid)).toBeUndefined();
  });

  it("keeps all of many parts saved at once", async () => {
    const customer = await world.customer();
    const products = await Promise.all(Array.from({ length: 6 }, () => world.product()));
    const replies = await Promise.all(products.map(({ _id }) => save(customer, _id)));
    expect(replies.map(({ status }) => status)).toEqual(products.map(() => 200));
    expect(await list(customer)).toHaveLength(6);
  });
});
