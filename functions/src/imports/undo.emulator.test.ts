import { randomUUID } from "node:crypto";
import { Transaction } from "firebase-admin/firestore";
import { describe, expect, it, vi } from "vitest";
import { deleteAccount } from "../contract/account.ts";
import { changeProducts } from "../contract/admin/bulk-changes.ts";
import { countStock } from "../contract/admin/counts.ts";
import { type ImportedRow, importParts, listImports, undoImport } from "../contract/admin/imports.ts";
import { writeCells } from "../contract/admin/part-fields.ts";
import { changeProduct, deleteProduct } from "../contract/admin/products.ts";
import { listTrash } from "../contract/admin/trash.ts";
import { placeOrder } from "../contract/orders.ts";
import { moneyOf } from "../contract/values/money.ts";
import { sha256 } from "../core/sha256.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { anOrder, aPartNumber, aProduct } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";
import { undoImport as undoNow } from "./undo.domain.ts";

const world = useWorld();

type Rows = Record<string, string>[];

function cellsOf(fields: Parameters<typeof aProduct>[0] = {}): Record<string, string> {
  return writeCells(aProduct({ partNumber: aPartNumber(), ...fields }));
}

async function importOf(admin: Account, rows: Rows) {
  const importId = randomUUID();
  const body = { importId, name: "parts.csv", first: 2, rows, stock: "set" };
  const { items } = (await as(admin).call(importParts, { body: body as never })).output;
  for (const { _id, result } of items) if (_id && result === "create") world.adoptProduct(_id);
  return { importId, items };
}

/** All pages of it. */
async function undo(admin: Account, id: string) {
  const all = { done: 0, refused: [] as { _id: string; reason: string }[] };
  for (let after: string | null | undefined; after !== null; ) {
    const body = after === undefined ? {} : { body: { after } };
    const { output } = await as(admin).call(undoImport, { params: { id }, ...body });
    all.done += output.done;
    all.refused.push(...output.refused);
    after = output.after;
  }
  return all;
}

async function shownImport(admin: Account, id: string) {
  const { items } = (await as(admin).call(listImports, { query: { limit: 100 } })).output;
  return items.find(({ _id }) => _id === id);
}

function idOf(items: readonly ImportedRow[], place = 0): string {
  return items[place]?._id ?? "";
}

