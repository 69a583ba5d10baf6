import { expect, test } from "vitest";
import { ifPending } from "./if-pending.ts";

const HOUR = 60 * 60 * 1000;
const sent = { key: "k", owner: "u1", at: Date.now() - 46 * HOUR };

test("what was sent is its account's alone, for as long as the API knows its key", () => {
  expect(ifPending(sent, "u1")).toBe(sent);
  for (const uid of ["u2", undefined]) expect(ifPending(sent, uid)).toBeUndefined();
  expect(ifPending({ ...sent, at: Date.now() - 48 * HOUR }, "u1")).toBeUndefined();
  expect(ifPending(undefined, undefined)).toBeUndefined();
});
