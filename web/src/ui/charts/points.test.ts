import { expect, test } from "vitest";
import { isLabelled, placeAt } from "./points.ts";

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
