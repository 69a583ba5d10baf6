import { randomInt, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type ImportedRow, type ImportParts, importParts, listImports } from "../contract/admin/imports.ts";
import { writeCells } from "../contract/admin/part-fields.ts";
import { searchParts } from "../contract/admin/parts.ts";
import { changeProduct, deleteProduct } from "../contract/admin/products.ts";
import { listMovements } from "../contract/admin/stock.ts";
import { readPart } from "../contract/catalogue/part.ts";
import { placeOrder } from "../contract/orders.ts";
import type { Product } from "../contract/products.ts";
import { isGtin } from "../contract/values/article.ts";
import { asPlainCell } from "../contract/values/plain-cell.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { anOrder, aPartNumber, aProduct } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

type Rows = Record<string, string>[];

/** The cells of a new part. */
function cellsOf(fields: Parameters<typeof aProduct>[0] = {}): Record<string, string> {
  const { picture, ...cells } = writeCells(aProduct({ partNumber: aPartNumber(), ...fields }));
  return { ...cells, picture: "/parts/brake-pad-set-front.svg" };
}

function send(admin: Account, rows: Rows, more: Partial<ImportParts> = {}) {
  const body = { importId: randomUUID(), name: "parts.csv", first: 2, rows, ...more };
  return as(admin).call(importParts, { body: body as never });
}

async function imported(admin: Account, rows: Rows, more: Partial<ImportParts> = {}): Promise<ImportedRow[]> {
  const { items } = (await send(admin, rows, more)).output;
  for (const { _id, result } of items) if (_id && result === "create") world.adoptProduct(_id);
  return items;
}

async function partOf(row: ImportedRow | undefined) {
  return (await as(null).call(readPart, { params: { id: row?._id ?? "" } })).output;
}

async function exported(product: Product): Promise<Record<string, string>> {
  const { output } = await as(null).call(readPart, { params: { id: product._id } });
  const { supersededBy, ...part } = output;
  const cells = writeCells({ ...part, supersededBy: supersededBy?._id ?? null });
  return {
    ...{ _id: part._id, version: String(part.version), ...cells },
    quantityWhenExported: String(part.quantity),
  };
}

const dry = { isDryRun: true };

