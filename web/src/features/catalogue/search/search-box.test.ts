import { expect, test } from "vitest";
import { moveBy } from "./search-box.tsx";

test("arrows go round, by way of the search box", () => {
  expect([-1, 0, 1, 2].map((active) => moveBy("ArrowDown", active, 3))).toEqual([0, 1, 2, -1]);
  expect([2, 1, 0, -1].map((active) => moveBy("ArrowUp", active, 3))).toEqual([1, 0, -1, 2]);
});

test("other keys and an empty list move nothing", () => {
  expect(moveBy("Home", 0, 3)).toBeUndefined();
  expect(moveBy("ArrowDown", -1, 0)).toBeUndefined();
});
