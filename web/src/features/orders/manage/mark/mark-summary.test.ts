import type { Order } from "@carparts/functions/contract/orders";
import { expect, test } from "vitest";
import type { Marked } from "./mark-orders.queries.ts";
import { isWithoutTrouble, summaryText, whyNot } from "./mark-summary.ts";

function marked(result: Marked["result"], handling?: Order["handling"], isMaybeOurs = false): Marked {
  return { _id: "an-order", result, isMaybeOurs, ...(handling && { present: { handling } as Order }) };
}

const withdrawn: Marked = {
  ...marked("changed_meanwhile"),
  present: { handling: "picked", withdrawnAt: "2026-11-26T10:00:00.000Z" } as Order,
};

test.each([
  [marked("done"), undefined],
  [marked("gone"), "It no longer exists."],
  [marked("not_next"), "It can't be marked sent now."],
  [marked("changed_meanwhile", "sent"), "Somebody else marked it sent meanwhile."],
  [marked("changed_meanwhile", "closed"), "It was changed meanwhile, and is closed now."],
  [withdrawn, "The customer has withdrawn from it."],
  [marked("changed_meanwhile", "sent", true), /maybe by the call before, whose answer got lost/],
])("%j is told in words", (result, words) => {
  const reason = whyNot(result, "sent");
  if (words instanceof RegExp) expect(reason).toMatch(words);
  else expect(reason).toBe(words);
});

test("a run's summary counts what was done, what not, and what was not reached", () => {
  const results = [marked("done"), marked("done"), marked("gone")];
  const run = { total: 4, results, left: [{} as Order], isRunning: false, error: undefined };
  expect(summaryText(run, "sent")).toBe("Of 4 orders: 2 marked sent, 1 not, 1 not reached.");
  expect(summaryText({ ...run, results: [], isRunning: true }, "sent")).toBe("Of 4 orders: none yet.");
  expect(isWithoutTrouble(run)).toBe(false);
  expect(isWithoutTrouble({ ...run, results: [marked("done")], left: [] })).toBe(true);
});
