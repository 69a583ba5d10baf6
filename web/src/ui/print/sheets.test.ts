import { expect, it } from "vitest";
import { toSheets } from "./sheets.ts";

it("A sheet has so many, and the last one what is left", () => {
  const sheets = (count: number) => toSheets(Array.from({ length: count }), 24).map(({ length }) => length);
  expect([sheets(0), sheets(24), sheets(25), sheets(60)]).toEqual([[], [24], [24, 1], [24, 24, 12]]);
});
