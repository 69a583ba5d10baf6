import { Transaction, WriteBatch } from "firebase-admin/firestore";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { listChanges } from "../contract/admin/change-history.ts";
import type { Offer } from "../contract/admin/offers.ts";
import { readWholePart, searchParts } from "../contract/admin/parts.ts";
import { addProduct, type ChangeProduct, changeProduct, deleteProduct } from "../contract/admin/products.ts";
import { addSupplier, deleteSupplier, listSuppliers, readSupplier } from "../contract/admin/suppliers.ts";
import { readPart } from "../contract/catalogue/part.ts";
import { searchCatalogue } from "../contract/catalogue/search.ts";
import { listProducts } from "../contract/products.ts";
import { undoDeletion } from "../contract/undo.ts";
import { moneyOf } from "../contract/values/money.ts";
import { decodeProduct } from "../parts/part-codec.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { aProduct, aUniqueWord } from "../testing/builders.ts";
import { aSupplier } from "../testing/nouns.ts";
import { useWorld } from "../testing/use-world.ts";
import { changeProducts } from "./bulk-change.domain.ts";
import { addToCatalogue } from "./products.domain.ts";

const world = useWorld();
let admin: Account;

beforeEach(async () => {
  admin = await world.admin();
});

async function supplier(): Promise<string> {
  return (await as(admin).call(addSupplier, { body: aSupplier() })).output._id;
}

function anOffer(supplierId: string, fields: Partial<Offer> = {}): Offer {
  return { supplierId, number: null, pack: 1, cost: null, days: null, isPreferred: false, ...fields };
}

function change(id: string, body: Partial<ChangeProduct>) {
  return as(admin).call(changeProduct, { params: { id }, body: body as ChangeProduct });
}

async function managed(id: string) {
  return (await as(admin).call(readWholePart, { params: { id } })).output;
}

describe("A part's offers", () => {
  it("are stored with its internals, told to admins alone, and found in the list without a read", async () => {
    const [one, other] = [await supplier(), await supplier()];
    const name = aUniqueWord();
    const { _id: id } = await world.product({ name });
    const offers = [
      anOffer(one, { number: "=1+1", pack: 4, cost: 12.34, days: 0, isPreferred: true }),
      anOffer(other),
    ];
    const { output } = await change(id, { version: 1, offers });
    expect(output).toMatchObject({ offers, version: 2, onOrder: 0, expected: null });
    expect(await world.stored("productInternals", id)).toMatchObject({
      offers: [{ supplierId: one, cost: moneyOf(1234) }, { cost: null }],
    });
    expect(await managed(id)).toMatchObject({ offers });
    const { items } = (await as(admin).call(searchParts, { query: { q: name } })).output;
    expect(items).toMatchObject([{ offers, onOrder: 0, expected: null }]);
    for (const caller of [null, await world.customer(), admin]) {
      const answers = [
        await as(caller).call(readPart, { params: { id } }),
        await as(caller).call(listProducts, { query: { id } }),
        await as(caller).call(searchCatalogue, { query: { id } }),
      ];
      for (const { json } of answers) expect(JSON.stringify(json)).not.toMatch(/offers|onOrder|12\.34/);
    }
    const history = (await as(admin).call(listChanges, { params: { id } })).output.items;
    expect(history).toMatchObject([{ cause: "edit", changes: { offers: [[], offers] } }]);
  });

  it("come with a new part, and what isn't named of one has its default", async () => {
    const supplierId = await supplier();
    const body = { ...aProduct(), offers: [{ supplierId }] };
    const { output } = await as(admin).call(addProduct, { body: body as never });
    world.adoptProduct(output._id);
    expect((await managed(output._id)).offers).toEqual([anOffer(supplierId)]);
    const { refusal } = await as(admin).call(addProduct, {
      body: { ...aProduct(), offers: [anOffer("gone")] },
    });
    expect(refusal).toMatchObject({ status: 422, code: "invalid" });
  });

  it("change with the version that was seen, and two admins' changes are not mixed", async () => {
    const [one, other] = [await supplier(), await supplier()];
    const { _id: id } = await world.product();
    const tries = [one, other].map((each) => change(id, { version: 1, offers: [anOffer(each)] }));
    const replies = await Promise.all(tries);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = replies.find(({ status }) => status === 409);
    expect(late?.error).toMatchObject({ code: "changed_meanwhile", present: { offers: [{ pack: 1 }] } });
  });

  it.each<[string, (known: string) => unknown, string]>([
    ["offers.0.pack", (known) => [anOffer(known, { pack: 0 })], "Pack must be at least 1."],
    ["offers.0.pack", (known) => [anOffer(known, { pack: 1.5 })], "Pack must be a whole number."],
    ["offers.0.cost", (known) => [anOffer(known, { cost: -1 })], "Cost must not be below 0."],
    ["offers.0.days", (known) => [anOffer(known, { days: 366 })], "Days must be at most 365."],
    ["offers", (known) => [anOffer(known), anOffer(known)], "A supplier has one offer of a part at most."],
    ["offers.0.supplierId", () => [{ pack: 1 }], "This is not an id."],
    ["offers", () => [anOffer("gone")], "A supplier of these offers is not in the shop."],
    ["offers", (known) => Array(9).fill(anOffer(known)), "Offers has more than 8 entries."],
    [
      "offers",
      (known) => [anOffer(known, { isPreferred: true }), anOffer("b", { isPreferred: true })],
      "Only one offer can be the preferred one.",
    ],
  ])("are refused at %s: %#", async (field, offers, message) => {
    const { _id: id } = await world.product();
    const { status, error } = await change(id, { version: 1, offers: offers(await supplier()) as Offer[] });
    expect([status, error.fields?.[field]]).toEqual([422, expect.stringContaining(message)]);
    expect((await managed(id)).version).toBe(1);
  });
});

