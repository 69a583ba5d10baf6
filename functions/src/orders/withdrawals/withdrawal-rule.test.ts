import { expect, it } from "vitest";
import { createWithdrawal } from "./withdrawal-rule.ts";

const at = "2026-11-25T10:00:00.000Z";

it.each([
  [undefined, true],
  [1, true],
  [2, undefined],
])("A withdrawal from two pieces of which %s came back needs an admin: %s", (returned, isWithdrawalOpen) => {
  const order = { version: 3, quantity: 2, ...(returned && { returned }) };
  expect(createWithdrawal(order, at)).toEqual({ withdrawnAt: at, version: 4, isWithdrawalOpen });
});
