import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it, test } from "vitest";
import { offerOf } from "../../contract/catalogue/part-offer.ts";
import { CURRENCY } from "../../contract/values/currency.ts";
import { aPart } from "../../testing/builders.ts";
import { merchantItem } from "./merchant-item.ts";

const terms = { site: "https://shop.example", shipping: { rate: 0, countries: ["US"] }, returnDays: 30 };

const disc = aPart({
  ...{ _id: "disc-1", name: "Brake disc, front", description: "Vented, 280 mm.", picture: "/pictures/abc" },
  ...{ price: 15, quantity: 10, partNumber: "BD 280", gtin: "4006633374668", brand: "Brembo" },
});

const golf = { make: "VW", model: "Golf", yearFrom: 2009, yearTo: 2013 };
const models = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ ...golf, model: `Golf ${place}` }));

function itemOf(part: Partial<typeof disc>): Record<string, string> | undefined {
  const xml = merchantItem(offerOf({ ...disc, ...part }, terms));
  if (xml === undefined) return undefined;
  const whole = `<rss xmlns:g="http://base.google.com/ns/1.0">${xml}</rss>`;
  expect(XMLValidator.validate(whole)).toBe(true);
  return new XMLParser({ parseTagValue: false, trimValues: false }).parse(whole).rss.item;
}

test("a part is listed as what it's on offer as", () => {
  expect(itemOf({ fitment: [golf] })).toEqual({
    "g:id": "disc-1",
    "g:title": "Brake disc, front for VW Golf 2009 to 2013",
    "g:description": "Vented, 280 mm.\n\nFits VW Golf 2009 to 2013.",
    "g:link": "https://shop.example/part/disc-1",
    "g:image_link": "https://shop.example/pictures/abc",
    "g:price": `15.00 ${CURRENCY}`,
    "g:availability": "in_stock",
    "g:condition": "new",
    "g:brand": "Brembo",
    "g:gtin": "4006633374668",
    "g:mpn": "BD 280",
    "g:product_type": "brakes",
  });
});

test("a part of which several have to be ordered costs what these cost, and says what a piece does", () => {
  expect(itemOf({ price: 24.9, minimumQuantity: 4 })).toMatchObject({
    "g:price": `99.60 ${CURRENCY}`,
    "g:unit_pricing_measure": "4 ct",
    "g:unit_pricing_base_measure": "1 ct",
  });
});

test("a part of which too few are left is out of stock", () => {
  expect(itemOf({ quantity: 1, minimumQuantity: 2 })).toMatchObject({ "g:availability": "out_of_stock" });
});

test.each([
  [{ gtin: null }, undefined],
  [{ brand: "" }, undefined],
  [{ gtin: null, brand: "" }, "no"],
  [{ gtin: null, partNumber: null }, "no"],
])("with %j its identifiers are said to exist: %s", (part, exist) => {
  expect(itemOf(part)?.["g:identifier_exists"]).toBe(exist);
});

describe("Its title", () => {
  const titleOf = (part: Partial<typeof disc>) => itemOf(part)?.["g:title"] ?? "";

  it("has as many whole vehicles as there is room for", () => {
    const title = titleOf({ fitment: models(30) });
    expect(title).toMatch(/^Brake disc, front for VW Golf 0 2009 to 2013, .* 2009 to 2013$/);
    expect(title.length).toBeGreaterThan(120);
    expect(title.length).toBeLessThanOrEqual(150);
  });

  it("names a vehicle once, and none that it fits on a condition", () => {
    const passat = { ...golf, model: "Passat", note: "with ABS" };
    expect(titleOf({ fitment: [passat, golf, golf] })).toBe("Brake disc, front for VW Golf 2009 to 2013");
    expect(titleOf({ fitment: [passat] })).toBe("Brake disc, front");
  });

  it("is the name where even the first vehicle has no room", () => {
    const name = "x".repeat(100);
    expect(titleOf({ name, fitment: [{ ...golf, model: "y".repeat(40) }, golf] })).toBe(name);
  });

  it("is the name where it fits every vehicle", () => expect(titleOf({ fitment: [] })).toBe(disc.name));
});

it("Its description has all vehicles that there is room for", () => {
  const description = itemOf({ description: "d".repeat(2000), fitment: models(200) })?.["g:description"];
  expect(description).toContain("Golf 30 2009 to 2013");
  expect(description).toHaveLength(5000);
});

it("Its description says on what condition it fits a vehicle", () => {
  expect(itemOf({ fitment: [{ ...golf, note: "with ABS" }] })?.["g:description"]).toBe(
    "Vented, 280 mm.\n\nFits VW Golf 2009 to 2013 (with ABS).",
  );
});

describe("A part isn't listed", () => {
  it.each([
    ["that costs nothing", { price: 0 }],
    ["of which there is only a drawing", { picture: "/parts/brake-disc-plain.svg?1" }],
    ["whose id is too long", { _id: "x".repeat(51) }],
  ])("%s", (_which, part) => expect(itemOf(part)).toBeUndefined());
});

test.each([`6" <b>hose</b> & 'clamp'`, "</g:title><g:price>0", "]]>", "line\u2028paragraph\u2029"])(
  "%j stays text",
  (words) => {
    expect(itemOf({ name: words, description: words, brand: words, partNumber: words })).toMatchObject({
      ...{ "g:title": words, "g:description": words, "g:brand": words, "g:mpn": words },
    });
  },
);
