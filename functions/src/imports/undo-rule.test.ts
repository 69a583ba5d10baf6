import { expect, it } from "vitest";
import { changesBetween } from "../parts/part-changes.ts";
import { decodeProduct } from "../parts/part-codec.ts";
import type { WholePart } from "../parts/whole-part.store.ts";
import { aProduct } from "../testing/builders.ts";
import { undoObstacle, withoutImport } from "./undo-rule.ts";

const before = {
  ...{ _id: "disc", ...decodeProduct(aProduct({ price: 10, quantity: 8 })), version: 1, movementCount: 1 },
} as unknown as WholePart;
const after = { ...before, brand: "ATE", quantity: 12 };
const changes = changesBetween(before, after);

it("What an import did is taken back, and what was sold or changed since stays", () => {
  const now = { ...after, quantity: 9, name: "Other" };
  expect(withoutImport(now, changes)).toEqual({ ...before, quantity: 5, name: "Other" });
  expect(undoObstacle(now, { changes }, false)).toBeUndefined();
});

it("A part stays as it is whose imported fields were changed since, or whose pieces were sold", () => {
  expect(undoObstacle({ ...after, brand: "Bosch" }, { changes }, false)).toBe("Changed since: Brand.");
  expect(undoObstacle({ ...after, quantity: 3 }, { changes }, false)).toBe(
    "1 of the pieces that came were sold since.",
  );
});

it("A part that was added goes if nothing happened to it since", () => {
  const added = changesBetween(null, before);
  expect(undoObstacle(before, { changes: added }, true)).toBeUndefined();
  expect(undoObstacle({ ...before, brand: "ATE" }, { changes: added }, true)).toBe("Changed since: Brand.");
  const sold = { ...before, quantity: 7, movementCount: 2 };
  expect(undoObstacle(sold, { changes: added }, true)).toBe("Its stock has changed since.");
});