describe("An import", () => {
  it("is a filter of the list of parts, which shows what it added and changed", async () => {
    const admin = await world.admin();
    const partNumber = aPartNumber();
    const there = await world.product({ partNumber, price: 5 });
    const importId = randomUUID();
    const rows = [cellsOf(), { partNumber, price: "6" }];
    const [added] = await imported(admin, rows, { importId });
    const found = async () => {
      const { items } = (await as(admin).call(searchParts, { query: { importId } })).output;
      return items.map(({ _id }) => _id).sort();
    };
    await expect.poll(found, { timeout: 20_000 }).toEqual([there._id, added?._id ?? ""].sort());
    const { items } = (await as(admin).call(searchParts, { query: { importId: randomUUID() } })).output;
    expect(items).toEqual([]);
  });

  it("adds the parts that aren't there, with all of their cells", async () => {
    const admin = await world.admin();
    const cells = cellsOf({ name: "Water pump", price: 31.5, brand: "Bosch", quantity: 3, shelf: "A-1" });
    const [row] = await imported(admin, [cells]);
    expect(row).toMatchObject({ line: 2, result: "create", problems: [] });
    expect(row?.changes).toMatchObject({ price: [null, 31.5], quantity: [null, 3], shelf: [null, "A-1"] });
    expect(await partOf(row)).toMatchObject({ name: "Water pump", price: 31.5, brand: "Bosch", version: 1 });
    const moved = await world.movementsOf({ _id: row?._id ?? "" });
    expect(moved).toMatchObject([{ cause: "import", change: 3, who: admin.uid }]);
    expect(await world.stockFaults()).toEqual([]);
  });

  it("brings a row in without a cell that nobody can read, where it's asked to, and says so again", async () => {
    const admin = await world.admin();
    const rows = [cellsOf({ name: "Water pump" })].map((cells) => ({ ...cells, fitment: "VW; Golf; soon" }));
    expect(await imported(admin, rows)).toMatchObject([
      { result: "wrong", problems: [{ column: "fitment" }] },
    ]);
    const lenient = { lenient: true, importId: randomUUID() };
    const problems = [{ column: "fitment", value: "VW; Golf; soon", isWarning: true }];
    const [row] = await imported(admin, rows, lenient);
    expect(row).toMatchObject({ result: "create", problems });
    expect(await partOf(row)).toMatchObject({ name: "Water pump", fitment: [] });
    expect(await imported(admin, rows, lenient)).toEqual([row]);
    expect(await imported(admin, rows, { ...lenient, ...dry })).toMatchObject([
      { result: "create", problems },
    ]);
  });

  it("shows in a dry run what it would do, and does nothing", async () => {
    const admin = await world.admin();
    const number = aPartNumber();
    const product = await world.product({ partNumber: number, price: 10 });
    const rows = [cellsOf(), { partNumber: number, price: "12.5" }];
    expect(await imported(admin, rows, dry)).toMatchObject([
      { line: 2, result: "create" },
      { line: 3, result: "update", _id: product._id, changes: { price: [10, 12.5] } },
    ]);
    expect(await imported(admin, rows, dry)).toMatchObject([{ result: "create" }, { result: "update" }]);
    expect((await as(admin).call(listImports, { query: {} })).output.items).not.toContainEqual(
      expect.objectContaining({ who: admin.uid }),
    );
  });

  it("changes what differs and nothing else, however the number is written", async () => {
    const admin = await world.admin();
    const number = aPartNumber();
    const product = await world.product({ partNumber: number, price: 10, brand: "ATE" });
    const rows = [{ partNumber: ` ${number.toLowerCase().replace("-", " ")}`, price: "10", brand: "" }];
    expect(await imported(admin, [{ partNumber: number, price: "10", brand: "" }])).toMatchObject([
      { result: "same", _id: product._id, changes: {} },
    ]);
    expect(await world.changesOf(product)).toEqual([]);
    expect(await imported(admin, rows, { emptyClears: true })).toMatchObject([
      { result: "update", changes: { brand: ["ATE", ""] } },
    ]);
    expect(await partOf({ _id: product._id } as ImportedRow)).toMatchObject({
      brand: "",
      price: 10,
      version: 2,
    });
  });

  it("keeps the numbers that a spreadsheet has changed in an exported file, and says so", async () => {
    const admin = await world.admin();
    // With its zero it has eleven digits, as no trade item number has: one would be the same with and without it.
    const serial = `${randomInt(1e9, 1e10)}`;
    const fields = { partNumber: `0${serial}`, shelf: "3-10", oemNumbers: ["0986494123"] };
    const product = await world.product({ ...fields, price: 10 });
    const damaged = { partNumber: serial, shelf: "10. Mrz", oemNumbers: "986494123", price: "12" };
    const rows = [{ ...(await exported(product)), ...damaged }];
    expect(await imported(admin, rows)).toMatchObject([{ result: "wrong" }]);
    const [row] = await imported(admin, rows, { lenient: true });
    expect(row).toMatchObject({ result: "update", changes: { price: [10, 12] } });
    expect(Object.keys(row?.changes ?? {})).toEqual(["price"]);
    expect(row?.problems).toMatchObject(
      ["partNumber", "oemNumbers", "shelf"].map((column) => ({ column, isWarning: true })),
    );
    expect(row?.problems[0]?.reason).toContain(`has made ${serial} of 0${serial}`);
    // Also where the digits alone are another part's.
    const other = await world.product({ partNumber: serial, price: 20 });
    const both = [rows[0] ?? {}, { ...(await exported(other)), price: "21" }];
    expect(await imported(admin, both, { lenient: true })).toMatchObject([
      { result: "same" },
      { result: "update", _id: other._id, changes: { price: [20, 21] } },
    ]);
  });

  it("makes no second part and no other one of a number that a spreadsheet or a program has changed", async () => {
    const admin = await world.admin();
    const serial = `${randomInt(1e8, 1e9)}`;
    await world.product({ partNumber: `0${serial}`, price: 10 });
    await world.product({ partNumber: `${serial}0`, price: 10 });
    const rows = [
      cellsOf({ partNumber: serial }),
      cellsOf({ partNumber: `${serial}.0` }),
      cellsOf({ partNumber: `="0${serial}"` }),
    ];
    const results = await imported(admin, rows, { ...dry, lenient: true });
    expect(results).toMatchObject([
      { result: "wrong", problems: [{ reason: expect.stringContaining(`has a part 0${serial}`) }] },
      { result: "wrong", problems: [{ reason: expect.stringContaining("added decimals") }] },
      { result: "update" },
    ]);
    expect(results[2]?.changes).not.toHaveProperty("partNumber");
    expect(await imported(admin, [cellsOf({ partNumber: `0${serial}0` })], dry)).toMatchObject([
      { result: "wrong" },
    ]);
  });

  it("brings back an exported file whole, with what was made harmless for spreadsheets", async () => {
    const admin = await world.admin();
    const product = await world.product({
      ...{ partNumber: `00${Date.now()}`, name: "＝Disc", description: "-5 | +5; \\", brand: "'@home" },
      ...{
        gtin: "012345678905",
        oemNumbers: ["0986494123"],
        fitment: [{ make: "VW", model: "Golf", yearFrom: 2003, yearTo: null }],
      },
    });
    const cells = Object.entries(await exported(product)).map(([name, cell]) => [name, asPlainCell(cell)]);
    expect(await imported(admin, [Object.fromEntries(cells)], { emptyClears: true })).toMatchObject([
      { result: "same" },
    ]);
    expect(await world.stored("products", product._id)).toMatchObject({ version: 1 });
  });

  it("keeps what others changed since the file was written, and refuses a row with the same field changed", async () => {
    const admin = await world.admin();
    const product = await world.product({ partNumber: aPartNumber(), price: 10, brand: "ATE" });
    const row = await exported(product);
    const change = { version: 1, brand: "Bosch", price: 11 };
    await as(admin).call(changeProduct, { params: { id: product._id }, body: change });
    expect(await imported(admin, [{ ...row, name: "Other" }], dry)).toMatchObject([
      { result: "update", changes: { name: [product.name, "Other"] } },
    ]);
    const [clash] = await imported(admin, [{ ...row, name: "Other", price: "12" }]);
    expect(clash).toMatchObject({
      result: "conflict",
      changes: {},
      problems: [{ column: "price", value: "12" }],
    });
    expect(clash?.problems[0]?.reason).toContain("to 11");
    expect(await partOf(clash)).toMatchObject({ name: product.name, price: 11, version: 2 });
    expect(await imported(admin, [{ ...row, name: "Other" }])).toMatchObject([{ result: "update" }]);
    expect(await partOf(clash)).toMatchObject({ name: "Other", brand: "Bosch", price: 11, version: 3 });
  });

  it("says which parts are gone, and which rows are about no part", async () => {
    const admin = await world.admin();
    const [gone, other] = [await world.product(), await world.product({ partNumber: aPartNumber() })];
    const number = (await exported(other)).partNumber ?? "";
    const row = await exported(gone);
    await as(admin).call(deleteProduct, { params: { id: gone._id } });
    const rows = [row, { name: "N" }, { partNumber: "3.65E+11" }, { partNumber: aPartNumber() }];
    const answers = await imported(admin, [
      ...rows,
      { _id: (await world.product())._id, partNumber: number },
    ]);
    expect(answers.map(({ result, problems }) => [result, problems[0]?.column])).toEqual([
      ["gone", "_id"],
      ["wrong", "partNumber"],
      ["wrong", "partNumber"],
      ["wrong", "name"],
      ["wrong", "partNumber"],
    ]);
  });

  it("refuses the second row of one number, in the same chunk and in a later one", async () => {
    const admin = await world.admin();
    const importId = randomUUID();
    const cells = cellsOf();
    const both = [cells, { ...cells, name: "Other" }];
    expect(await imported(admin, both, dry)).toMatchObject([{ result: "create" }, { result: "wrong" }]);
    const [first, second] = await imported(admin, both, { importId });
    expect([first?.result, second?.result]).toEqual(["create", "wrong"]);
    expect(second?.problems[0]?.reason).toContain("Line 2");
    const later = await imported(admin, [{ ...cells, name: "Other" }], { importId, first: 4 });
    expect(later).toMatchObject([{ result: "wrong", problems: [{ column: "partNumber" }] }]);
  });

  it("links a part to its successor, which comes later in the file", async () => {
    const admin = await world.admin();
    const [importId, old, successor] = [randomUUID(), cellsOf(), cellsOf()];
    const rows = [{ ...old, supersededBy: successor.partNumber ?? "" }];
    const [first] = await imported(admin, rows, { importId });
    expect(first).toMatchObject({ result: "create", problems: [{ column: "supersededBy" }] });
    const [later] = await imported(admin, [successor], { importId, first: 3 });
    expect(await partOf(first)).toMatchObject({ supersededBy: { _id: later?._id } });
    expect(await imported(admin, [...rows, successor])).toMatchObject([
      { result: "same" },
      { result: "same" },
    ]);
  });

  it.each(["__name__", "../disc", "-", "x".repeat(128)])(
    "awaits %j, which no part can be",
    async (supersededBy) => {
      const [row] = await imported(await world.admin(), [{ ...cellsOf(), supersededBy }]);
      expect(row).toMatchObject({ result: "create", problems: [{ column: "supersededBy" }] });
    },
  );

  it("refuses parts that replace each other", async () => {
    const admin = await world.admin();
    const [one, other] = [cellsOf(), cellsOf()];
    await imported(admin, [one, { ...other, supersededBy: one.partNumber ?? "" }]);
    const circle = { partNumber: one.partNumber ?? "", supersededBy: other.partNumber ?? "" };
    expect(await imported(admin, [circle])).toMatchObject([
      { result: "wrong", problems: [{ column: "supersededBy" }] },
    ]);
  });
});

