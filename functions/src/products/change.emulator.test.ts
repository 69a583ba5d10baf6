import { DocumentReference } from "firebase-admin/firestore";
import { describe, expect, it, vi } from "vitest";
import { readWholePart, searchParts } from "../contract/admin/parts.ts";
import { addProduct, type ChangeProduct, changeProduct, deleteProduct } from "../contract/admin/products.ts";
import { adjustStock, listLowStock } from "../contract/admin/stock.ts";
import { readPart } from "../contract/catalogue/part.ts";
import { searchCatalogue } from "../contract/catalogue/search.ts";
import { placeOrder } from "../contract/orders.ts";
import { listProducts, type Product } from "../contract/products.ts";
import { listSaved, savePart } from "../contract/saved.ts";
import { moneyOf } from "../contract/values/money.ts";
import { db } from "../firestore/db.ts";
import { versionOf } from "../firestore/migrations/history.ts";
import { findWholePart } from "../parts/whole-part.store.ts";
import type { Account } from "../testing/accounts.ts";
import { as, untilServed } from "../testing/api.ts";
import { anOrder, aPartNumber, aProduct, aUniqueWord } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";
import { changePart as changeNow } from "./change.domain.ts";
import { changePart } from "./change.store.ts";

const world = useWorld();

function change(admin: Account, id: string, body: unknown) {
  return as(admin).call(changeProduct, { params: { id }, body: body as ChangeProduct });
}

async function scene(fields: Parameters<typeof world.product>[0] = {}) {
  const [admin, product] = [await world.admin(), await world.product(fields)];
  return { admin, product, id: product._id };
}

