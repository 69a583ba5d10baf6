import type { FulfilledOrder } from "@carparts/functions/contract/admin/fulfilment";
import type { Order } from "@carparts/functions/contract/orders";
import { expect, test } from "vitest";
import { invoicesText, isWithoutTrouble, summaryText, whyNot } from "./mark-summary.ts";

function marked(result: FulfilledOrder["result"], handling?: Order["handling"]): FulfilledOrder {
  return { _id: "an-order", result, ...(handling && { present: { handling } as Order }) };
}

const withdrawn: FulfilledOrder = {
  ...marked("changed_meanwhile"),
  present: { handling: "picked", withdrawnAt: "2026-11-26T10:00:00.000Z" } as Order,
};

test.each([
  [marked("done"), undefined],
  [marked("gone"), "It no longer exists."],
  [marked("not_next"), "It can't be marked sent now."],
  [marked("changed_meanwhile", "sent"), "It was marked sent meanwhile."],
  [marked("changed_meanwhile", "closed"), "It was changed meanwhile, and is closed now."],
  [withdrawn, "The customer has withdrawn from it."],
])("%j is told in words", (result, words) => {
  expect(whyNot(result, "sent")).toBe(words);
});

test("a run's summary counts what was done, what not, and what was not reached", () => {
  const results = [marked("done"), marked("done"), marked("gone")];
  const run = { total: 4, results, left: [{} as Order], isRunning: false, error: undefined };
  expect(summaryText(run, "sent")).toBe("4 orders: 2 marked sent, 1 not marked, 1 not reached.");
  expect(summaryText({ ...run, results: [], isRunning: true }, "sent")).toBe("4 orders: none done yet.");
  expect(isWithoutTrouble(run)).toBe(false);
  expect(isWithoutTrouble({ ...run, results: [marked("done")], left: [] })).toBe(true);
});

test("the invoices that were written are told by their numbers, or many by their count, with why others weren't", () => {
  const papers = (...numbers: string[]) => numbers.map((invoice) => ({ ...marked("done"), invoice }));
  expect(invoicesText([marked("done")])).toBe("");
  expect(invoicesText(papers("R2026-00001", "R2026-00001", "R2026-00002"))).toBe(
    "Invoice R2026-00001, R2026-00002.",
  );
  expect(invoicesText(papers("R1", "R2", "R3", "R4"))).toBe("4 invoices written.");
  expect(invoicesText([...papers("R1"), { ...marked("done"), reason: "Nothing is left to bill." }])).toBe(
    "Invoice R1. Without an invoice: Nothing is left to bill.",
  );
});
