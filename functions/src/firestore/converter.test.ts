import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { Price } from "../contract/values/money.ts";
import { id, pieces, text } from "../contract/values/primitives.ts";
import { converter, fieldsOf } from "./converter.ts";

const Part = z.object({ _id: id, name: text("Name", 10), quantity: pieces("Quantity", 0) });
const { toFirestore, fromFirestore } = converter(Part);
const part = { _id: "a-part", name: "Pads", quantity: 3 };

/** A document as Firestore hands it over. */
function lying(fields: Record<string, unknown>) {
  return { id: "a-part", ref: { parent: { id: "parts" } }, data: () => fields } as never;
}

describe("A document", () => {
  it("is stored without its name and without what its schema does not have", () => {
    expect(toFirestore({ ...part, colour: "red" } as typeof part)).toEqual({ name: "Pads", quantity: 3 });
  });

  it("that does not parse is not stored, whole or in part", () => {
    expect(() => toFirestore({ ...part, quantity: 1.5 })).toThrow("Quantity must be a whole number.");
    expect(() => toFirestore({ _id: "a-part", name: "Pads" } as typeof part)).toThrow("Quantity must be");
    expect(() => toFirestore({ _id: "a-part", quantity: -1 }, { merge: true })).toThrow("at least 0");
    expect(toFirestore({ _id: "a-part", quantity: 1 }, { merge: true })).toEqual({ quantity: 1 });
  });

  it("is updated with fields that parse", () => {
    expect(fieldsOf(Part, { quantity: 4 })).toEqual({ quantity: 4 });
    expect(() => fieldsOf(Part, { quantity: 1_000_001 })).toThrow("at most 1000000");
  });

  it("that does not parse says where it is and which fields are invalid, without values", () => {
    const read = () => fromFirestore(lying({ name: "Jane Doe of Millbrook", quantity: "many" }));
    expect(read).toThrow("parts/a-part is damaged: name, quantity");
    expect(read).toThrow(
      expect.objectContaining({
        damage: { collection: "parts", document: "a-part", fields: ["name", "quantity"] },
      }),
    );
  });

  it("in another currency says so, and not that its price is none", () => {
    const priced = converter(z.object({ _id: id, price: Price }));
    const read = () => priced.fromFirestore(lying({ price: { cents: 2490, currency: "CHF" } }));
    expect(read).toThrow("parts/a-part is damaged: price.currency");
  });

  it("that an older release stored with marks of direction is read without them", () => {
    expect(fromFirestore(lying({ name: "\u202aPads\u202c", quantity: 3 }))).toEqual(part);
  });
});
