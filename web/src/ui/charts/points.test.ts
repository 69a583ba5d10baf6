import { expect, test } from "vitest";
import { isLabelled, placeAt, ticksTo } from "./points.ts";

test.each([
  [0, 30, 0],
  [0.5, 30, 15],
  [0.999, 30, 29],
  [1, 30, 29],
  [-0.2, 30, 0],
  [1.2, 90, 89],
])("a pointer at %d of the width is at one of %d points: %d", (share, points, place) => {
  expect(placeAt(share, points)).toBe(place);
});

test.each([
  [30, 5, [0, 6, 12, 18, 24]],
  [90, 5, [0, 18, 36, 54, 72]],
  [12, 4, [0, 3, 6, 9]],
  [3, 5, [0, 1, 2]],
  [30, 0, [0]],
])("of %d points %d at most have a label", (points, room, labelled) => {
  const places = Array.from({ length: points }, (_, place) => place);
  expect(places.filter((place) => isLabelled(place, points, room))).toEqual(labelled);
});

test.each([
  [300, false, 300, [0, 100, 200, 300]],
  [310, false, 400, [0, 100, 200, 300, 400]],
  [4125, false, 5000, [0, 2000, 4000]],
  [90, true, 90, [0, 20, 40, 60, 80]],
  [5, false, 5, [0, 2, 4]],
  [1, true, 1, [0, 1]],
  [1, false, 1, [0, 0.25, 0.5, 0.75, 1]],
  [6, true, 6, [0, 2, 4, 6]],
  [0, true, 1, [0, 1]],
])("an axis for %d (whole: %j) ends at %d", (high, isWhole, top, ticks) => {
  expect(ticksTo(high, isWhole)).toEqual({ top, ticks });
});
