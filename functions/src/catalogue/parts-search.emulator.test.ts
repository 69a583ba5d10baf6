import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";
import { deleteAccount } from "../contract/account.ts";
import { fulfilOrder } from "../contract/admin/fulfilment.ts";
import { type PartsQuery, searchParts } from "../contract/admin/parts.ts";
import { adjustStock } from "../contract/admin/stock.ts";
import type { Input } from "../contract/endpoint.ts";
import { deleteOrder, placeOrder } from "../contract/orders.ts";
import { forgetPart, savePart } from "../contract/saved.ts";
import { bookDemand, findDemandFaults } from "../parts/demand-check.store.ts";
import { dayOf } from "../parts/internals-rule.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { anOrder, aUniqueWord } from "../testing/builders.ts";
import { pagesOf } from "../testing/pages.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

type Query = NonNullable<Input<typeof searchParts>["query"]>;

async function list(admin: Account, query: Query) {
  return (await as(admin).call(searchParts, { query })).output;
}

async function idsOf(admin: Account, query: Query): Promise<string[]> {
  return (await list(admin, query)).items.map(({ _id }) => _id);
}

async function idPagesOf(admin: Account, query: Query): Promise<string[][]> {
  const pages = await pagesOf((page) => list(admin, { ...query, ...page }));
  return pages.map((items) => items.map(({ _id }) => _id));
}

describe("The list of parts", () => {
  it("is in each order, ties included, whatever the pages", async () => {
    const [admin, brand] = [await world.admin(), aUniqueWord()];
    const createdAt = "2019-03-03T03:03:03.003Z";
    const parts = [
      await world.product({ brand, name: "Zq b", price: 2, quantity: 0 }, { createdAt }),
      await world.product({ brand, name: "zq B", price: 2, quantity: 1_000_000 }, { createdAt }),
      await world.product(
        { brand, name: "Zq a", price: 0, quantity: 7 },
        { createdAt: "2019-03-04T00:00:00Z" },
      ),
      await world.product(
        { brand: brand.toUpperCase(), name: "\u00c4 zq", price: 2, quantity: 7 },
        { createdAt },
      ),
    ];
    const [b, B, a, umlaut] = parts.map(({ _id }) => _id) as [string, string, string, string];
    const byId = (...ids: string[]) => ids.sort();
    const sorts: Record<PartsQuery["sort"], string[]> = {
      newest: [a, ...byId(b, B, umlaut)],
      "-newest": [...byId(b, B, umlaut), a],
      name: [umlaut, a, ...byId(b, B)],
      "-name": [...byId(b, B), a, umlaut],
      price: [a, ...byId(b, B, umlaut)],
      "-price": [...byId(b, B, umlaut), a],
      quantity: [b, ...byId(a, umlaut), B],
      "-quantity": [B, ...byId(a, umlaut), b],
      updated: [umlaut, a, B, b],
      "-updated": [b, B, a, umlaut],
    };
    await expect.poll(() => list(admin, { brand })).toMatchObject({ total: 4 });
    for (const [sort, expected] of Object.entries(sorts) as [PartsQuery["sort"], string[]][]) {
      for (const limit of [1, 3, 4]) {
        const pages = await idPagesOf(admin, { brand, sort, limit });
        expect(pages.flat(), `${sort} ${limit}`).toEqual(expected);
        expect(pages).toHaveLength(Math.ceil(4 / limit));
      }
    }
    expect(await idsOf(admin, { brand, group: "brakes" })).toEqual([]);
  });

  it("is found by words, numbers and the place on the shelf, and shows all that admins know", async () => {
    const [admin, word, shelf] = [await world.admin(), aUniqueWord(), `S-${aUniqueWord().slice(0, 8)}`];
    const successor = await world.product({ name: `New ${word}` });
    const { _id } = await world.product({
      ...{ name: `Old ${word}`, supersededBy: successor._id, partNumber: `N ${word}`, shelf, cost: 12.4 },
      fitment: [{ make: "Zq", model: "Ra", yearFrom: 2001, yearTo: null, note: "1.6" }],
    });
    await expect.poll(() => idsOf(admin, { q: `old ${word}` })).toEqual([_id]);
    for (const q of [`N-${word}`, shelf, shelf.toLowerCase().replace("-", " ")]) {
      expect(await idsOf(admin, { q }), q).toContain(_id);
    }
    const [item] = (await list(admin, { q: `old ${word}` })).items;
    expect(item).toMatchObject({
      ...{ shelf, cost: 12.4, onHand: 10, waiting: 0, version: 1, quantity: 10 },
      supersededBy: { _id: successor._id, name: `New ${word}` },
      fitment: [{ make: "Zq", model: "Ra", yearFrom: 2001, yearTo: null, note: "1.6" }],
    });
    await world.remove("products", successor._id);
    await world.touch({ _id });
  });

  it("counts what lies on the shelf until it is picked", async () => {
    const [admin, customer, brand] = [await world.admin(), await world.customer(), aUniqueWord()];
    const product = await world.product({ brand, quantity: 100 });
    const order = async (MinimumOrder: number) =>
      (await as(customer).call(placeOrder, { body: { ...anOrder(product, customer), MinimumOrder } })).output
        ._id;
    const ids = [await order(20), await order(30), await order(5)];
    const stock = async () => {
      const [item] = (await list(admin, { brand })).items;
      return item && [item.quantity, item.onHand];
    };
    await expect.poll(stock).toEqual([45, 100]);
    const pick = { handling: "picked", version: 1 } as const;
    await as(admin).call(fulfilOrder, { params: { id: ids[0] ?? "" }, body: pick });
    expect(await stock()).toEqual([45, 80]);
    await as(admin).call(deleteOrder, { params: { id: ids[0] ?? "" } });
    await as(customer).call(deleteOrder, { params: { id: ids[1] ?? "" } });
    await expect.poll(stock).toEqual([95, 100]);
    // Of 55 sold, 5 are left.
    expect(await world.stored("productInternals", product._id)).toMatchObject({ reserved: 5 });
    expect(Object.values((await world.stored("productInternals", product._id))?.sold as object)).toEqual([5]);
  });

  it("knows who waits, until they are told, leave or want it no more", async () => {
    const [admin, brand] = [await world.admin(), aUniqueWord()];
    const [one, other] = [await world.customer(), await world.customer()];
    const { _id: id } = await world.product({ brand, quantity: 0 });
    const notify = (customer: Account, wish: boolean) =>
      as(customer).call(savePart, { params: { id }, body: { notify: wish } });
    const waiting = async () => {
      const { items } = await list(admin, { brand, attention: "waiting" });
      return items.map((item) => item.waiting);
    };
    await expect.poll(() => idsOf(admin, { brand })).toEqual([id]);
    expect(await waiting()).toEqual([]);
    for (let times = 0; times < 2; times++) await notify(one, true);
    await notify(other, true);
    expect(await waiting()).toEqual([2]);
    await notify(one, false);
    expect(await waiting()).toEqual([1]);
    await as(other).call(forgetPart, { params: { id } });
    expect(await waiting()).toEqual([]);
    for (const customer of [one, other]) await notify(customer, true);
    await as(other).call(deleteAccount, {});
    expect(await waiting()).toEqual([1]);
    await as(admin).call(adjustStock, { params: { id }, body: { change: 1, reason: "Delivery" } });
    await expect.poll(waiting).toEqual([]);
  });
});

