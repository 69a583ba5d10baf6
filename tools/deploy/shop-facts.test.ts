import { join } from "node:path";
import { expect, it } from "vitest";
import { readJson, root } from "../lib/workspace.ts";
import { readShop, shopFaults } from "./shop-facts.ts";

const demo = readJson(join(root, "shop.json"));
const real = {
  name: "Miller & Sons",
  street: "1 High Street",
  town: "Springfield",
  country: "US",
  email: "shop@miller.example",
  phone: "+1 (217) 555-0123",
  taxNumber: "12-3456789",
  site: "https://miller.example",
  returnDays: 14,
  shipping: { rate: 9.9, countries: ["US", "CA"] },
};

function faults(shop: unknown) {
  return shopFaults(shop, { mayBeDemo: false });
}

it("takes the facts of a real shop, and the demo's for the emulators only", () => {
  expect(faults(real)).toEqual([]);
  expect(shopFaults(demo, { mayBeDemo: true })).toEqual([]);
});

it("names each of the demo's fields", () => {
  const fields = ["name", "street", "town", "email", "phone", "taxNumber", "site"];
  expect(faults(demo)).toEqual(fields.map((field) => `${field} in shop.json is the demo's: write your own.`));
});

it("names each missing field", () => {
  expect(faults({})).toEqual(Object.keys(real).map((field) => `${field} in shop.json is missing.`));
  expect(faults({ ...real, shipping: {} })).toEqual([
    "shipping.rate in shop.json is missing.",
    "shipping.countries in shop.json is missing.",
  ]);
});

it.each([
  ["name", " ", "is empty"],
  ["country", "Austria", "must be two capital letters"],
  ["email", "shop at miller", "is no email"],
  ["phone", "0217 555", "must begin with + and the country's number"],
  ["site", "https://miller.example/shop", "must be an address such as"],
  ["site", "http://miller.example", "must be an address such as"],
  ["returnDays", 2.5, "must be a whole number of days"],
  ["returnDays", -1, "is below 0"],
  ["shipping", { rate: "9.90", countries: ["US"] }, "must be an amount in dollars"],
  ["shipping", { rate: 9.9, countries: [] }, "is empty"],
])("says what is wrong with %s %j", (field, value, because) => {
  const said = faults({ ...real, [field]: value });
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(because);
});

it.each([null, [], "shop"])("refuses %j", (shop) => {
  expect(faults(shop)).toEqual(["shop.json must be an object."]);
});

it("refuses a file that is missing or no JSON", () => {
  expect(faults(readShop(join(root, "no-such-shop.json")))).toEqual(["shop.json must be an object."]);
});
