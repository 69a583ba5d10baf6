import { expect, test } from "vitest";
import { offerText } from "./offer-text.ts";

const offer = { supplierId: "nord", number: "N-1", pack: 4, cost: 2.5, days: 3, isPreferred: true };
const names = new Map([["nord", "=Nord"]]);

test.each([
  [offer, names, "=Nord, N-1, pack of 4, $2.50 each, 3 days, preferred"],
  [{ ...offer, number: null, pack: 1, cost: null, days: null, isPreferred: false }, names, "=Nord"],
  [{ ...offer, days: 0, cost: 0, isPreferred: false }, names, "=Nord, N-1, pack of 4, $0.00 each, same day"],
  [{ ...offer, number: "" }, new Map(), "A supplier who is gone, pack of 4, $2.50 each, 3 days, preferred"],
  [{ ...offer, cost: "2.5", days: "1" }, undefined, "N-1, pack of 4, $2.50 each, 1 day, preferred"],
])("an offer is told in a line: %#", (shown, known, text) => {
  expect(offerText(shown, known)).toBe(text);
});