describe("A supplier", () => {
  it("counts the parts that have an offer of it", async () => {
    const [one, other] = [await supplier(), await supplier()];
    for (const offers of [[anOffer(one), anOffer(other)], [anOffer(one)], []])
      await world.product({ offers });
    const read = async (id: string) => (await as(admin).call(readSupplier, { params: { id } })).output;
    await expect.poll(async () => (await read(one)).parts, { timeout: 10_000 }).toBe(2);
    const { name } = await read(other);
    const { items } = (await as(admin).call(listSuppliers, { query: { q: name } })).output;
    expect(items).toMatchObject([{ _id: other, parts: 1 }]);
  });

  it("takes its offers along when it's deleted, and the part keeps the others, its shelf and its version", async () => {
    const [one, other] = [await supplier(), await supplier()];
    const offers = [anOffer(one, { isPreferred: true }), anOffer(other, { number: "N-1" })];
    const { _id: id } = await world.product({ shelf: "B-12", offers });
    const { _id: trashed } = await world.product({ offers });
    await as(admin).call(deleteProduct, { params: { id: trashed } });
    await as(admin).call(deleteSupplier, { params: { id: one } });
    expect(await managed(id)).toMatchObject({
      ...{ offers: [anOffer(other, { number: "N-1" })], shelf: "B-12", version: 1 },
    });
    const { status } = await change(id, { version: 1, offers });
    expect(status).toBe(422);
    await as(admin).call(undoDeletion, { params: { id: trashed } });
    expect((await managed(trashed)).offers).toEqual([anOffer(other, { number: "N-1" })]);
  });
});

describe("A supplier who is deleted", () => {
  const remove = async (id: string) =>
    expect((await as(admin).call(deleteSupplier, { params: { id } })).status).toBe(200);
  const actor = () => ({ uid: admin.uid, requestId: "a-test" });

  it("as a new part is offered leaves no offer of it", async () => {
    const supplierId = await supplier();
    const { get } = Transaction.prototype;
    const locking = vi.spyOn(Transaction.prototype, "get");
    locking.mockImplementationOnce(async function (this: Transaction, suppliers: unknown) {
      await remove(supplierId);
      return get.call(this, suppliers as never);
    });
    const added = addToCatalogue(actor(), decodeProduct({ ...aProduct(), offers: [anOffer(supplierId)] }));
    await expect(added).rejects.toMatchObject({ code: "invalid", fields: { offers: expect.any(String) } });
    locking.mockRestore();
  });

  it("as orders of many parts are to go there leaves no offer of it", async () => {
    const [supplierId, other] = [await supplier(), await supplier()];
    const parts = [await world.product({ offers: [anOffer(other)] }), await world.product()];
    const { commit } = WriteBatch.prototype;
    const committing = vi.spyOn(WriteBatch.prototype, "commit");
    committing.mockImplementationOnce(async function (this: WriteBatch) {
      await remove(supplierId);
      return commit.call(this);
    });
    const items = parts.map(({ _id }) => ({ _id, version: 1 }));
    await changeProducts(actor(), {
      items,
      change: { offer: { supplierId } },
      why: undefined,
      isDryRun: false,
    });
    committing.mockRestore();
    const offers = await Promise.all(parts.map(async ({ _id }) => (await managed(_id)).offers));
    expect(offers).toEqual([[anOffer(other)], []]);
  });
});

it("Parts that nobody sells are found as such", async () => {
  const name = aUniqueWord();
  const sold = await world.product({ name: `${name} sold`, offers: [anOffer(await supplier())] });
  const lost = await world.product({ name: `${name} lost` });
  const found = async (attention?: "no-offer") =>
    (await as(admin).call(searchParts, { query: { q: name, ...(attention && { attention }) } })).output.items
      .map(({ _id }) => _id)
      .sort();
  await expect.poll(() => found(), { timeout: 10_000 }).toEqual([sold._id, lost._id].sort());
  expect(await found("no-offer")).toEqual([lost._id]);
});