describe("PATCH /api/products/{id}", () => {
  it("changes what is given, and nothing else", async () => {
    const { admin, product, id } = await scene({ brand: "Bosch", shelf: "B-12", cost: 12.4 });
    const before = await world.stored("products", id);
    const { output } = await change(admin, id, { version: 1, price: "25.90", shelf: "C-1", cost: null });
    expect(output).toMatchObject({
      ...product,
      price: 25.9,
      brand: "Bosch",
      shelf: "C-1",
      cost: null,
      version: 2,
    });
    expect(await world.stored("products", id)).toEqual({
      ...before,
      ...{ price: moneyOf(2590), version: 2, updatedAt: expect.anything() },
    });
    const read = await as(admin).call(readWholePart, { params: { id } });
    expect(read.json).toEqual(output);
  });

  it("takes every field that a part is added with but its quantity", async () => {
    const { admin, id } = await scene();
    const successor = await world.product({ name: "The next one" });
    const fields = {
      name: "Brake disc",
      price: 31,
      minimumQuantity: 2,
      picture: "/parts/brake-disc.svg",
      description: "Vented.",
      partNumber: aPartNumber(),
      gtin: "4047024479432",
      brand: "Bosch",
      group: "brakes",
      facts: [{ name: "Axle", value: "front" }],
      oemNumbers: ["1K0 615 301 AA"],
      equivalents: [{ brand: "ATE", number: "24.0125-0145.1" }],
      fitment: [{ make: "VW", model: "Golf", yearFrom: 2008, yearTo: 2012, note: "PR 1ZE" }],
      deposit: 12.5,
      shelf: "B-12",
      cost: 12.4,
      offers: [],
    };
    const { output } = await change(admin, id, { version: 1, ...fields, supersededBy: successor._id });
    const supersededBy = { _id: successor._id, name: "The next one" };
    expect(output).toMatchObject({ ...fields, supersededBy, quantity: 10, onHand: 10, waiting: 0 });
    const shown = (await as(null).call(readPart, { params: { id } })).output;
    const { shelf, cost, offers, ...forAnyone } = fields;
    expect(shown).toMatchObject({ ...forAnyone, supersededBy });
    expect(shown).not.toHaveProperty("shelf");
  });

  it("is seen by all who look the part up, and by the search", async () => {
    const { admin, product, id } = await scene();
    const [name, number] = [aUniqueWord(), aPartNumber()];
    await change(admin, id, { version: 1, name, price: 30, oemNumbers: [number] });
    const [listed] = (await as(null).call(listProducts, { query: { id } })).output;
    expect(listed).toEqual({ ...product, name, price: 30 });
    for (const q of [name, number]) {
      const find = async () => (await as(null).call(searchCatalogue, { query: { q } })).output.items;
      await expect.poll(find, { timeout: 20_000 }).toMatchObject([{ _id: id, name, price: 30 }]);
    }
    const { items } = (await as(admin).call(searchParts, { query: { q: name } })).output;
    expect(items).toMatchObject([{ _id: id, version: 2 }]);
    const customer = await world.customer();
    const old = await as(customer).call(placeOrder, { body: anOrder(product, customer) });
    expect(old.refusal).toMatchObject({ status: 409, code: "price_changed" });
  });

  it("writes nothing where nothing changes", async () => {
    const { admin, product, id } = await scene({ facts: [{ name: "Axle", value: "front" }], cost: 1 });
    const before = await world.stored("products", id);
    const { _id, quantity, ...same } = product;
    expect((await change(admin, id, { version: 1, ...same })).output.version).toBe(1);
    expect((await change(admin, id, { version: 1 })).status).toBe(200);
    expect(await world.stored("products", id)).toEqual(before);
    expect(await world.changesOf(product)).toEqual([]);
  });

  it("doesn't take a quantity, and says what does", async () => {
    const { admin, id } = await scene();
    const { refusal } = await change(admin, id, { version: 1, name: "N", quantity: 11 });
    const quantity = "You can't change the quantity here. Use Restock, which asks for a reason.";
    expect(refusal).toMatchObject({ status: 422, fields: { quantity } });
    expect(await world.stored("products", id)).toMatchObject({ version: 1, quantity: 10 });
  });

  it.each([["supersededBy", { supersededBy: "never-was" }, "The part that replaces it is not in the shop."]])(
    "refuses a wrong %s: %j",
    async (field, body, message) => {
      const { admin, id } = await scene();
      const { refusal } = await change(admin, id, { ...(field !== "version" && { version: 1 }), ...body });
      expect(refusal).toMatchObject({ status: 422, fields: { [field]: message } });
      expect(await world.stored("products", id)).toMatchObject({ version: 1 });
    },
  );

  it("takes as many vehicles as a part may have, and no more", async () => {
    const { admin, id } = await scene();
    const text = (length: number) => "部".repeat(length);
    const row = { make: text(60), model: text(60), yearFrom: 1900, yearTo: 2100, note: text(100) };
    const fitment = (count: number) => Array(count).fill(row);
    expect((await change(admin, id, { version: 1, fitment: fitment(200) })).status).toBe(200);
    const other = { ...row, model: text(59) };
    expect((await change(admin, id, { version: 2, fitment: Array(200).fill(other) })).status).toBe(200);
    expect((await change(admin, id, { version: 3, fitment: fitment(201) })).status).toBe(422);
  });

  it("answers 404 for a part that is gone", async () => {
    const { admin, id } = await scene();
    await as(admin).call(deleteProduct, { params: { id } });
    for (const gone of [id, "never-was"]) {
      expect((await change(admin, gone, { version: 1, name: "N" })).refusal).toMatchObject({ status: 404 });
      expect((await as(admin).call(readWholePart, { params: { id: gone } })).status).toBe(404);
    }
  });

  it("keeps a part of an earlier release whole", async () => {
    const { _id: id, ...older } = await world.olderProduct({ price: 19.9 });
    const { output } = await change(await world.admin(), id, { version: 1, brand: "ATE" });
    expect(output).toMatchObject({ ...older, brand: "ATE", price: 19.9, version: 2 });
    expect((await as(null).call(readPart, { params: { id } })).output).toMatchObject({
      ...older,
      brand: "ATE",
    });
    expect(await world.stored("products", id)).toHaveProperty("schemaVersion", versionOf("products"));
  });
});

