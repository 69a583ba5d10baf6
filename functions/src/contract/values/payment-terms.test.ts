import { expect, it } from "vitest";
import { whenToPay } from "./payment-terms.ts";

it.each([
  [14, "before", "Please pay within 14 days. We send what you ordered once your payment has arrived."],
  [1, "before", "Please pay within a day. We send what you ordered once your payment has arrived."],
  [0, "before", "Please pay at once. We send what you ordered once your payment has arrived."],
  [14, "after", "Please pay within 14 days after we have sent what you ordered."],
  [1, "after", "Please pay within a day after we have sent what you ordered."],
  [0, "after", "Please pay as soon as we have sent what you ordered."],
] as const)("who pays in %d days, %s it's sent, reads %s", (days, when, text) => {
  expect(whenToPay({ to: [], days, when })).toBe(text);
});
