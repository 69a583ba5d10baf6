import { partDefaults, readCells } from "@carparts/functions/contract/admin/part-fields";
import { AddProduct } from "@carparts/functions/contract/admin/products";
import { expect, test } from "vitest";
import { linesFault, readDetails } from "./part-details-values.ts";

function typed(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const product = {
  name: "Disc",
  price: "1",
  picture: "/x.svg",
  description: "A disc",
  quantity: "1",
  minimumQuantity: "1",
};

test("what is typed about a part is what the contract takes", () => {
  const details = readDetails(
    typed({
      ...product,
      partNumber: " 09.9145.11 ",
      brand: "Brembo",
      group: "brakes",
      oemNumbers: "1K0 615 301 AA\n\n  5Q0 615 301 F \n",
      deposit: "12.50",
      "facts.2.name": "Axle",
      "facts.2.value": "front",
      "equivalents.7.brand": "ATE",
      "equivalents.7.number": "24.0122-0152.1",
      "fitment.3.make": "VW",
      "fitment.3.model": "Golf",
      "fitment.3.yearFrom": "2003",
      "fitment.3.yearTo": "2009",
      "fitment.3.note": "with 280 mm discs",
      "fitment.1.make": "Skoda",
      "fitment.1.model": "Kodiaq",
      "fitment.1.yearFrom": "2016",
      "fitment.1.yearTo": "",
      "fitment.1.note": " ",
      supersededBy: "https://shop.example/part/disc-2?make=VW",
    }),
  );
  expect(AddProduct.parse({ ...product, ...details })).toMatchObject({
    partNumber: "09.9145.11",
    brand: "Brembo",
    group: "brakes",
    oemNumbers: ["1K0 615 301 AA", "5Q0 615 301 F"],
    ...{ deposit: 12.5, facts: [{ name: "Axle", value: "front" }] },
    equivalents: [{ brand: "ATE", number: "24.0122-0152.1" }],
    fitment: [
      { make: "VW", model: "Golf", yearFrom: 2003, yearTo: 2009, note: "with 280 mm discs" },
      { make: "Skoda", model: "Kodiaq", yearFrom: 2016, yearTo: null },
    ],
    supersededBy: "disc-2",
  });
});

test.each([
  "1K0615301AA, 5Q0615301F",
  "1K0615301AA;5Q0615301F",
  "1K0615301AA | 5Q0615301F",
  "1K0615301AA\r\n5Q0615301F,",
])("OEM numbers are two where %j is typed, as in a file", (text) => {
  const numbers = ["1K0615301AA", "5Q0615301F"];
  expect(readDetails(typed({ oemNumbers: text })).oemNumbers).toEqual(numbers);
  expect(readCells({ oemNumbers: text }).oemNumbers).toEqual(numbers);
});

test("what is left empty is nothing", () => {
  expect(readDetails(typed({ ...product, group: "other" }))).toEqual(partDefaults());
});

test.each(["disc-2", "CB-7064", "580 901 080", "OE:580901080", ""])(
  "%j is sent as the part that replaces it",
  (id) => {
    expect(readDetails(typed({ supersededBy: id })).supersededBy).toBe(id || null);
  },
);

test("an error of one OEM number says which one", () => {
  const fieldErrors = { name: "Name is missing.", "oemNumbers.0": "Too long.", "oemNumbers.11": "No digit." };
  expect(linesFault("oemNumbers", fieldErrors)).toBe("Number 1: Too long. Number 12: No digit.");
  expect(linesFault("oemNumbers", { oemNumbers: "Too many." })).toBe("Too many.");
  expect(linesFault("oemNumbers", { name: "Name is missing." })).toBeUndefined();
});
