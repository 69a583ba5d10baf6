import type { Invoice } from "@carparts/functions/contract/invoices";
import { describe, expect, it } from "vitest";
import { creditableRows, creditedCents, errorsByRow, isShippingLeft, piecesToSend } from "./credit-rule.ts";

/** Two pads at 24.90, three discs at 10, and a battery with its deposit; a pad is credited. */
const paper = {
  lines: [
    { orderId: "pads", name: "Brake pads", price: 24.9, pieces: 2 },
    { orderId: "discs", name: "Disc", price: 10, pieces: 3 },
    { orderId: "battery", name: "Battery", price: 89, pieces: 1 },
  ],
  deposits: [{ orderId: "battery", amount: 7.5, pieces: 1 }],
  shipping: { gross: 6.9 },
  credited: { lines: [{ orderId: "pads", pieces: 1, deposits: 0 }], shipping: false },
} as unknown as Invoice;

const rows = creditableRows(paper);

describe("A credit note", () => {
  it("offers what isn't credited yet", () => {
    expect(rows.map(({ label, left }) => [label, left])).toEqual([
      ["Brake pads", 1],
      ["Disc", 3],
      ["Battery", 1],
      ["Deposit: Battery", 1],
    ]);
    const all = {
      ...paper,
      credited: { lines: [{ orderId: "battery", pieces: 1, deposits: 1 }], shipping: true },
    };
    expect(creditableRows(all).map(({ label }) => label)).toEqual(["Brake pads", "Disc"]);
    expect([paper, all].map(isShippingLeft)).toEqual([true, false]);
  });

  it("sends what was typed, without zeros, and knows whose each error is", () => {
    const typed = { "lines pads": "0", "lines discs": " 4", "lines battery": "x", "deposits battery": "" };
    expect(piecesToSend(rows, typed)).toEqual({
      lines: [
        { orderId: "discs", pieces: " 4" },
        { orderId: "battery", pieces: "x" },
      ],
      deposits: [],
    });
    const errors = { "lines.0.pieces": "At most 3.", "lines.1.pieces": "Not whole.", reason: "Missing." };
    expect(errorsByRow(rows, typed, errors)).toEqual({
      "lines discs": "At most 3.",
      "lines battery": "Not whole.",
    });
  });

  it("sums up what can be credited", () => {
    const typed = { "lines pads": "1", "lines discs": "4", "lines battery": "x", "deposits battery": "1" };
    expect(creditedCents(rows, typed)).toBe(2490 + 750);
  });
});
