import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { deleteAccount } from "../contract/account.ts";
import { type ImportedRow, importParts, listImports, undoImport } from "../contract/admin/imports.ts";
import { writeCells } from "../contract/admin/part-fields.ts";
import { changeProduct, deleteProduct } from "../contract/admin/products.ts";
import { placeOrder } from "../contract/orders.ts";
import { moneyOf } from "../contract/values/money.ts";
import { sha256 } from "../core/sha256.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { anOrder, aPartNumber, aProduct } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";

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