const faults = () => Array.fromAsync(findDemandFaults());

describe("npm run check-data", () => {
  it("notes the demand of orders and wishes that earlier releases stored", async () => {
    const [admin, customer, brand] = [await world.admin(), await world.customer(), aUniqueWord()];
    const product = await world.product({ brand, shelf: "B-1" });
    await world.order(product, customer, { MinimumOrder: 3 });
    await world.order(product, customer, { MinimumOrder: 4, handling: "sent" });
    await expect.poll(async () => (await list(admin, { brand })).items[0]?.onHand).toBe(10);
    expect(await faults()).toContain(product._id);
    await bookDemand(product._id);
    expect(await faults()).not.toContain(product._id);
    const [item] = (await list(admin, { brand })).items;
    expect([item?.onHand, item?.shelf]).toEqual([13, "B-1"]);
    expect(Object.values((await world.stored("productInternals", product._id))?.sold as object)).toEqual([7]);
  });
});

describe("The parts that need attention", () => {
  it("are each found by why", async () => {
    const [admin, customer, brand] = [await world.admin(), await world.customer(), aUniqueWord()];
    const fine = {
      ...{ brand, shelf: "A", picture: "https://pictures.example/a.png" },
      fitment: [{ make: "Zq", model: "Ra", yearFrom: 2001, yearTo: null }],
    };
    const whole = await world.product(fine);
    const selling = await world.product({ ...fine, quantity: 25, picture: "/pictures/1a2b3c" });
    const parts = {
      out: await world.product({ ...fine, quantity: 0 }),
      minimum: await world.product({ ...fine, quantity: 3, minimumQuantity: 4 }),
      picture: await world.product({ ...fine, picture: "/parts/disc.svg" }),
      unlisted: await world.product({ ...fine, price: 0 }),
      fitment: await world.product({ ...fine, fitment: [] }),
      shelf: await world.product({ ...fine, shelf: null }),
      superseded: await world.product({ ...fine, supersededBy: whole._id }),
    };
    const body = { ...anOrder(selling, customer), MinimumOrder: 18 };
    await as(customer).call(placeOrder, { body });
    await expect.poll(() => list(admin, { brand })).toMatchObject({ total: 9 });
    const expected = { ...parts, "running-out": selling };
    for (const [attention, { _id }] of Object.entries(expected)) {
      const found = await idsOf(admin, { brand, attention: attention as PartsQuery["attention"] });
      const also = { minimum: [parts.out._id], unlisted: [parts.picture._id] }[attention] ?? [];
      expect(found.sort(), attention).toEqual([_id, ...also].sort());
    }
    await as(customer).call(placeOrder, { body: { ...body, MinimumOrder: 7 } });
    const running = () => idsOf(admin, { brand, attention: "running-out" });
    await expect.poll(running).toEqual([]);
    expect(await idsOf(admin, { brand, attention: "out" })).toHaveLength(2);
  });

  it("are sold too slowly to run out where more than 14 days are left", async () => {
    const [admin, customer, brand] = [await world.admin(), await world.customer(), aUniqueWord()];
    const product = await world.product({ brand, quantity: 45 });
    await as(customer).call(placeOrder, { body: { ...anOrder(product, customer), MinimumOrder: 30 } });
    await expect.poll(async () => (await list(admin, { brand })).items[0]?.quantity).toBe(15);
    expect(await idsOf(admin, { brand, attention: "running-out" })).toEqual([]);
    await world.setStock(product, 14);
    await expect.poll(() => idsOf(admin, { brand, attention: "running-out" })).toEqual([product._id]);
  });

  it("don't run out because of what was sold more than thirty days ago; after ninety the next sale forgets it", async () => {
    const [admin, customer, brand] = [await world.admin(), await world.customer(), aUniqueWord()];
    const product = await world.product({ brand });
    const daysAgo = (days: number) => dayOf(new Date(Date.now() - days * 24 * 60 * 60 * 1000));
    const internals = {
      sold: { [daysAgo(40)]: 500, [daysAgo(95)]: 7 },
      waiting: 1,
      updatedAt: Timestamp.now(),
    };
    await world.change("productInternals", product._id, internals);
    await expect.poll(() => idsOf(admin, { brand, attention: "waiting" })).toEqual([product._id]);
    expect(await idsOf(admin, { brand, attention: "running-out" })).toEqual([]);
    await as(customer).call(placeOrder, { body: { ...anOrder(product, customer), MinimumOrder: 2 } });
    const sold = (await world.stored("productInternals", product._id))?.sold;
    expect(sold).toEqual({ [daysAgo(40)]: 500, [daysAgo(0)]: 2 });
  });
});

