import type { Paper } from "../books/paper-rule.ts";
import { type Money, moneyOf, NOTHING, sumOf } from "../contract/values/money.ts";

/** A line of two pieces, or of some others. */
export function aLine(name: string, cents: number, fields: Partial<Paper["lines"][number]> = {}) {
  const pieces = fields.pieces ?? 2;
  return {
    ...{ orderId: name, number: "K7QM2-F4X9D", name, partNumber: "BP-4410", pieces, percent: 19 },
    ...{ price: moneyOf(cents), gross: moneyOf(cents * pieces) },
    ...fields,
  };
}

/** An invoice with its total, as it's stored. */
export function aPaper({ lines = [aLine("Brake pads", 2490)], ...fields }: Partial<Paper> = {}): Paper {
  const { deposits = [], shipping = { gross: NOTHING, percent: null } } = fields;
  const total: Money = sumOf([...lines, ...deposits, shipping].map(({ gross }) => gross));
  return {
    ...{ _id: "R2026-00001", kind: "invoice", of: null, reason: null, reference: "K7QM2-F4X9D" },
    ...{ day: "2026-11-30", dueDay: "2026-12-14", supplied: ["2026-11-29", "2026-11-30"] },
    seller: { name: "Carparts", street: "12 Workshop Road", town: "Millbrook", taxNumber: "00-0000000" },
    buyer: {
      name: "Erika Müller",
      address: "Hauptstraße 12\n10115 Berlin",
      email: "e@carparts.test",
      salt: "",
    },
    ...{ lines, deposits, shipping, taxes: [], total, taxNote: null },
    payTo: [{ name: "Bank", value: "Test Bank" }],
    ...{ buyerHash: "", keptUntil: null, previous: null, hash: "" },
    ...fields,
  };
}
