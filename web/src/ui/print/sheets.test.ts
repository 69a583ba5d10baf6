import { expect, it } from "vitest";
import { sheetsOf } from "./sheets.ts";

it("A sheet has so many, and the last one what is left", () => {
  const sheets = (count: number) => sheetsOf(Array.from({ length: count }), 24).map(({ length }) => length);
  expect([sheets(0), sheets(24), sheets(25), sheets(60)]).toEqual([[], [24], [24, 1], [24, 24, 12]]);
});
