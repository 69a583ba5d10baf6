import { describe, expect, it } from "vitest";
import { searchParts } from "../contract/admin/parts.ts";
import { placeBasket } from "../contract/basket/place-basket.ts";
import { readPart } from "../contract/catalogue/part.ts";
import { searchCatalogue } from "../contract/catalogue/search.ts";
import { placeOrder } from "../contract/orders.ts";
import { listProducts, type Product } from "../contract/products.ts";
import { listSaved } from "../contract/saved.ts";
import { db } from "../firestore/db.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { aBasket, anOrder, aUniqueWord } from "../testing/builders.ts";
import { pagesOf } from "../testing/pages.ts";
import { useWorld } from "../testing/use-world.ts";

// Documents may be taken away past the shop, as by the console. No copy of the parts hears of that by itself.

const world = useWorld();
async function partsOf(brand: string, count: number): Promise<Product[]> {
  const parts: Product[] = [];
  for (let place = 0; place < count; place++) parts.push(await world.product({ brand }));
  await expect.poll(() => totalOf(brand), { timeout: 20_000 }).toBe(count);
  return parts;
}

async function totalOf(brand: string): Promise<number> {
  return (await as(null).call(searchCatalogue, { query: { brand } })).output.total;
}

async function list(admin: Account, query: object) {
  const { items, total, next } = (await as(admin).call(searchParts, { query })).output;
  return { ids: items.map(({ _id }) => _id), total, next };
}

function wipe(parts: readonly Product[]) {
  return Promise.all(parts.map(({ _id }) => world.remove("products", _id)));
}

describe("The list of parts", () => {
  it("is full as long as there are more, counts those that are there, and goes on", async () => {
    const [admin, brand] = [await world.admin(), aUniqueWord()];
    const parts = await partsOf(brand, 12);
    const left = parts.slice(0, 5);
    await wipe(parts.slice(5));
    const newest = left.map(({ _id }) => _id).reverse();
    const first = await list(admin, { brand, limit: 3 });
    expect([first.ids, first.total]).toEqual([newest.slice(0, 3), 5]);
    const rest = await list(admin, { brand, limit: 3, after: first.next ?? "" });
    expect(rest).toEqual({ ids: newest.slice(3), total: 5, next: null });
    expect(await totalOf(brand)).toBe(5);
  });

  it("is empty where none is left", async () => {
    const [admin, brand] = [await world.admin(), aUniqueWord()];
    await wipe(await partsOf(brand, 3));
    expect(await list(admin, { brand, limit: 1 })).toEqual({ ids: [], total: 0, next: null });
  });

  it("leads through all that are there, though others go between two pages", async () => {
    const [admin, brand] = [await world.admin(), aUniqueWord()];
    const parts = await partsOf(brand, 8);
    const ids = parts.map(({ _id }) => _id).reverse();
    const pages = await pagesOf(async (page: object) => {
      const { output } = await as(admin).call(searchParts, { query: { brand, limit: 2, ...page } });
      await wipe(parts.slice(2, 5));
      return output;
    });
    expect(pages.flat().map(({ _id }) => _id)).toEqual([...ids.slice(0, 3), ...ids.slice(6)]);
  });

  it("has a part again that came back", async () => {
    const [admin, brand] = [await world.admin(), aUniqueWord()];
    const [part] = await partsOf(brand, 1);
    const { _id = "" } = part ?? {};
    const before = (await world.stored("products", _id)) ?? {};
    await world.remove("products", _id);
    expect((await list(admin, { brand })).ids).toEqual([]);
    await db.collection("products").doc(_id).set(before);
    await world.touch({ _id });
    await expect.poll(() => totalOf(brand), { timeout: 20_000 }).toBe(1);
    expect((await list(admin, { brand })).ids).toEqual([_id]);
  });
});

const meetings: Record<string, (part: Product, customer: Account) => Promise<{ readonly status: number }>> = {
  "GET /api/products/{id}": ({ _id }) => as(null).call(readPart, { params: { id: _id } }),
  "GET /products?id=": ({ _id }) => as(null).call(listProducts, { query: { id: _id } }),
  "POST /products": (part, customer) => as(customer).call(placeOrder, { body: anOrder(part, customer) }),
  "POST /api/baskets": (part, customer) =>
    as(customer).call(placeBasket, { body: aBasket([part], customer) }),
  "GET /api/saved": async (part, customer) => {
    await world.savedPart(customer, part._id);
    return as(customer).call(listSaved, {});
  },
};

describe("A part without a document", () => {
  it.each(Object.entries(meetings))("is on no list any more once %s has met it", async (_name, meet) => {
    const [brand, customer] = [aUniqueWord(), await world.customer()];
    const parts = await partsOf(brand, 2);
    await wipe(parts.slice(1));
    expect(await totalOf(brand)).toBe(2);
    await meet(parts[1] as Product, customer);
    await expect.poll(() => totalOf(brand), { timeout: 10_000 }).toBe(1);
    // Other copies, and those that begin later, hear of it as of a deletion.
    expect(await world.stored("deletedProducts", parts[1]?._id ?? "")).toBeDefined();
  });
});
