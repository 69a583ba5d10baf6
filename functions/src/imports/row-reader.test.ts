import { describe, expect, it, vi } from "vitest";
import type { FileColumn } from "../contract/admin/file-columns.ts";
import type { ImportRow } from "../contract/admin/imports.ts";
import { asPlainCell } from "../contract/values/plain-cell.ts";
import { readRow } from "./row-reader.ts";

// Amounts in other currencies than dollars are refused below, whichever the shop has.
vi.mock("../contract/values/currency.ts", async (original) => ({
  ...(await original<object>()),
  CURRENCY: "USD",
}));

function read(cells: Partial<ImportRow>, { emptyClears = false, lenient = false } = {}) {
  return readRow(2, cells as ImportRow, { emptyClears, lenient });
}

function reasonsFor(cells: Partial<ImportRow>): Partial<Record<FileColumn, string>> {
  return Object.fromEntries(read(cells).problems.map(({ column, reason }) => [column, reason]));
}

describe("A row", () => {
  it("says what its cells say, as a form would", () => {
    const cells = {
      ...{ _id: "disc", version: " 3 ", name: " Disc ", price: "24.90", quantity: "12" },
      ...{ quantityWhenExported: "10", oemNumbers: "A 1 | B 2", supersededBy: "BD 3029" },
    };
    expect(read(cells)).toEqual({
      ...{ line: 2, cells },
      values: {
        ...{ _id: "disc", version: 3, name: "Disc", price: 24.9, quantity: 12 },
        ...{ quantityWhenExported: 10, oemNumbers: ["A 1", "B 2"], supersededBy: "BD 3029" },
      },
      problems: [],
    });
  });

  it("says nothing in an empty cell, unless that is to empty the field", () => {
    const cells = { partNumber: " ", brand: "", fitment: "", supersededBy: "", shelf: "", quantity: "" };
    expect(read(cells).values).toEqual({});
    expect(read(cells, { emptyClears: true })).toMatchObject({
      values: { partNumber: null, brand: "", fitment: [], supersededBy: null, shelf: null },
      problems: [],
    });
  });

  it("can't empty what each part has", () => {
    const { problems } = read({ name: "", price: "" }, { emptyClears: true });
    expect(problems.map(({ column }) => column)).toEqual(["name", "price"]);
  });

  it("has no amount in another currency, whatever else of it is known", () => {
    const foreign = (currency: string) =>
      `It's in ${currency}, and the shop's prices are in USD. Say what 1 ${currency} is worth.`;
    const cells = { price: "12.50 EUR", cost: "£9", deposit: "12,50 zł", name: "12.50 EUR" };
    expect(reasonsFor(cells)).toEqual({
      ...{ price: foreign("EUR"), cost: foreign("GBP"), deposit: foreign("PLN") },
    });
    const { values, problems } = read(cells, { lenient: true });
    expect(values).toEqual({ name: "12.50 EUR" });
    expect(problems.map(({ column, isWarning }) => [column, isWarning])).toEqual([
      ["price", undefined],
      ["deposit", true],
      ["cost", true],
    ]);
  });

  it("has vehicles as people write them, and names the one that isn't", () => {
    const fitment = "VW Golf V 2003-2008; Audi A3";
    const golf = { make: "VW", model: "Golf", yearFrom: 2003, yearTo: 2008, note: "V" };
    const reason = "This isn't a make, a model and years. The other vehicles can be read.";
    expect(read({ fitment: "VW Golf V 2003-2008" })).toMatchObject({
      values: { fitment: [golf] },
      problems: [],
    });
    expect(read({ fitment }, { lenient: true })).toMatchObject({
      values: { fitment: [golf] },
      problems: [{ column: "fitment", value: "Audi A3", reason, isWarning: true }],
    });
    const strict = read({ fitment });
    expect(strict.values).toEqual({});
    expect(strict.problems).toMatchObject([{ column: "fitment", value: fitment }]);
  });

  it("names the column and the cell that can't be read, and says what to do", () => {
    const long = "x".repeat(1_000_000);
    expect(read({ price: "1.049,90", name: long, fitment: "VW; Golf; 2003 | VW" }).problems).toEqual([
      { column: "name", value: "x".repeat(60), reason: "Name is longer than 100 characters." },
      {
        column: "price",
        value: "1.049,90",
        reason: "Price must be an amount such as 24.90. Write 1049.90.",
      },
      { column: "fitment", value: "VW; Golf; 2003 | VW", reason: "Entry 2: Model is missing." },
    ]);
  });

  it("has cells as long as their fields take, with blanks around, and nothing looks into longer ones", () => {
    const oemNumbers = Array.from({ length: 50 }, (_, at) => `${at}`.padEnd(40, "A"));
    const fitment = Array.from(
      { length: 200 },
      (_, at) => `Volkswagen; Golf ${"x".repeat(40)}; ${1900 + at}-; ${"n".repeat(100)}`,
    );
    const row = read({
      ...{ description: ` ${"d".repeat(2000)} `, oemNumbers: oemNumbers.join(" | ") },
      ...{ fitment: fitment.join(" | "), group: "brakes" },
    });
    expect(row.problems).toEqual([]);
    expect(row.values).toMatchObject({ oemNumbers, fitment: { length: 200 } });

    const endless = `x${"\n".repeat(99_990)}x`;
    expect(reasonsFor({ oemNumbers: endless, description: endless, gtin: endless })).toEqual({
      oemNumbers: "The cell is longer than 4400 characters.",
      description: "Description is longer than 2000 characters.",
      gtin: "GTIN is longer than 40 characters.",
    });
    expect(
      reasonsFor({ price: "1".repeat(64_000), group: "b".repeat(64_000), _id: "a".repeat(64_000) }),
    ).toEqual({
      price: "Price must be an amount such as 24.90.",
      group: "Group is not one of the shop's groups.",
      _id: "This is not an id.",
    });
  });

  it("shows no half of a character", () => {
    expect(read({ gtin: "\ud83d" }).problems[0]?.value).toBe("\ufffd");
  });

  it.each([
    ...["=1+1", "+49", "-5", "@home", "'quoted'", "'=1", "''-", "plain", "＝1", "＋49", "－5", "＠home"],
    ...["0034", "00340434161094015902", "'0034", "3E5", "1-2", "12/2003"],
  ])("gives back %j as it was before a file made it harmless", (name) => {
    expect(read({ name: asPlainCell(name) }).values).toEqual({ name });
  });
});

describe("A number that a spreadsheet has spoilt", () => {
  it.each([
    { partNumber: "3.65275E+11" },
    { gtin: "8,72E+11" },
    { oemNumbers: "A 1 | 3.65E+11" },
    { oemNumbers: "A 1, 3,65E+11, B 2" },
    { oemNumbers: "A 1\n3.65E+11" },
    { equivalents: "ATE; 2.4E+12" },
    { supersededBy: "4E+10" },
  ])("is said: %j", (cells) => {
    expect(Object.values(reasonsFor(cells))).toEqual([expect.stringContaining("A spreadsheet has turned")]);
  });

  it("is said where it has lost its zeros", () => {
    expect(reasonsFor({ gtin: "36000291452" }).gtin).toContain("it's 036000291452");
    expect(reasonsFor({ gtin: "36000291453" }).gtin).toContain("must be 8, 12, 13 or 14 digits");
  });

  it("is none in a text, or in a number that only looks so", () => {
    expect(reasonsFor({ name: "Sensor 1E+3", description: "1E+3", partNumber: "12E34" })).toEqual({});
  });
});
