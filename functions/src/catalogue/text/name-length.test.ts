import { expect, it } from "vitest";
import { LONGEST_NAME, lengthBeside, nameLength } from "./name-length.ts";

it("Of names with the same words, those of the kind itself come first, and of these the shorter", () => {
  const sorted = [
    "Tie rod",
    "Tie rod, inner",
    "Tie rod, inner, with nut, 16 mm, left and right",
    "Tie rod end",
    "Tie rod end (left)",
    "Clutch master cylinder, of aluminium",
  ];
  expect(sorted.toReversed().sort((one, other) => nameLength(one) - nameLength(other))).toEqual(sorted);
  const [flywheel, kit] = ["Dual-mass flywheel, 230 mm", "Clutch kit, with dual-mass flywheel"].map((name) =>
    lengthBeside(nameLength(name), 3),
  ) as [number, number];
  expect(flywheel).toBeLessThan(kit);
  expect(nameLength("word ".repeat(100))).toBeLessThan(LONGEST_NAME);
});