describe("A question about parts that can't be answered", () => {
  it.each<[string, Record<string, unknown>]>([
    ["after", { after: "nonsense" }],
    ["after", { after: Buffer.from(JSON.stringify(["x", ["all", 0, 0], 1, "y"])).toString("base64url") }],
  ])("is refused and says that it's %s: %j", async (field, query) => {
    const reply = await as(await world.admin()).call(searchParts, { query: query as Query });
    expect(reply.refusal).toMatchObject({ status: 422, code: "invalid" });
    expect(Object.keys(reply.error.fields ?? {})).toEqual([field]);
  });

  it("is one that goes on where another ended", async () => {
    const [admin, brand] = [await world.admin(), aUniqueWord()];
    for (let count = 0; count < 3; count++) await world.product({ brand });
    await expect.poll(() => list(admin, { brand })).toMatchObject({ total: 3 });
    const after = (await list(admin, { brand, limit: 1 })).next ?? "";
    expect((await list(admin, { brand, limit: 2, after })).items).toHaveLength(2);
    for (const query of [
      {},
      { brand, sort: "name" },
      { brand, attention: "fitment" },
      { brand, group: "other" },
    ]) {
      const reply = await as(admin).call(searchParts, { query: { ...query, after } as Query });
      expect(reply.refusal, JSON.stringify(query)).toMatchObject({ status: 422, code: "invalid" });
    }
  });
});