describe("Of two admins", () => {
  it("the second gets the present part, and is heard with its version", async () => {
    const { admin, id } = await scene({ shelf: "B-12" });
    const other = await world.admin();
    const { json } = await change(admin, id, { version: 1, price: 30 });
    const late = await change(other, id, { version: 1, name: "Theirs" });
    expect(late.refusal).toMatchObject({ status: 409, code: "changed_meanwhile", present: json });
    expect(late.error.present).toMatchObject({ price: 30, shelf: "B-12", version: 2 });
    const { output } = await change(other, id, { version: 2, name: "Theirs" });
    expect(output).toMatchObject({ name: "Theirs", price: 30, version: 3 });
  });

  it("one is heard of ten who save at the same time", async () => {
    const { admin, product, id } = await scene();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, place) =>
        untilServed(() => change(admin, id, { version: 1, name: `Name ${place}` })),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await world.changesOf(product)).toHaveLength(1);
    expect(await world.stored("products", id)).toMatchObject({ version: 2 });
  });
});

describe("Stock that moves while a part is edited", () => {
  it("is no change of its version, and stays", async () => {
    const { admin, product, id } = await scene({ minimumQuantity: 1 });
    const customer = await world.customer();
    const calls = Array.from({ length: 6 }, (_, place) => [
      untilServed(() => as(customer).call(placeOrder, { body: anOrder(product, customer) })),
      untilServed(() =>
        as(admin).call(adjustStock, { params: { id }, body: { change: 2, reason: "Came." } }),
      ),
      ...(place === 0 ? [untilServed(() => change(admin, id, { version: 1, description: "New." }))] : []),
    ]);
    const statuses = (await Promise.all(calls.flat())).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 201]));
    const part = (await as(admin).call(readWholePart, { params: { id } })).output;
    expect(part).toMatchObject({ quantity: 16, onHand: 22, version: 2, description: "New." });
    expect(await world.stockFaults()).toEqual([]);
  });

  it("refuses the commit of an edit, if it was moved since it was read", async () => {
    const { admin, product, id } = await scene();
    const part = await findWholePart(id);
    await world.setStock(product, 4);
    const by = { actor: { uid: admin.uid, requestId: "a-test" }, cause: "edit" } as const;
    const edit = db.runTransaction(async (tx) => part && changePart(tx, part, { name: "N" }, by));
    await expect(edit).rejects.toThrow("FAILED_PRECONDITION");
    expect(await world.stored("products", id)).toMatchObject({ name: product.name, quantity: 4, version: 1 });
    expect(await world.changesOf(product)).toEqual([]);
  });

  it("follows the smallest order: a lower one makes it available, and who waits is told", async () => {
    const { admin, product, id } = await scene({ quantity: 3, minimumQuantity: 4 });
    const customer = await world.customer();
    await as(customer).call(savePart, { params: { id }, body: { notify: true } });
    await change(admin, id, { version: 1, minimumQuantity: 3 });
    const [item] = (await as(customer).call(listSaved, {})).output.items;
    expect(item).toMatchObject({ minimumQuantity: 3, availableAt: expect.stringMatching(/^20.+Z$/) });
    expect(await world.stored("availableParts", id)).toBeUndefined();
    const low = async () => (await as(admin).call(listLowStock, { query: { limit: 100 } })).output.items;
    expect((await low()).map(({ _id }) => _id)).not.toContain(id);
    await change(admin, id, { version: 2, minimumQuantity: 5 });
    expect((await low()).map(({ _id }) => _id)).toContain(id);
    expect(await world.stockFaults()).toEqual([]);
    expect(await world.movementsOf(product)).toHaveLength(1);
  });
});

