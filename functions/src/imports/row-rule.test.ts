import { describe, expect, it } from "vitest";
import type { ImportRow } from "../contract/admin/imports.ts";
import { writeCells } from "../contract/admin/part-fields.ts";
import { moneyOf } from "../contract/values/money.ts";
import { decodeProduct } from "../parts/part-codec.ts";
import type { WholePart } from "../parts/whole-part.store.ts";
import { aProduct } from "../testing/builders.ts";
import { readRow } from "./row-reader.ts";
import {
  type CurrentPart,
  decideChange,
  decideNew,
  fieldsBefore,
  findDuplicateLines,
  isBookedBefore,
  type RowResult,
} from "./row-rule.ts";

const part = {
  ...{ _id: "disc", ...decodeProduct(aProduct({ name: "Disc", price: 10, quantity: 8 })), version: 3 },
} as unknown as WholePart;

const current: CurrentPart = { part, before: {}, isBooked: false };
const strict = { emptyClears: false, lenient: false };
const lenient = { emptyClears: false, lenient: true };

const blank = { _id: "new", createdAt: "2026-01-01T00:00:00.000Z" };

function withFields(decided: RowResult) {
  const { quantity: _pieces, ...changes } = decided.changes;
  const fields = Object.fromEntries(Object.entries(changes).map(([name, { after }]) => [name, after]));
  return { ...decided, fields };
}

function judge(
  cells: Partial<ImportRow>,
  present: Partial<CurrentPart> = {},
  stock: "ignore" | "set" = "ignore",
) {
  const found = { ...current, ...present };
  return withFields(decideChange(readRow(2, cells as ImportRow, strict), found, stock));
}

describe("A row about a part that is there", () => {
  it("changes what is other than it is", () => {
    expect(judge({ name: "Disc", price: "12" })).toMatchObject({
      result: "update",
      fields: { price: moneyOf(1200) },
    });
    expect(judge({ name: "Disc", price: "10.00" })).toMatchObject({ result: "same", fields: {} });
  });

  it("leaves to others what the file has as it was", () => {
    const before = { price: moneyOf(900) };
    expect(judge({ version: "2", price: "9", name: "New" }, { before })).toMatchObject({
      ...{ result: "update", fields: { name: "New" } },
    });
  });

  it("is a conflict where both changed a field, unless to the same", () => {
    const before = { price: moneyOf(900) };
    expect(judge({ version: "2", price: "12", name: "New" }, { before })).toMatchObject({
      ...{ result: "conflict", fields: {}, problems: [{ column: "price", value: "12" }] },
    });
    expect(judge({ version: "2", price: "10" }, { before })).toMatchObject({ result: "same" });
  });

  it("says what was changed without half a character", () => {
    const named = { ...part, name: `${"x".repeat(59)}\u{1f697}` };
    const before = { name: "Old" };
    const [problem] = judge({ version: "2", name: "New" }, { part: named, before }).problems;
    expect(problem?.reason).toContain(`to ${"x".repeat(59)}.`);
  });

  it("is a conflict where nobody knows what was changed", () => {
    expect(judge({ version: "2", price: "12" }, { before: undefined }).result).toBe("conflict");
    expect(judge({ version: "2", price: "10" }, { before: undefined }).result).toBe("same");
  });

  it("is wrong with a version that the part doesn't have yet", () => {
    expect(judge({ version: "4", price: "12" })).toMatchObject({
      result: "wrong",
      problems: [{ column: "version" }],
    });
  });

  it.each([
    [{ quantity: "12", quantityWhenExported: "10" }, "ignore", 2],
    [{ quantity: "10", quantityWhenExported: "10" }, "set", 0],
    [{ quantity: "12" }, "ignore", 0],
    [{ quantity: "12" }, "set", 4],
    [{ quantityWhenExported: "10" }, "set", 0],
  ] as const)("moves with %j, where stock is to be %s, %i pieces", (cells, stock, pieces) => {
    expect(judge(cells, {}, stock).pieces).toBe(pieces);
  });

  it("moves nothing twice, and never takes more than there is", () => {
    const cells = { quantity: "12", quantityWhenExported: "10" };
    expect(judge(cells, { isBooked: true })).toMatchObject({ result: "same", pieces: 0 });
    expect(judge({ ...cells, quantity: "1" })).toMatchObject({ result: "wrong", pieces: 0 });
  });

  it("minds no quantity that it doesn't use", () => {
    expect(judge({ quantity: "on request", price: "12" }).result).toBe("update");
    expect(judge({ quantity: "on request" }, {}, "set").result).toBe("wrong");
  });
});