describe("An import", () => {
  it("is listed with who did it, what became of its rows, and whether it can be undone", async () => {
    const admin = await world.admin();
    const product = await world.product({ partNumber: aPartNumber() });
    const { importId } = await importOf(admin, [cellsOf(), { _id: product._id, name: product.name }, {}]);
    expect(await shownImport(admin, importId)).toMatchObject({
      ...{ name: "parts.csv", who: admin.uid, email: admin.email, isUndoable: true },
      counts: { create: 1, update: 0, same: 1, conflict: 0, wrong: 1, gone: 0 },
    });
  });

  it("is undone: what it changed is as it was, and what it added is gone", async () => {
    const admin = await world.admin();
    const [number, other] = [aPartNumber(), aPartNumber()];
    const product = await world.product({ partNumber: number, quantity: 10, price: 10 });
    const change = { _id: product._id, partNumber: other, price: "12", quantity: "14", shelf: "A-1" };
    const { importId, items } = await importOf(admin, [change, cellsOf({ quantity: 3 })]);
    expect(items.map(({ result }) => result)).toEqual(["update", "create"]);
    expect(await undo(admin, importId)).toEqual({ done: 2, refused: [] });
    const price = moneyOf(1000);
    expect(await world.stored("products", product._id)).toMatchObject({
      partNumber: number,
      quantity: 10,
      price,
    });
    expect(await world.stored("productInternals", product._id)).toMatchObject({ shelf: null });
    expect(await world.stored("products", idOf(items, 1))).toBeUndefined();
    expect(await world.movementsOf(product)).toMatchObject([
      {},
      { cause: "import" },
      { cause: "undo", change: -4 },
    ]);
    expect(await world.stockFaults()).toEqual([]);
    expect(await shownImport(admin, importId)).toMatchObject({ isUndoable: false });
    expect(await undo(admin, importId)).toEqual({ done: 0, refused: [] });
  });

  it("keeps what was changed, ordered or deleted since, and says why", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const changed = await world.product({ partNumber: aPartNumber(), price: 10 });
    const short = await world.product({ partNumber: aPartNumber(), quantity: 1 });
    const gone = await world.product({ partNumber: aPartNumber(), price: 10 });
    const { importId, items } = await importOf(admin, [
      { _id: changed._id, price: "12" },
      { _id: short._id, quantity: "5" },
      { _id: gone._id, price: "12" },
      cellsOf({ quantity: 3, price: 24.9 }),
    ]);
    const version = { version: 2, price: 13 };
    await as(admin).call(changeProduct, { params: { id: changed._id }, body: version });
    await as(customer).call(placeOrder, { body: anOrder(short, customer, { MinimumOrder: 3 }) });
    await as(admin).call(deleteProduct, { params: { id: gone._id } });
    const added = {
      ...short,
      ...aProduct(),
      _id: idOf(items, 3),
      ...(await world.stored("products", idOf(items, 3))),
    };
    const order = anOrder({ ...added, price: 24.9 } as never, customer, { MinimumOrder: 1 });
    expect((await as(customer).call(placeOrder, { body: order })).status).toBe(201);
    const { done, refused } = await undo(admin, importId);
    expect(done).toBe(0);
    expect(Object.fromEntries(refused.map(({ _id, reason }) => [_id, reason]))).toEqual({
      [changed._id]: "Changed since: Price.",
      [short._id]: "2 of the pieces that came were sold since.",
      [gone._id]: "It has been deleted since.",
      [added._id]: "Its stock has changed since.",
    });
    expect(await shownImport(admin, importId)).toMatchObject({ isUndoable: true });
    expect(await world.stockFaults()).toEqual([]);
  });

  it("keeps a part that is ordered between the look at it and its deletion", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const { importId, items } = await importOf(admin, [cellsOf({ quantity: 3, price: 24.9 })]);
    const added = await world.stored("products", idOf(items));
    const order = anOrder({ ...aProduct(), ...added, price: 24.9 } as never, customer, { MinimumOrder: 1 });
    const { get } = Transaction.prototype;
    const deleting = vi.spyOn(Transaction.prototype, "get");
    deleting.mockImplementationOnce(async function (this: Transaction, part: unknown) {
      expect((await as(customer).call(placeOrder, { body: order })).status).toBe(201);
      return get.call(this, part as never);
    });
    const undone = await undoNow({ uid: admin.uid, requestId: "a-test" }, importId, undefined);
    deleting.mockRestore();
    const refused = [{ _id: idOf(items), reason: "Its stock has changed since." }];
    expect(undone).toEqual({ done: 0, refused, after: null });
    expect(await world.stored("products", idOf(items))).toMatchObject({ quantity: 2 });
  });

  it("is undone with the links that it made between its parts", async () => {
    const admin = await world.admin();
    const [old, successor] = [await world.product({ partNumber: aPartNumber() }), cellsOf()];
    const link = { _id: old._id, supersededBy: successor.partNumber ?? "" };
    const { importId, items } = await importOf(admin, [link, successor]);
    expect(await world.stored("products", old._id)).toMatchObject({ supersededBy: idOf(items, 1) });
    expect(await undo(admin, importId)).toEqual({ done: 2, refused: [] });
    expect(await world.stored("products", old._id)).toMatchObject({ supersededBy: null });
  });

  it("is undone page by page, whatever its length", async () => {
    const admin = await world.admin();
    const { importId } = await importOf(
      admin,
      Array.from({ length: 45 }, () => cellsOf()),
    );
    expect(await undo(admin, importId)).toEqual({ done: 45, refused: [] });
  });

  it("takes no more rows once it was undone", async () => {
    const admin = await world.admin();
    const { importId } = await importOf(admin, [cellsOf()]);
    await undo(admin, importId);
    const body = { importId, name: "parts.csv", first: 3, rows: [cellsOf()] };
    const reply = await as(admin).call(importParts, { body: body as never });
    expect(reply.refusal).toMatchObject({ status: 422, fields: { importId: expect.any(String) } });
  });

  it("answers rows that it had also once it was undone, and does nothing with them", async () => {
    const admin = await world.admin();
    const rows = [cellsOf()];
    const { importId, items } = await importOf(admin, rows);
    await undo(admin, importId);
    const body = { importId, name: "parts.csv", first: 2, rows, stock: "set" };
    const again = await as(admin).call(importParts, { body: body as never });
    expect([again.status, again.output.items.map(({ _id }) => _id)]).toEqual([200, [idOf(items)]]);
    expect(await world.stored("products", idOf(items))).toBeUndefined();
  });

  it("names nobody who has deleted their account", async () => {
    const [admin] = [await world.admin(), await world.admin()];
    const id = await world.importBy(admin);
    await as(admin).call(deleteAccount, {});
    expect(await world.stored("imports", id)).toMatchObject({ who: sha256(admin.uid) });
    await world.remove("imports", id);
  });

  it("can't be undone after thirty days, nor where there is none", async () => {
    const admin = await world.admin();
    const id = await world.importBy(admin, new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString());
    for (const each of [id, randomUUID()]) {
      const reply = await as(admin).call(undoImport, { params: { id: each } });
      expect(reply.refusal).toMatchObject({ status: 404, code: "not_found" });
    }
  });
});

