import { describe, expect, it } from "vitest";
import { deleteAccount } from "../contract/account.ts";
import { fulfilOrder } from "../contract/admin/fulfilment.ts";
import { type OrdersQuery, searchOrders } from "../contract/admin/orders.ts";
import type { Input } from "../contract/endpoint.ts";
import { deleteOrder, listOrders, placeOrder } from "../contract/orders.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { anOrder, aPhoneNumber, aUniqueWord } from "../testing/builders.ts";
import { pagesOf } from "../testing/pages.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

type Query = NonNullable<Input<typeof searchOrders>["query"]>;

async function list(admin: Account, query: Query) {
  return (await as(admin).call(searchOrders, { query })).output;
}

async function idPagesOf(admin: Account, query: Query): Promise<string[][]> {
  const pages = await pagesOf((page) => list(admin, { ...query, ...page }));
  return pages.map((items) => items.map(({ _id }) => _id));
}

/** Orders of a family whose name no other test uses: ties in time and in total, and what is ugly. */
async function family() {
  const [admin, customer] = [await world.admin(), await world.customer()];
  const [cheap, dear] = [await world.product({ price: 0.1 }), await world.product({ price: 900_000 })];
  const name = aUniqueWord();
  const order = (_id: string, part: typeof cheap, fields: object) =>
    world.order(part, customer, { _id: `${name}-${_id}`, name: `Ana ${name}`, ...fields });
  const noon = "2026-03-08T12:00:00.000Z";
  const orders = [
    await order("a", cheap, { createdAt: noon, MinimumOrder: 3 }),
    await order("b", cheap, { createdAt: noon, MinimumOrder: 3, handling: "picked", version: 2 }),
    await order("c", cheap, { createdAt: "2026-03-08T23:59:59.999Z", MinimumOrder: 3, handling: "sent" }),
    await order("d", dear, { createdAt: "2026-03-09T00:00:00Z", MinimumOrder: 1_000_000 }),
    await order("e", cheap, {
      createdAt: "2026-03-07T23:59:59.999Z",
      name: `${name.toUpperCase()}, Zoë\u200b`,
    }),
  ];
  const [a, b, c, d, e] = orders.map(({ _id }) => _id) as [string, string, string, string, string];
  return { admin, name, ids: { a, b, c, d, e } };
}

