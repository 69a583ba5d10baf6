import { describe, expect, it, test } from "vitest";
import { aPart } from "../../testing/builders.ts";
import { CURRENCY } from "../values/currency.ts";
import { type OfferedPart, offerOf, PREVIEW } from "./part-offer.ts";

const site = "https://shop.example";
const terms = { site, shipping: { rate: 6.9, sentWithinDays: 1, countries: ["DE", "AT"] }, returnDays: 14 };

const disc = aPart({
  ...{ _id: "disc-1", name: "Brake disc, front", description: "Vented, 280 mm.", picture: "/pictures/abc" },
  ...{ price: 24.9, quantity: 10, minimumQuantity: 2, partNumber: "BD 280", gtin: "4006633374668" },
  ...{ brand: "Brembo", group: "brakes", facts: [{ name: "Diameter", value: "280 mm" }] },
});

function rows(count: number): OfferedPart["fitment"] {
  return Array.from({ length: count }, (_, place) => ({
    ...{ make: "VW", model: `Model ${place}` },
    ...{ yearFrom: 2009, yearTo: place % 2 === 0 ? null : 2013 },
  }));
}

test("a part is on offer as what its fields say, at its own address", () => {
  expect(offerOf({ ...disc, deposit: 12.5 }, terms)).toEqual({
    id: "disc-1",
    title: "Brake disc, front",
    description: "Vented, 280 mm.",
    url: "https://shop.example/part/disc-1",
    picture: "https://shop.example/pictures/abc",
    preview: { url: "https://shop.example/pictures/abc" },
    group: "brakes",
    brand: "Brembo",
    mpn: "BD 280",
    gtin: "4006633374668",
    facts: disc.facts,
    fits: [],
    fitsToo: "",
    offer: {
      ...{ price: "24.90", leastPrice: "49.80", currency: CURRENCY, isAvailable: true, condition: "new" },
      ...{ leastQuantity: 2, deposit: 12.5, shipping: terms.shipping, returnDays: 14 },
    },
  });
});

test("what nobody gave is null", () => {
  const { brand, mpn, gtin } = offerOf({ ...disc, brand: "", partNumber: null, gtin: null }, terms);
  expect([brand, mpn, gtin]).toEqual([null, null, null]);
});

test("what costs nothing is on no offer", () => {
  expect(offerOf({ ...disc, price: 0 }, terms).offer).toBeNull();
});

test.each([
  [24.9, 1, "24.90"],
  [24.9, 0, "24.90"],
  [0.07, 3, "0.21"],
  [19.99, 1_000_000, "19990000.00"],
])("at %d a piece and at least %d an order, the least costs %s", (price, minimumQuantity, leastPrice) => {
  expect(offerOf({ ...disc, price, minimumQuantity }, terms).offer?.leastPrice).toBe(leastPrice);
});

test.each([
  [10, 2, true],
  [2, 2, true],
  [1, 2, false],
  [0, 0, false],
])("with %d pieces and at least %d an order, isAvailable is %s", (quantity, minimumQuantity, isAvailable) => {
  expect(offerOf({ ...disc, quantity, minimumQuantity }, terms).offer?.isAvailable).toBe(isAvailable);
});

describe("Its vehicles", () => {
  it("are the first twenty, and words for the rest", () => {
    const { fits, fitsToo } = offerOf({ ...disc, fitment: rows(22) }, terms);
    expect(fits).toEqual(rows(20));
    expect(fitsToo).toBe("VW Model 20 from 2009, VW Model 21 2009 to 2013");
  });

  it("are told once each in words, with what else has to agree", () => {
    const golf = { make: "VW", model: "Golf", yearFrom: 2009, yearTo: 2009 };
    const fitment = [...rows(20), { ...golf, note: "with ABS" }, golf, golf];
    expect(offerOf({ ...disc, fitment }, terms).fitsToo).toBe("VW Golf 2009 (with ABS), VW Golf 2009");
  });
});

describe("Its preview", () => {
  const group = { url: "https://shop.example/parts/groups/brakes.png", ...PREVIEW };

  it.each([
    ["/parts/brake-disc.svg?1", group],
    ["https://pictures.example/disc.SVG", group],
    ["https://pictures.example/disc.jpg?w=1.svg", { url: "https://pictures.example/disc.jpg?w=1.svg" }],
    ["/pictures/abc", { url: "https://shop.example/pictures/abc" }],
  ])("of %s is a picture of pixels", (picture, preview) => {
    expect(offerOf({ ...disc, picture }, terms).preview).toEqual(preview);
  });
});
