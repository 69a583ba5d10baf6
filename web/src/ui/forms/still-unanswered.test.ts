import { expect, test } from "vitest";
import { stillUnanswered } from "./still-unanswered.ts";

const HOUR = 60 * 60 * 1000;
const sent = { key: "k", owner: "u1", at: Date.now() - 46 * HOUR };

test("what was sent is its account's alone, for as long as the API knows its key", () => {
  expect(stillUnanswered(sent, "u1")).toBe(sent);
  for (const uid of ["u2", undefined]) expect(stillUnanswered(sent, uid)).toBeUndefined();
  expect(stillUnanswered({ ...sent, at: Date.now() - 48 * HOUR }, "u1")).toBeUndefined();
  expect(stillUnanswered(undefined, undefined)).toBeUndefined();
});
