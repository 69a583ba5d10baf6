import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type ImportParts, importParts, listImports } from "../contract/admin/imports.ts";
import { writeCells } from "../contract/admin/part-fields.ts";
import type { Account } from "../testing/accounts.ts";
import { as, untilServed } from "../testing/api.ts";
import { aPartNumber, aProduct } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

type Rows = Record<string, string>[];

function cellsOf(fields: Parameters<typeof aProduct>[0] = {}): Record<string, string> {
  return writeCells(aProduct({ partNumber: aPartNumber(), ...fields }));
}

async function send(admin: Account, rows: Rows, more: Partial<ImportParts> = {}) {
  const body = { importId: randomUUID(), name: "parts.csv", first: 2, rows, ...more } as never;
  const reply = await untilServed(() => as(admin).call(importParts, { body }));
  if (reply.status === 200) for (const { _id } of reply.output.items) if (_id) world.adoptProduct(_id);
  return reply;
}

describe("The same rows of an import again", () => {
  it("change nothing, and are answered as they were the first time", async () => {
    const admin = await world.admin();
    const product = await world.product({ partNumber: aPartNumber(), price: 10, quantity: 10 });
    const edit = { _id: product._id, price: "12", quantity: "14", quantityWhenExported: "10" };
    const rows = [edit, cellsOf(), { name: "N" }, { _id: product._id }, { _id: "gone" }];
    const importId = randomUUID();
    const first = await send(admin, rows, { importId });
    expect(first.output.items.map(({ result }) => result)).toEqual([
      "update",
      "create",
      "wrong",
      "wrong",
      "gone",
    ]);
    expect((await send(admin, rows, { importId })).json).toEqual(first.json);
    expect(await world.stockOf(product)).toBe(14);
    const { items } = (await as(admin).call(listImports, { query: { limit: 100 } })).output;
    const counts = { create: 1, update: 1, same: 0, conflict: 0, wrong: 2, gone: 1 };
    expect(items.find(({ _id }) => _id === importId)).toMatchObject({ counts });
  });

  it("are refused with something else in them", async () => {
    const admin = await world.admin();
    const importId = randomUUID();
    const rows = [cellsOf()];
    await send(admin, rows, { importId });
    for (const other of [
      await send(admin, [cellsOf()], { importId }),
      await send(admin, rows, { importId, lenient: true }),
    ])
      expect(other.refusal).toMatchObject({ status: 422, code: "idempotency_key_reused" });
  });

  it("are done where they weren't, if the chunk is cut otherwise", async () => {
    const admin = await world.admin();
    const [importId, one, two] = [randomUUID(), cellsOf(), cellsOf()];
    const first = await send(admin, [one], { importId });
    const both = await send(admin, [one, two], { importId, first: 2, emptyClears: true });
    expect(both.status).toBe(422);
    const later = await send(admin, [one, two], { importId, first: 1000 });
    expect(later.output.items).toMatchObject([{ result: "wrong" }, { result: "create" }]);
    expect(first.output.items).toMatchObject([{ result: "create" }]);
  });

  it("are done once, if two tabs send them at the same time", async () => {
    const admin = await world.admin();
    const product = await world.product({ partNumber: aPartNumber(), quantity: 10 });
    const edit = { _id: product._id, quantity: "14", quantityWhenExported: "10" };
    const rows = [edit, ...Array.from({ length: 20 }, () => cellsOf())];
    const importId = randomUUID();
    const replies = await Promise.all([1, 2, 3].map(() => send(admin, rows, { importId })));
    const [first] = replies;
    expect(first?.status).toBe(200);
    for (const reply of replies) expect(reply.json).toEqual(first?.json);
    expect(await world.stockOf(product)).toBe(14);
    expect(await world.stockFaults()).toEqual([]);
  });
});

it("Two imports of one file at once make each part once, and lose no row", async () => {
  const admin = await world.admin();
  const rows = Array.from({ length: 50 }, () => cellsOf());
  const replies = await Promise.all([1, 2].map(() => send(admin, rows)));
  const results = replies.map(({ output }) => output.items);
  const ids = results.map((items) => items.map(({ _id }) => _id));
  expect(ids[0]).toEqual(ids[1]);
  for (const [place] of rows.entries()) {
    expect(results.map((items) => items[place]?.result).sort()).toEqual(["create", "same"]);
  }
  expect(await world.stockFaults()).toEqual([]);
});

it("A chunk among orders moves stock by what the file says, and takes back no order", async () => {
  const admin = await world.admin();
  const products = await Promise.all(
    Array.from({ length: 30 }, () => world.product({ partNumber: aPartNumber(), quantity: 100 })),
  );
  const rows = products.map(({ _id }) => ({
    _id,
    quantity: "110",
    quantityWhenExported: "100",
    brand: "ATE",
  }));
  const sales = products.map((product) => world.setStock(product, 97));
  const [reply] = await Promise.all([send(admin, rows), ...sales]);
  expect(reply.output.items.map(({ result }) => result)).toEqual(rows.map(() => "update"));
  expect(await world.stockFaults()).toEqual([]);
});

describe("A chunk", () => {
  const row = { name: "N" };
  it.each([
    [{ rows: Array(201).fill(row) }, "rows"],
    [{ rows: [] }, "rows"],
    [{ rows: [{ name: 7 }] }, "rows.0.name"],
    [{ rows: [row, "N"] }, "rows.1"],
    [{ rows: "N" }, "rows"],
    [{ first: 1 }, "first"],
    [{ first: 200_001, rows: [row, row] }, "first"],
    [{ importId: "a/b" }, "importId"],
    [{ importId: "x".repeat(65) }, "importId"],
    [{ importId: undefined }, "importId"],
    [{ name: " " }, "name"],
    [{ stock: "add" }, "stock"],
    [{ isDryRun: "yes" }, "isDryRun"],
    [{ emptyClears: 1 }, "emptyClears"],
  ])("is refused with %j", async (more, field) => {
    const reply = await send(await world.admin(), [row], more as never);
    expect(reply.refusal).toMatchObject({ status: 422, code: "invalid" });
    expect(Object.keys(reply.error.fields ?? {})).toEqual([field]);
  });

  it("is refused above a million bytes, and read with columns that no part has", async () => {
    const admin = await world.admin();
    const tooMuch = await send(admin, [{ name: "x".repeat(1_000_000) }]);
    expect(tooMuch.refusal).toMatchObject({ status: 413, code: "payload_too_large" });
    const columns = Array.from({ length: 5000 }, (_, place) => [`column ${place}`, "x"]);
    const cells = { ...Object.fromEntries(columns), ...cellsOf(), constructor: "x" };
    const odd = JSON.parse(JSON.stringify(cells).replace("{", '{"__proto__":"x",'));
    const [made, long] = (await send(admin, [odd, { ...cellsOf(), name: "x".repeat(900_000) }])).output.items;
    expect(made).toMatchObject({ result: "create", problems: [] });
    expect(long).toMatchObject({
      result: "wrong",
      problems: [{ column: "name", value: "x".repeat(60) }],
    });
    expect(await world.stored("products", made?._id ?? "")).not.toHaveProperty("column 1");
  });

  it("with the largest cells of lists is answered in time", async () => {
    const cell = "|".concat("a|".repeat(49_000));
    const rows = [{ partNumber: "P", oemNumbers: cell, fitment: cell, facts: cell, equivalents: cell }];
    const [row] = (await send(await world.admin(), rows)).output.items;
    expect(row?.result).toBe("wrong");
  });
});
