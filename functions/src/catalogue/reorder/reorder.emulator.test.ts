import { describe, expect, it } from "vitest";
import { listReorder } from "../../contract/admin/reorder.ts";
import { addSupplier } from "../../contract/admin/suppliers.ts";
import type { Input } from "../../contract/endpoint.ts";
import { placeOrder } from "../../contract/orders.ts";
import type { Account } from "../../testing/accounts.ts";
import { as } from "../../testing/api.ts";
import { anOrder, aUniqueWord } from "../../testing/builders.ts";
import { aSupplier } from "../../testing/nouns.ts";
import { pagesOf } from "../../testing/pages.ts";
import { useWorld } from "../../testing/use-world.ts";

const world = useWorld();

type Query = NonNullable<Input<typeof listReorder>["query"]>;

async function list(admin: Account, query: Query) {
  return (await as(admin).call(listReorder, { query })).output;
}

async function sell(product: Awaited<ReturnType<typeof world.product>>, pieces: number) {
  const customer = await world.customer();
  await as(customer).call(placeOrder, { body: { ...anOrder(product, customer), MinimumOrder: pieces } });
}

describe("GET /api/reorder", () => {
  it("lists what is gone first, with its pace and the pieces for the days asked for", async () => {
    const [admin, brand] = [await world.admin(), aUniqueWord()];
    const plenty = await world.product({ brand, quantity: 900 });
    const slow = await world.product({ brand, quantity: 20, partNumber: `S ${brand}`, cost: 2.5 });
    const fast = await world.product({ brand, quantity: 20 });
    const out = await world.product({ brand, quantity: 0, minimumQuantity: 2 });
    await sell(plenty, 1);
    await sell(slow, 7);
    await sell(fast, 14);
    await expect.poll(async () => (await list(admin, { brand })).total, { timeout: 10_000 }).toBe(3);
    // Parts of today have the pace of a week.
    const { items, ...whole } = await list(admin, { brand, days: 30 });
    expect(items.map(({ _id }) => _id)).toEqual([fast, slow, out].map(({ _id }) => _id));
    expect(items[1]).toEqual({
      ...{ _id: slow._id, name: slow.name, partNumber: `S ${brand}`, brand, cost: 2.5, replaces: [] },
      ...{ onHand: 20, available: 13, waiting: 0, minimumQuantity: 1, sold30: 7, sold90: 7 },
      ...{ daysAt30: 13, daysAt90: 13, pieces: 18, packs: 18, pack: 1 },
      ...{ supplier: null, onOrder: 0, expected: null },
    });
    expect(items[2]).toMatchObject({ daysAt30: null, daysAt90: null, pieces: 2 });
    expect(whole).toMatchObject({ total: 3, pieces: 55 + 18 + 2, cost: 45, next: null });
    expect(whole.brands).toContainEqual({ value: brand, count: 3 });
    expect(await list(admin, { brand: aUniqueWord() })).toMatchObject({ total: 0, items: [], pieces: 0 });
    expect((await list(admin, { brand, days: 7 })).items.map(({ pieces }) => pieces)).toEqual([9, 2]);
    const pages = await pagesOf((page) => list(admin, { brand, ...page, limit: 2 }));
    expect(pages.flat().map(({ _id }) => _id)).toEqual(items.map(({ _id }) => _id));
  });

  it("orders the successor of a part that is replaced, also where nobody bought that yet", async () => {
    const [admin, brand] = [await world.admin(), aUniqueWord()];
    const successor = await world.product({ brand, name: "New disc", quantity: 1 });
    const old = await world.product({ brand, name: "Old disc", quantity: 7, supersededBy: successor._id });
    const lost = await world.product({ brand, name: "Lost disc", quantity: 7, supersededBy: "gone" });
    await sell(old, 7);
    await sell(lost, 7);
    await expect.poll(async () => (await list(admin, { brand })).total, { timeout: 10_000 }).toBe(2);
    const { items } = await list(admin, { brand });
    expect(items).toMatchObject([
      { _id: lost._id, available: 0, pieces: 31, replaces: [] },
      {
        _id: successor._id,
        available: 1,
        sold30: 7,
        pieces: 30,
        replaces: [{ _id: old._id, name: "Old disc" }],
      },
    ]);
  });

  it("orders whole packs of the preferred supplier, less what is on order, and sums up by supplier", async () => {
    const [admin, brand] = [await world.admin(), aUniqueWord()];
    const names = [`A ${brand}`, `=B ${brand}`];
    const [first, second] = await Promise.all(
      names.map(
        async (name) => (await as(admin).call(addSupplier, { body: aSupplier({ name }) })).output._id,
      ),
    );
    const offer = { number: "N-1", days: null, isPreferred: false };
    const offers = [
      { ...offer, supplierId: second ?? "", pack: 4, cost: 2 },
      { ...offer, supplierId: first ?? "", pack: 10, cost: 1.25, isPreferred: true },
    ];
    const packed = await world.product({ brand, quantity: 0, minimumQuantity: 11, cost: 9, offers });
    const coming = await world.product({ brand, quantity: 0, minimumQuantity: 11, offers });
    await world.change("productInternals", coming._id, { onOrder: 9, expected: "2027-01-07" });
    const enough = await world.product({ brand, quantity: 0, minimumQuantity: 11, offers });
    await world.change("productInternals", enough._id, { onOrder: 11 });
    const bare = await world.product({ brand, quantity: 0, minimumQuantity: 3, cost: 5 });
    await world.touch(coming);
    await expect.poll(async () => (await list(admin, { brand })).total, { timeout: 10_000 }).toBe(3);
    const { items, ...whole } = await list(admin, { brand });
    const of = (id: string) => items.find(({ _id }) => _id === id);
    const supplier = { _id: first, name: names[0] };
    expect(of(packed._id)).toMatchObject({ supplier, pack: 10, packs: 2, pieces: 20, cost: 1.25 });
    const later = { onOrder: 9, expected: "2027-01-07" };
    expect(of(coming._id)).toMatchObject({ supplier, pack: 10, packs: 1, pieces: 10, ...later });
    expect(of(bare._id)).toMatchObject({ supplier: null, pack: 1, packs: 3, pieces: 3, cost: 5 });
    expect(whole).toMatchObject({ pieces: 33, cost: 52.5 });
    const sums = whole.suppliers.filter(({ _id }) => _id === first || _id === null);
    expect(sums[0]).toEqual({ ...supplier, parts: 2, cost: 37.5, minimumOrder: 50 });
    expect(whole.suppliers.at(-1)).toMatchObject({ _id: null, name: null });
    expect(await list(admin, { brand, supplier: [first ?? ""] })).toMatchObject({ total: 2, cost: 37.5 });
    expect((await list(admin, { brand, supplier: ["none"] })).items).toMatchObject([{ _id: bare._id }]);
    expect((await list(admin, { brand, supplier: [second ?? ""] })).total).toBe(0);
  });

  it.each<[string, Record<string, unknown>]>([
    ["after", { after: "nonsense" }],
    ["after", { after: Buffer.from('["x",0,-1,"id"]').toString("base64url") }],
  ])("is refused where %s is wrong: %j", async (field, query) => {
    const reply = await as(await world.admin()).call(listReorder, { query: query as Query });
    expect(reply.refusal).toMatchObject({ status: 422, code: "invalid" });
    expect(Object.keys(reply.error.fields ?? {})).toEqual([field]);
  });
});
