import { expect, it } from "vitest";
import { shownSort } from "./shown-sort.ts";

it.each([
  [{ q: "disc" }, "best"],
  [{ make: "VW" }, "best"],
  [{}, "newest"],
  [{ q: "disc", sort: "name" }, "name"],
  [{ make: "VW", sort: "newest" }, "newest"],
] as const)("%j is sorted by %s", (query, sort) => {
  expect(shownSort(query)).toBe(sort);
});