describe("With leniency a cell that can't be read", () => {
  const odd = { partNumber: "A 1", fitment: "VW; Golf; next year", gtin: "123" };

  it("is left out of what is written, and named as a warning", () => {
    const warnings = [
      { column: "gtin", value: "123", isWarning: true },
      { column: "fitment", value: odd.fitment, isWarning: true },
    ];
    const cells = { ...writeCells(aProduct()), ...odd } as ImportRow;
    const added = withFields(decideNew(readRow(2, cells, lenient), blank));
    expect(added).toMatchObject({ result: "create", problems: warnings });
    expect(added.fields).not.toHaveProperty("fitment");
    const read = readRow(2, { ...odd, price: "12" } as ImportRow, lenient);
    const changed = withFields(decideChange(read, current, "ignore"));
    expect(changed).toMatchObject({ result: "update", problems: warnings });
    expect(changed.fields).toEqual({ price: moneyOf(1200), partNumber: "A 1" });
  });

  it.each(["price", "name", "version"] as const)("costs its row where it is the %s", (column) => {
    const cell = { [column]: column === "name" ? "x".repeat(1000) : "on request" };
    expect(decideChange(readRow(2, cell as ImportRow, lenient), current, "ignore").result).toBe("wrong");
  });

  it("hides no fault behind many warnings", () => {
    const many = { facts: ";", oemNumbers: "-", equivalents: ";", fitment: ";", deposit: "?", cost: "?" };
    const more = {
      gtin: "1",
      group: "?",
      picture: "?",
      minimumQuantity: "?",
      quantity: "?",
      quantityWhenExported: "?",
    };
    const read = readRow(2, { ...many, ...more } as ImportRow, lenient);
    expect(read.problems.map(({ isWarning = false }) => isWarning)).toEqual([false, ...Array(9).fill(true)]);
  });
});

it("A row about a new part is wrong without what each part has, and says so once a field", () => {
  const { result, problems } = decideNew(
    readRow(2, { partNumber: "A 1", price: "x" } as ImportRow, strict),
    blank,
  );
  const columns = ["price", "name", "quantity", "minimumQuantity", "picture", "description"];
  expect([result, problems.map(({ column }) => column)]).toEqual(["wrong", columns]);
});

describe("What fields were before", () => {
  const entry = (version: number, field: string, before: unknown) => {
    return { version, changes: { [field]: { before, after: "later" } } };
  };

  it("is what the first change since found", () => {
    const entries = [entry(2, "name", "one"), entry(3, "name", "two"), entry(4, "brand", "ATE")];
    expect(fieldsBefore(entries, 1, 4)).toEqual({ name: "one", brand: "ATE" });
  });

  it("is unknown where a version is missing", () => {
    expect(fieldsBefore([entry(3, "name", "two")], 1, 3)).toBeUndefined();
    expect(fieldsBefore([entry(2, "name", "one")], 1, 3)).toBeUndefined();
  });
});

describe("A difference that was booked", () => {
  const booked = { cause: "import", change: 4, after: 14, whenExported: 10 } as const;
  const sold = { cause: "sale", change: -2, after: 12 } as const;
  const undone = { cause: "undo", change: -4, after: 8 } as const;

  it("is known by the stock that the file was written with", () => {
    expect(isBookedBefore([sold, booked], 4, 10)).toBe(true);
    expect(isBookedBefore([sold, booked], 3, 10)).toBe(false);
    expect(isBookedBefore([sold, booked], 4, 11)).toBe(false);
  });

  it("may be a new one once the stock was as exported again", () => {
    expect(isBookedBefore([{ ...sold, after: 10 }, booked], 4, 10)).toBe(false);
  });

  it("is none any more where it was undone", () => {
    expect(isBookedBefore([undone, sold, booked], 4, 10)).toBe(false);
    expect(isBookedBefore([undone, sold, booked, booked], 4, 10)).toBe(true);
  });
});

it("Lines are repeated that name the number or the id of an earlier one", () => {
  const rows = [
    { partNumber: "A-1" },
    { _id: "b" },
    { partNumber: "a 1" },
    { _id: "b", partNumber: "C" },
    {},
  ];
  const read = rows.map((cells, place) => readRow(place + 2, cells as ImportRow, strict));
  expect([...findDuplicateLines(read)]).toEqual([
    [4, 2],
    [5, 3],
  ]);
});
