import { expect, test } from "vitest";
import { countStates, shownRows } from "./row-states.ts";
import type { Outcome } from "./statement.queries.ts";

const why = "Names nobody.";
const outcomes = new Map<number, Outcome>([
  [2, { result: "match", why }],
  [0, { result: "match", why, isBooked: true }],
  [1, { result: "guess", why }],
]);

test("rows are shown in the file's order, and counted by what there is to do", () => {
  expect(shownRows(outcomes, undefined)).toEqual([0, 1, 2]);
  expect(shownRows(outcomes, "match")).toEqual([2]);
  expect(countStates(outcomes)).toEqual({ match: 1, guess: 1, booked: 1, known: 0, none: 0 });
});