describe("The list of orders", () => {
  it("is in each order, ties included, whatever the pages, with all that there are and their sum", async () => {
    const { admin, name, ids } = await family();
    const { a, b, c, d, e } = ids;
    const newest = [d, c, b, a, e];
    const byTotal = [e, a, b, c, d];
    const sorts = { newest, oldest: newest.toReversed(), total: byTotal, "-total": byTotal.toReversed() };
    for (const [sort, expected] of Object.entries(sorts)) {
      for (const limit of [1, 2, 5, 100]) {
        const pages = await idPagesOf(admin, { q: name, sort: sort as OrdersQuery["sort"], limit });
        expect(pages.flat(), `${sort} ${limit}`).toEqual(expected);
        expect(pages).toHaveLength(Math.ceil(5 / limit));
      }
    }
    const { total, sum } = await list(admin, { q: name, limit: 1 });
    expect([total, sum]).toEqual([5, 900_000_000_000 + 0.1 + 3 * 0.3]);
  });

  it("has the orders of days and steps alone, in each order", async () => {
    const { admin, name, ids } = await family();
    const { a, b, c, d } = ids;
    const day = { q: name, from: "2026-03-08", to: "2026-03-08" };
    for (const sort of ["newest", "oldest", "total", "-total"] as const) {
      const { items, total, sum, next } = await list(admin, { ...day, sort });
      expect(items.map(({ _id }) => _id).sort()).toEqual([a, b, c]);
      expect([total, sum, next]).toEqual([3, 0.9, null]);
      const unsent = await idPagesOf(admin, { ...day, sort, handling: ["picked", "new"], limit: 1 });
      expect(unsent.flat().sort()).toEqual([a, b]);
    }
    expect(await idPagesOf(admin, { q: name, from: "2026-03-09" })).toEqual([[d]]);
    expect((await list(admin, { q: name, to: "2026-03-06" })).items).toEqual([]);
  });

  it("is found by number, tracking, email, the part's number and words of the name", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const [word, partNumber] = [aUniqueWord(), `LS ${aUniqueWord()}`];
    const product = await world.product({ partNumber });
    const body = { ...anOrder(product, customer), name: `Älva ${word}-Smith` };
    const { _id, number } = (await as(customer).call(placeOrder, { body })).output;
    const other = await world.order(product, customer);
    const idsFor = async (q: string) => (await idPagesOf(admin, { q })).flat();
    const halves = [number.slice(0, 5), number.slice(6), number.slice(0, 8).replace("-", "")];
    for (const q of [number, number.toLowerCase().replace("-", " "), word, `smith ALVA ${word}`, ...halves]) {
      expect(await idsFor(q), q).toEqual([_id]);
    }
    for (const q of [word.slice(0, -1), `alva ${word.slice(0, -2)}`, `${word} smi`]) {
      expect(await idsFor(q), q).toContain(_id);
    }
    const begun = partNumber.slice(0, -1);
    for (const q of [` ${customer.email.toUpperCase()} `, partNumber, partNumber.replace(" ", "-"), begun]) {
      expect((await idsFor(q)).sort(), q).toEqual([_id, other._id].sort());
    }
    const handling = ["new", "picked", "sent", "closed"] as const;
    expect((await idPagesOf(admin, { q: begun, handling: [...handling] })).flat()).toContain(_id);
    const due = ["open", "part", "paid", "late"] as const;
    const all = { handling: [...handling], due: [...due] };
    expect((await idPagesOf(admin, { q: number, ...all })).flat()).toContain(_id);
    expect((await list(admin, { q: "maria anna", ...all })).items).toEqual([]);
    for (const q of [`${word} jones`, "***", "\ud800", `${word.slice(0, -1)}0`]) {
      expect(await list(admin, { q }), q).toEqual({ items: [], total: 0, sum: 0, next: null });
    }
    const tracking = `JD ${aUniqueWord()}`;
    for (const step of [
      { handling: "picked", version: 1 } as const,
      { handling: "sent", version: 2, tracking } as const,
    ]) {
      await as(admin).call(fulfilOrder, { params: { id: _id }, body: step });
    }
    expect(await idsFor(tracking.replace(" ", ""))).toEqual([_id]);
    expect(await idsFor(number)).toEqual([_id]);
  });

  it("is found by beginnings of town, phone, email and the part's name, until the account is deleted", async () => {
    const [admin, domain] = [await world.admin(), aUniqueWord().toLowerCase().slice(0, 11)];
    const customer = await world.customer({ email: `pat@${domain}.test` });
    const [town, kind, phone] = [aUniqueWord(), aUniqueWord(), aPhoneNumber()];
    const product = await world.product({ name: `Disc ${kind}` });
    const body = { ...anOrder(product, customer), address: `1 Mill Road, ${town}`, mobile: phone };
    const { _id } = (await as(customer).call(placeOrder, { body })).output;
    const idsFor = async (q: string) => (await idPagesOf(admin, { q })).flat();
    const kept = [town.slice(0, 7), `road ${town.slice(0, 4)}`, `disc ${kind.slice(0, 6)}`];
    const personal = [`pat@${domain.slice(0, 5)}`, `@${domain}`, domain, phone.slice(0, -1), phone.slice(-8)];
    for (const q of [...kept, ...personal]) expect(await idsFor(q), q).toContain(_id);
    await as(customer).call(deleteAccount, {});
    for (const q of personal) expect(await idsFor(q), q).not.toContain(_id);
    for (const q of kept) expect(await idsFor(q), q).toContain(_id);
  });

  it("leaves out who is called like what the order of somebody else is found by", async () => {
    const [admin, honest, mallory] = [await world.admin(), await world.customer(), await world.customer()];
    const product = await world.product();
    const tracking = `003404${Date.now()}`;
    const order = await world.order(product, honest, { handling: "sent", version: 3, tracking });
    for (const name of [order.number, tracking, honest.email]) await world.order(product, mallory, { name });
    for (const q of [order.number, order.number.replace("-", " "), tracking, honest.email]) {
      expect(await idPagesOf(admin, { q }), q).toEqual([[order._id]]);
    }
  });

  it("shows whose they are, with the number that the customer was told", async () => {
    const [admin, customer, product] = [await world.admin(), await world.customer(), await world.product()];
    const body = anOrder(product, customer);
    const placed = (await as(customer).call(placeOrder, { body })).output;
    const [own] = (await as(customer).call(listOrders, {})).output;
    const { items } = await list(admin, { q: placed.number });
    expect([own?.number, items[0]?.number]).toEqual([placed.number, placed.number]);
    expect(items[0]?.account?._id).toBe(customer.uid);
    await as(customer).call(deleteOrder, { params: { id: placed._id } });
    expect((await list(admin, { q: placed.number })).total).toBe(0);
  });

  it("leaves damaged orders out, and pages stay full", async () => {
    const { admin, name, ids } = await family();
    await world.change("orders", ids.c, { address: 7 });
    expect(await idPagesOf(admin, { q: name, limit: 2 })).toEqual([
      [ids.d, ids.b],
      [ids.a, ids.e],
    ]);
  });
});

describe("A question about orders that can't be answered", () => {
  it.each<[string, Record<string, unknown>]>([
    ["after", { after: "nonsense" }],
    ["after", { after: Buffer.from(JSON.stringify(["x", [1], "y"])).toString("base64url") }],
    [
      "after",
      { after: Buffer.from(JSON.stringify(["2026-01-01T00:00:00.000Z", "y"])).toString("base64url") },
    ],
  ])("is refused and says that it's %s: %j", async (field, query) => {
    const reply = await as(await world.admin()).call(searchOrders, { query: query as Query });
    expect(reply.refusal).toMatchObject({ status: 422, code: "invalid" });
    expect(Object.keys(reply.error.fields ?? {})).toEqual([field]);
  });

  it("is one that goes on where another ended", async () => {
    const { admin: caller, name } = await family();
    const after = (await list(caller, { q: name, limit: 1 })).next ?? "";
    expect((await list(caller, { q: name, limit: 2, after })).items).toHaveLength(2);
    for (const query of [
      {},
      { q: name, sort: "total" },
      { q: name, from: "2026-01-01" },
      { q: name, handling: "new" },
    ]) {
      const reply = await as(caller).call(searchOrders, { query: { ...query, after } as Query });
      expect(reply.refusal, JSON.stringify(query)).toMatchObject({ status: 422, code: "invalid" });
    }
  });
});