describe("The number of a part", () => {
  it("goes from one to another in one edit each", async () => {
    const [first, second] = [aPartNumber(), aPartNumber()];
    const { admin, id } = await scene({ partNumber: first });
    const other = await world.product();
    expect((await change(admin, id, { version: 1, partNumber: second })).status).toBe(200);
    expect((await change(admin, other._id, { version: 1, partNumber: first })).status).toBe(200);
    const taken = await change(admin, other._id, { version: 2, name: "N", partNumber: second });
    const message = `Another part has the number ${second}.`;
    expect(taken.refusal).toMatchObject({
      status: 409,
      code: "number_taken",
      fields: { partNumber: message },
    });
    expect(await world.stored("products", other._id)).toMatchObject({ version: 2, name: other.name });
    expect((await change(admin, id, { version: 2, partNumber: null })).status).toBe(200);
    expect((await change(admin, other._id, { version: 2, partNumber: second })).status).toBe(200);
  });

  it("is the part's own however it's spelled", async () => {
    const number = aPartNumber();
    const { admin, id } = await scene({ partNumber: number });
    const spelled = number.toLowerCase().replace("-", " ");
    const { output } = await change(admin, id, { version: 1, partNumber: spelled });
    expect(output.partNumber).toBe(spelled);
    const body = aProduct({ partNumber: number });
    expect((await as(admin).call(addProduct, { body })).refusal.code).toBe("number_taken");
  });

  it("goes to one of ten parts that want it at the same time", async () => {
    const [admin, partNumber] = [await world.admin(), aPartNumber()];
    const parts = await Promise.all(Array.from({ length: 10 }, () => world.product()));
    const replies = await Promise.all(
      parts.map(({ _id }) => untilServed(() => change(admin, _id, { version: 1, partNumber }))),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });
});

describe("Parts that replace each other", () => {
  const endless = "These parts replace each other in a circle.";

  it("lead into no circle", async () => {
    const { admin, id } = await scene();
    const next = await world.product({ supersededBy: id });
    const last = await world.product({ supersededBy: next._id });
    for (const supersededBy of [id, next._id, last._id]) {
      const { refusal } = await change(admin, id, { version: 1, supersededBy });
      expect(refusal).toMatchObject({ status: 422, fields: { supersededBy: endless } });
    }
  });

  it("are named by number as well as by id, of which the id is first", async () => {
    const { admin, id } = await scene();
    const [number, own] = [aPartNumber(), aPartNumber()];
    const next = await world.product({ name: "The next one", partNumber: number });
    const supersededBy = { _id: next._id, name: "The next one" };
    const named = (version: number, by: string) => change(admin, id, { version, supersededBy: by });
    expect((await named(1, number)).output).toMatchObject({ version: 2, supersededBy });
    expect((await named(2, ` ${number.toLowerCase()}`)).output.version).toBe(2);
    await world.product({ partNumber: next._id });
    expect((await named(2, next._id)).output).toMatchObject({ version: 2, supersededBy });
    const circle = await world.product({ partNumber: own });
    const { refusal } = await change(admin, circle._id, { version: 1, supersededBy: own });
    expect(refusal).toMatchObject({ status: 422, fields: { supersededBy: endless } });
  });

  it("lead into no circle that two admins close at the same time", async () => {
    const admin = await world.admin();
    async function closeAtOnce() {
      const [one, other] = await Promise.all([world.product(), world.product()]);
      const pairs = [[one._id, other._id] as const, [other._id, one._id] as const];
      const replies = await Promise.all(
        pairs.map(([id, supersededBy]) => untilServed(() => change(admin, id, { version: 1, supersededBy }))),
      );
      return replies.map(({ status }) => status).sort();
    }
    const all = await Promise.all(Array.from({ length: 8 }, closeAtOnce));
    expect(all).toEqual(Array(8).fill([200, 422]));
  });

  it("lead into no circle when one is closed between another's look and its commit", async () => {
    const [{ uid }, one, other] = [await world.admin(), await world.product(), await world.product()];
    const by = { actor: { uid, requestId: "a-test" }, cause: "edit" } as const;
    const link = (from: Product, to: Product) => changeNow(from._id, () => ({ supersededBy: to._id }), by);
    const { get } = DocumentReference.prototype;
    let second: Promise<unknown> | undefined;
    // A read without a lock can be overtaken.
    const looking = vi.spyOn(DocumentReference.prototype, "get");
    looking.mockImplementation(async function (this: DocumentReference) {
      const seen = await get.call(this);
      if (this.path !== `products/${other._id}`) return seen;
      second ??= link(other, one);
      await second;
      return seen;
    });
    const replies = [await link(one, other).then(() => "linked", String)];
    looking.mockRestore();
    second ??= link(other, one);
    replies.push(await second.then(() => "linked", String));
    expect(replies.sort()).toEqual([expect.stringContaining(endless), "linked"]);
  });

  it("may be edited when the one that replaces it has gone", async () => {
    const next = await world.product();
    const { admin, id } = await scene({ supersededBy: next._id });
    await as(admin).call(deleteProduct, { params: { id: next._id } });
    const { output } = await change(admin, id, { version: 1, name: "N" });
    expect(output).toMatchObject({ name: "N", supersededBy: null });
  });
});