describe("An act that changed many parts", () => {
  async function listed(admin: Account, id: string) {
    const { items } = (await as(admin).call(listTrash, { query: { kind: "many", limit: 100 } } as never))
      .output;
    return items.find(({ _id }) => _id === id);
  }

  it("is listed among what can be undone, until all of it is: a file, a bulk change, a count", async () => {
    const admin = await world.admin();
    const part = await world.product({ partNumber: aPartNumber(), price: 10, quantity: 5 });
    const [changeId, countId] = [randomUUID(), randomUUID()];
    const { importId } = await importOf(admin, [{ _id: part._id, shelf: "A-1" }]);
    const items = [{ _id: part._id, version: 2 }];
    const change = { price: { percent: 10 }, brand: "ATE" };
    await as(admin).call(changeProducts, { body: { items, change, changeId, isDryRun: false } });
    const lines = [{ productId: part._id, counted: 3, number: 1 }];
    await as(admin).call(countStock, { body: { lines, countId, isDryRun: false } });
    const by = { who: admin.uid, email: admin.email, parts: 1 };
    expect(await listed(admin, importId)).toMatchObject({ kind: "import", name: "parts.csv", ...by });
    expect(await listed(admin, changeId)).toMatchObject({ kind: "bulk", name: "Price, Brand", ...by });
    expect(await listed(admin, countId)).toMatchObject({ kind: "count", name: "Quantity", ...by });
    expect(await shownImport(admin, changeId)).toBeUndefined();

    for (const id of [countId, changeId, importId])
      expect(await undo(admin, id)).toEqual({ done: 1, refused: [] });
    expect(await world.stored("products", part._id)).toMatchObject({
      ...{ price: moneyOf(1000), brand: "", quantity: 5 },
    });
    expect(await world.stored("productInternals", part._id)).toMatchObject({ shelf: null });
    expect(await world.movementsOf(part)).toMatchObject([
      {},
      { cause: "count", change: -2 },
      { cause: "undo", change: 2 },
    ]);
    expect(await world.stockFaults()).toEqual([]);
    for (const id of [countId, changeId, importId]) expect(await listed(admin, id)).toBeUndefined();
  });

  it("is one over all its calls, changes a part once, and leaves alone what was changed since", async () => {
    const [admin, changeId] = [await world.admin(), randomUUID()];
    const parts = [await world.product({ price: 10 }), await world.product({ price: 20 })];
    const send = async (ids: readonly string[], version = 1) => {
      const items = ids.map((_id) => ({ _id, version }));
      const body = { items, change: { price: { add: 1 } }, changeId, isDryRun: false };
      return (await as(admin).call(changeProducts, { body })).output.items.map(({ result }) => result);
    };
    const [first = "", second = ""] = parts.map(({ _id }) => _id);
    expect(await send([first])).toEqual(["update"]);
    expect(await send([second])).toEqual(["update"]);
    expect(await send([first, second], 2)).toEqual(["conflict", "conflict"]);
    expect(await listed(admin, changeId)).toMatchObject({ parts: 2 });
    await as(admin).call(changeProduct, { params: { id: first }, body: { version: 2, price: 30 } });
    expect(await undo(admin, changeId)).toEqual({
      done: 1,
      refused: [{ _id: first, reason: "Changed since: Price." }],
    });
    expect(await listed(admin, changeId)).toMatchObject({ parts: 1 });
  });

  it("isn't listed where it changed nothing", async () => {
    const [admin, changeId, countId] = [await world.admin(), randomUUID(), randomUUID()];
    const part = await world.product({ price: 10, quantity: 5 });
    const items = [{ _id: part._id, version: 1 }];
    const body = { items, change: { price: { add: 0 } }, changeId, isDryRun: false };
    await as(admin).call(changeProducts, { body });
    const lines = [{ productId: part._id, counted: 5, number: 1 }];
    await as(admin).call(countStock, { body: { lines, countId, isDryRun: false } });
    for (const id of [changeId, countId]) expect(await listed(admin, id)).toBeUndefined();
  });
});

describe("The audit log of an import", () => {
  const eventsOf = async (importId: string) =>
    (await world.auditEventsAbout(importId)).map(({ what, who }) => `${what} ${who}`).sort();

  it("names every admin who sent rows of it, once", async () => {
    const [admin, other] = [await world.admin(), await world.admin()];
    const { importId } = await importOf(admin, [cellsOf()]);
    for (const [caller, first] of [
      [other, 3],
      [other, 4],
      [admin, 5],
    ] as const) {
      const body = { importId, name: "parts.csv", first, rows: [cellsOf()] };
      const { items } = (await as(caller).call(importParts, { body: body as never })).output;
      world.adoptProduct(idOf(items));
    }
    const expected = [`parts_imported ${admin.uid}`, `parts_imported ${other.uid}`];
    expect(await eventsOf(importId)).toEqual(expected.sort());
  });

  it("names every admin who undid some of it, once, wherever they began", async () => {
    const [admin, other] = [await world.admin(), await world.admin()];
    const { importId } = await importOf(admin, [cellsOf(), cellsOf()]);
    const list = sha256(JSON.stringify([{ by: ["at"], direction: "desc" }, { importId }])).slice(0, 16);
    const after = Buffer.from(JSON.stringify([list, ["2999-01-01T00:00:00.000Z"], "z"])).toString(
      "base64url",
    );
    const { output } = await as(other).call(undoImport, { params: { id: importId }, body: { after } });
    expect(output.done).toBe(2);
    await undo(other, importId);
    const expected = [`parts_imported ${admin.uid}`, `import_undone ${other.uid}`];
    expect(await eventsOf(importId)).toEqual(expected.sort());
  });
});
