import type { BookedRow } from "@carparts/functions/contract/admin/invoices";
import { describe, expect, it, test } from "vitest";
import { countPapers, monthBeside, monthOfPeriod, sumByRate } from "./books-rule.ts";

test.each([
  ["2026-11-25", 0, "2026-11-01", "2026-11-30"],
  ["2026-01-31", -1, "2025-12-01", "2025-12-31"],
  ["2026-12-31", 1, "2027-01-01", "2027-01-31"],
  ["2028-01-31", 1, "2028-02-01", "2028-02-29"],
])("from %s, %i months on, the month is %s to %s", (day, by, from, to) => {
  expect(monthBeside(day, by)).toEqual({ from, to });
});

test.each([
  [{ from: "2026-11-01", to: "2026-11-30" }, "2026-11"],
  [{ from: "2026-11-01", to: "2026-11-29" }, undefined],
  [{ from: "2026-11-01", to: "2026-12-31" }, undefined],
  [{ from: "2026-11-01" }, undefined],
  [{ to: "2026-11-30" }, undefined],
])("%j is the whole month %s, or none", (period, month) => {
  expect(monthOfPeriod(period)).toBe(month);
});

function row(number: string, percent: number, [net, vat, gross]: [number, number, number]): BookedRow {
  const kind = number.startsWith("G") ? "credit" : "invoice";
  return { day: "2026-11-25", number, kind, of: null, buyer: "Pat", percent, net, vat, gross };
}

describe("The sums of the books", () => {
  it("are those of invoices less credit notes, by rate, exact to the cent", () => {
    const rows = [
      row("R2026-00001", 19, [83.95, 15.95, 99.9]),
      row("R2026-00001", 7, [0.1, 0.01, 0.11]),
      row("R2026-00002", 19, [0.2, 0.04, 0.24]),
      row("G2026-00001", 19, [-20.92, -3.98, -24.9]),
    ];
    expect(sumByRate(rows)).toEqual([
      { percent: 19, net: 6323, vat: 1201, gross: 7524 },
      { percent: 7, net: 10, vat: 1, gross: 11 },
    ]);
    expect(countPapers(rows)).toBe(3);
  });

  it("are none without papers", () => {
    expect(sumByRate([])).toEqual([]);
  });
});
