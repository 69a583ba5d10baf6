import { describe, expect, it } from "vitest";
import type { ImportRow } from "../contract/admin/imports.ts";
import { moneyOf } from "../contract/values/money.ts";
import { nameKey } from "../contract/values/names.ts";
import type { StoredOffer } from "../firestore/stored-part.ts";
import { offerOfRow } from "./row-offer.ts";
import { readRow } from "./row-reader.ts";

const suppliers = new Map([
  [nameKey("Nord GmbH"), "nord"],
  [nameKey("=1+1"), "formula"],
]);

function anOffer(fields: Partial<StoredOffer> = {}): StoredOffer {
  return {
    supplierId: "nord",
    number: "N-1",
    pack: 4,
    cost: moneyOf(250),
    days: 3,
    isPreferred: true,
    ...fields,
  };
}

function read(cells: Partial<ImportRow>, options: { emptyClears?: boolean; lenient?: boolean } = {}) {
  return readRow(2, cells as ImportRow, { emptyClears: false, lenient: false, ...options });
}

function offersIn(cells: Partial<ImportRow>, present?: StoredOffer[], before?: StoredOffer[]) {
  return offerOfRow(read(cells), suppliers, present, before);
}

const wire = { supplierId: "nord", number: "N-1", pack: 4, cost: 2.5, days: 3, isPreferred: true };
const other = anOffer({ supplierId: "other", isPreferred: false, number: null, cost: null });

describe("A row with a supplier", () => {
  it.each<[string, Partial<ImportRow>, object]>([
    ["its cost, which is no cost of the part", { cost: "3.10" }, { cost: 3.1 }],
    ["its pack", { pack: "10" }, { pack: 10 }],
    ["its number", { supplierNumber: " =1+1 " }, { number: "=1+1" }],
    ["all of it", { cost: "1", pack: "1", supplierNumber: "X" }, { cost: 1, pack: 1, number: "X" }],
  ])("changes of its offer %s, and keeps the rest", (_what, cells, changed) => {
    const { row } = offersIn({ supplier: "nord gmbh", name: "Disc", ...cells }, [anOffer(), other]);
    const kept = { ...wire, supplierId: "other", number: null, cost: null, isPreferred: false };
    expect(row.values).toEqual({ name: "Disc", offers: [{ ...wire, ...changed }, kept] });
  });

  it("adds an offer that its part lacks, and prefers none", () => {
    const { row } = offersIn({ supplier: "=1+1", cost: "2" }, [anOffer()]);
    const added = { supplierId: "formula", number: null, pack: 1, cost: 2, days: null, isPreferred: false };
    expect(row.values.offers).toEqual([wire, added]);
    expect(offersIn({ supplier: "=1+1", cost: "2" }).row.values.offers).toEqual([added]);
  });

  it("changes nothing where it says what is there, or what was there before others changed it", () => {
    const cells = { supplier: "Nord GmbH", supplierNumber: "N-1", pack: "4", cost: "2.50" };
    expect(offersIn(cells, [anOffer()]).row.values).toEqual({});
    expect(offersIn(cells, [anOffer({ pack: 8 })], [anOffer()]).row.values).toEqual({});
    expect(offersIn({ ...cells, pack: "5" }, [anOffer(), other], [anOffer()]).row.values.offers).toHaveLength(
      2,
    );
  });

  it.each<[string, Partial<ImportRow>, StoredOffer[]]>([
    [
      "No supplier has this name. Add it under Suppliers first, or correct the name.",
      { supplier: "Sued" },
      [],
    ],
    [
      "The part has 8 offers already. Remove one of them first.",
      { supplier: "Nord GmbH" },
      Array.from({ length: 8 }, (_, place) => anOffer({ supplierId: `s${place}` })),
    ],
  ])("is refused: %s", (reason, cells, present) => {
    expect(offersIn(cells, present).fault).toEqual(["supplier", reason]);
  });
});

it("Cells of an offer that can't be read cost their row, and nobody's are left out with a warning", () => {
  const problems = (cells: Partial<ImportRow>, lenient: boolean) =>
    read({ name: "Disc", ...cells }, { lenient }).problems.map(({ column, isWarning = false }) => [
      column,
      isWarning,
    ]);
  for (const lenient of [true, false]) {
    expect(problems({ supplier: "Nord", pack: "0" }, lenient)).toEqual([["pack", false]]);
    expect(problems({ supplier: "Nord", pack: "1.5" }, lenient)).toEqual([["pack", false]]);
    expect(problems({ supplier: "x".repeat(81) }, lenient)).toEqual([["supplier", false]]);
    expect(problems({ supplier: "Nord", supplierNumber: "x".repeat(61) }, lenient)).toEqual([
      ["supplierNumber", false],
    ]);
    expect(problems({ supplierNumber: "N-1", pack: "2" }, lenient)).toEqual([
      ["supplierNumber", lenient],
      ["pack", lenient],
    ]);
  }
  expect(read({ supplier: "Nord", cost: "12 PLN" }, { lenient: true }).problems).toMatchObject([
    { column: "cost", isWarning: true, reason: expect.stringContaining("It's in PLN") },
  ]);
  const cleared = read({ supplier: "Nord", supplierNumber: "", cost: "", pack: "" }, { emptyClears: true });
  expect(cleared).toMatchObject({ problems: [], values: { supplierNumber: null, cost: null } });
});