describe("A quantity in a file", () => {
  it("moves stock by its difference to what was exported, and leaves what was sold meanwhile sold", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const product = await world.product({ partNumber: aPartNumber(), quantity: 10 });
    const row = { ...(await exported(product)), quantity: "14" };
    expect(await imported(admin, [row], dry)).toMatchObject([{ changes: { quantity: [10, 14] } }]);
    await as(customer).call(placeOrder, { body: anOrder(product, customer, { MinimumOrder: 3 }) });
    expect(await imported(admin, [row])).toMatchObject([
      { result: "update", changes: { quantity: [7, 11] } },
    ]);
    const { items } = (await as(admin).call(listMovements, { params: { id: product._id }, query: {} }))
      .output;
    expect(items[0]).toMatchObject({ cause: "import", change: 4, before: 7, after: 11, reason: "parts.csv" });
    expect(await world.stored("products", product._id)).toMatchObject({ version: 1 });
    expect(await world.stockFaults()).toEqual([]);
  });

  it("is booked once, if the same file is imported again", async () => {
    const admin = await world.admin();
    const product = await world.product({ partNumber: aPartNumber(), quantity: 10 });
    const row = { ...(await exported(product)), quantity: "14", name: "Other" };
    expect(await imported(admin, [row])).toMatchObject([{ result: "update" }]);
    expect(await imported(admin, [row])).toMatchObject([{ result: "same" }]);
    expect(await world.stockOf(product)).toBe(14);
  });

  it("is ignored or set where the file doesn't say what there was", async () => {
    const admin = await world.admin();
    const number = aPartNumber();
    const product = await world.product({ partNumber: number, quantity: 10 });
    const rows = [{ partNumber: number, quantity: "4" }];
    expect(await imported(admin, rows)).toMatchObject([{ result: "same" }]);
    expect(await imported(admin, [{ partNumber: number, quantity: ">10" }])).toMatchObject([
      { result: "same" },
    ]);
    expect(await imported(admin, rows, { stock: "set" })).toMatchObject([{ changes: { quantity: [10, 4] } }]);
    expect(await world.stockOf(product)).toBe(4);
  });

  it("never takes more than there is", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const product = await world.product({ partNumber: aPartNumber(), quantity: 10 });
    const row = { ...(await exported(product)), quantity: "1" };
    await as(customer).call(placeOrder, { body: anOrder(product, customer, { MinimumOrder: 5 }) });
    expect(await imported(admin, [row])).toMatchObject([
      { result: "wrong", problems: [{ column: "quantity" }] },
    ]);
    expect(await world.stockOf(product)).toBe(5);
  });
});

