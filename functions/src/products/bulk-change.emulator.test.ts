import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type ChangeProducts, changeProducts } from "../contract/admin/bulk-changes.ts";
import { undoImport } from "../contract/admin/imports.ts";
import { readWholePart } from "../contract/admin/parts.ts";
import { changeProduct } from "../contract/admin/products.ts";
import { addSupplier } from "../contract/admin/suppliers.ts";
import type { Product } from "../contract/products.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { aSupplier } from "../testing/nouns.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

function changeAll(admin: Account, body: unknown) {
  return as(admin).call(changeProducts, { body: body as ChangeProducts });
}

function seen(products: readonly Product[], version = 1) {
  return products.map(({ _id }) => ({ _id, version }));
}

describe("POST /api/products/bulk", () => {
  it("changes many parts alike, and says what of each", async () => {
    const admin = await world.admin();
    const products = [await world.product({ shelf: "A-1" }), await world.product({ price: 10 })];
    const change = { price: { percent: 10, roundTo: "0.90" }, brand: "ATE", shelf: "A-1", group: "brakes" };
    const { output } = await changeAll(admin, { items: seen(products), change, why: "Prices of December" });
    const common = { brand: ["", "ATE"], group: ["other", "brakes"] };
    const [first, second] = products.map(({ _id }) => _id);
    expect(output.items).toEqual([
      { _id: first, result: "update", changes: { ...common, price: [24.9, 26.9] } },
      { _id: second, result: "update", changes: { ...common, price: [10, 10.9], shelf: [null, "A-1"] } },
    ]);
    for (const product of products) {
      expect(await world.stored("products", product._id)).toMatchObject({ brand: "ATE", version: 2 });
      expect(await world.changesOf(product)).toMatchObject([
        { cause: "bulk", who: admin.uid, why: "Prices of December" },
      ]);
    }
  });

  it("lets orders of many parts go to a supplier, in a pack, and can be taken back", async () => {
    const admin = await world.admin();
    const add = async () => (await as(admin).call(addSupplier, { body: aSupplier() })).output._id;
    const [one, other] = [await add(), await add()];
    const none = { number: null, cost: null, days: null };
    const offer = { ...none, supplierId: other, number: "N-1", pack: 2, isPreferred: true };
    const products = [await world.product({ offers: [offer] }), await world.product()];
    const [first, second] = products.map(({ _id }) => _id);
    const changeId = randomUUID();
    const body = { items: seen(products), change: { offer: { supplierId: one, pack: 6 } }, changeId };
    const chosen = { ...none, supplierId: one, pack: 6, isPreferred: true };
    expect((await changeAll(admin, body)).output.items).toEqual([
      {
        ...{ _id: first, result: "update" },
        changes: { offers: [[offer], [{ ...offer, isPreferred: false }, chosen]] },
      },
      { _id: second, result: "update", changes: { offers: [[], [chosen]] } },
    ]);
    await as(admin).call(undoImport, { params: { id: changeId }, body: {} });
    const offersOf = async (id = "") =>
      (await as(admin).call(readWholePart, { params: { id } })).output.offers;
    expect([await offersOf(first), await offersOf(second)]).toEqual([[offer], []]);
    const gone = { items: seen(products, 3), change: { offer: { supplierId: "gone" } } };
    expect((await changeAll(admin, gone)).refusal).toMatchObject({ status: 422, code: "invalid" });
  });

  it("changes nothing in a dry run, which says the same", async () => {
    const [admin, product] = [await world.admin(), await world.product({ quantity: 3, cost: 1 })];
    const before = await world.stored("products", product._id);
    const body = { items: seen([product]), change: { price: { add: -0.9 }, minimumQuantity: 4 } };
    const dry = await changeAll(admin, { ...body, isDryRun: true });
    expect(dry.output.items).toMatchObject([
      { result: "update", changes: { price: [24.9, 24], minimumQuantity: [1, 4] } },
    ]);
    expect(await world.stored("products", product._id)).toEqual(before);
    expect(await world.changesOf(product)).toEqual([]);
    expect((await changeAll(admin, body)).json).toEqual(dry.json);
  });

  it.each([true, false])("refuses one and goes on with the others, dry run: %s", async (isDryRun) => {
    const admin = await world.admin();
    const [cheap, old, same, dear] = [
      await world.product({ price: 1 }),
      await world.product(),
      await world.product({ price: 100 }),
      await world.product({ price: 50 }),
    ];
    const body = { version: 1, name: "Changed" };
    await as(admin).call(changeProduct, { params: { id: old._id }, body });
    const gone = { _id: "never-was", version: 1 };
    const items = [...seen([cheap, old]), gone, ...seen([same, dear]), ...seen([dear])];
    const { output } = await changeAll(admin, {
      items,
      change: { price: { add: -2, roundTo: 0 } },
      isDryRun,
    });
    expect(output.items).toEqual([
      { _id: cheap._id, result: "wrong", changes: {}, reason: "The price would be below 0: it is 1 now." },
      { _id: old._id, result: "conflict", changes: {}, reason: expect.stringContaining("changed meanwhile") },
      { _id: "never-was", result: "gone", changes: {}, reason: "There is no such product." },
      { _id: same._id, result: "update", changes: { price: [100, 98] } },
      { _id: dear._id, result: "update", changes: { price: [50, 48] } },
    ]);
    const nothing = await changeAll(admin, { items: seen([cheap]), change: { price: { add: 0 } }, isDryRun });
    expect(nothing.output.items).toEqual([{ _id: cheap._id, result: "same", changes: {} }]);
  });

  it("takes 200 at once, and all are through within the time of a call", async () => {
    const admin = await world.admin();
    const products = await Promise.all(Array.from({ length: 200 }, () => world.product()));
    const { output } = await changeAll(admin, { items: seen(products), change: { shelf: "B" } });
    expect(new Set(output.items.map(({ result }) => result))).toEqual(new Set(["update"]));
    const again = await changeAll(admin, { items: seen(products), change: { shelf: "B" } });
    expect(new Set(again.output.items.map(({ result }) => result))).toEqual(new Set(["conflict"]));
  }, 60_000);
});
