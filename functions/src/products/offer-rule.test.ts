import { expect, it } from "vitest";
import type { StoredOffer } from "../firestore/stored-part.ts";
import { preferring } from "./offer-rule.ts";

function anOffer(supplierId: string, fields: Partial<StoredOffer> = {}): StoredOffer {
  return { supplierId, number: null, pack: 1, cost: null, days: null, isPreferred: false, ...fields };
}

it.each<[string, StoredOffer[], { supplierId: string; pack?: number }, StoredOffer[]]>([
  ["is added", [], { supplierId: "a", pack: 4 }, [anOffer("a", { pack: 4, isPreferred: true })]],
  [
    "keeps its number and its pack",
    [anOffer("a", { number: "N", pack: 6 })],
    { supplierId: "a" },
    [anOffer("a", { number: "N", pack: 6, isPreferred: true })],
  ],
  [
    "takes the place of another, which stays",
    [anOffer("a", { isPreferred: true }), anOffer("b")],
    { supplierId: "b", pack: 2 },
    [anOffer("a"), anOffer("b", { pack: 2, isPreferred: true })],
  ],
])("The offer that is preferred %s", (_what, offers, chosen, expected) => {
  expect(preferring(offers, chosen)).toEqual(expected);
});

it("A part with eight offers takes no other one", () => {
  const eight = Array.from({ length: 8 }, (_, place) => anOffer(`s${place}`));
  expect(() => preferring(eight, { supplierId: "other" })).toThrow("The part has 8 offers already.");
});