describe("A row about an article", () => {
  // Nobody else's: a UPC, by its check digit.
  const eleven = `1${String(randomInt(1e10)).padStart(10, "0")}`;
  const upc = Array.from({ length: 10 }, (_, digit) => `${eleven}${digit}`).find(isGtin) ?? "";
  const gtin = `0${upc}`;

  it("that has no number is about the part with its GTIN, in whichever length, and changes no length", async () => {
    const admin = await world.admin();
    const [added] = await imported(admin, [cellsOf({ gtin })]);
    const [changed, again] = await imported(admin, [
      { gtin: `00${upc}`, price: "44.50" },
      { gtin: upc, price: "45.50" },
    ]);
    expect(changed).toMatchObject({
      _id: added?._id,
      result: "update",
      changes: { price: [expect.any(Number), 44.5] },
    });
    expect(changed?.changes).not.toHaveProperty("gtin");
    expect(again).toMatchObject({ result: "wrong", problems: [{ column: "gtin" }] });
    expect((await partOf(added)).gtin).toBe(gtin);

    const [other] = await imported(admin, [cellsOf({ gtin: upc })]);
    expect(other?.result).toBe("create");
    const [unclear] = await imported(admin, [{ gtin, price: "1" }]);
    expect(unclear).toMatchObject({ result: "wrong", problems: [{ column: "gtin" }] });
    for (const row of [added, other]) {
      await as(admin).call(deleteProduct, { params: { id: row?._id ?? "" } });
    }
  });
});
