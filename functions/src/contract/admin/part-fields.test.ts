import { describe, expect, it } from "vitest";
import { partDefaults, partFields, readCells, requiredFields, writeCells } from "./part-fields.ts";
import { AddProduct } from "./products.ts";

const six = {
  ...{ name: "Disc", price: 24.9, picture: "/parts/disc.svg", description: "A disc." },
  ...{ quantity: 7, minimumQuantity: 1 },
};

const whole = {
  ...{ ...six, partNumber: "09.9145.11", brand: "Brembo", group: "brakes" },
  facts: [
    { name: "Diameter", value: "280 mm" },
    { name: "Kind", value: "vented; with | and \\" },
  ],
  oemNumbers: ["1K0 615 301 AA", "A|B\\C;D", "E,F\\,"],
  equivalents: [
    { brand: "ATE", number: "24.0122-0152.1" },
    { brand: "A; B", number: "9\\|;" },
  ],
  fitment: [
    { make: "VW", model: "Golf", yearFrom: 2003, yearTo: 2009, note: "280 mm; front | rear\\" },
    { make: "Skoda", model: "Kodiaq", yearFrom: 2016, yearTo: null },
  ],
  supersededBy: "disc-2",
  deposit: 12.5,
};

describe("A part", () => {
  it("has its defaults where it is added with what must be given alone", () => {
    expect([...requiredFields].sort()).toEqual(Object.keys(six).sort());
    expect({ ...AddProduct.parse(six), ...partDefaults() }).toEqual({ ...six, ...partDefaults() });
    expect(AddProduct.parse({ ...six, ...partDefaults() })).toEqual({ ...six, ...partDefaults() });
  });

  it("comes back from the cells of a file as it was", () => {
    for (const part of [whole, { ...six, ...partDefaults() }, AddProduct.parse(six)]) {
      const read = AddProduct.parse({ ...partDefaults(), ...readCells(writeCells(part)) });
      expect(read).toEqual({ ...partDefaults(), ...part });
    }
  });
});

describe("A file", () => {
  it("joins lists by bars, and what belongs together by semicolons", () => {
    expect(writeCells({ ...whole, oemNumbers: ["A 1", "B 2"] })).toMatchObject({
      price: "24.9",
      oemNumbers: "A 1 | B 2",
      equivalents: "ATE; 24.0122-0152.1 | A\\; B; 9\\\\\\|\\;",
      fitment: "VW; Golf; 2003-2009; 280 mm\\; front \\| rear\\\\ | Skoda; Kodiaq; 2016-",
    });
  });

  it("is read as people write it", () => {
    const cells = {
      oemNumbers: " A 1|B\\2 | , C 3;D 4",
      fitment: "VW;Golf; 2003 – 2009 ;280 mm; front|VW; Polo; 2001",
    };
    expect(AddProduct.parse({ ...six, ...readCells(cells) })).toEqual({
      ...six,
      oemNumbers: ["A 1", "B\\2", "C 3", "D 4"],
      fitment: [
        { make: "VW", model: "Golf", yearFrom: 2003, yearTo: 2009, note: "280 mm; front" },
        { make: "VW", model: "Polo", yearFrom: 2001, yearTo: 2001 },
      ],
    });
  });

  it("says nothing in empty cells, and nothing of columns that no part has", () => {
    expect(readCells({ name: "Disc", brand: " ", shoeSize: "42" } as object)).toEqual({ name: "Disc" });
  });

  it.each([
    [{ facts: "Side" }, "facts.0.value"],
    [{ deposit: "-1" }, "deposit"],
    [{ equivalents: "ATE" }, "equivalents.0.number"],
    [{ fitment: "VW" }, "fitment.0.model"],
    [{ fitment: "VW; Golf; soon" }, "fitment.0.yearFrom"],
    [{ fitment: "VW; Golf; 2003-2009-2010" }, "fitment.0.yearTo"],
    [{ price: "24,90" }, "price"],
  ])("is refused where it can't be read: %j", (cells, place) => {
    const { error } = AddProduct.safeParse({ ...six, ...readCells(cells) });
    expect(error?.issues.map(({ path }) => path.join("."))).toContain(place);
  });
});

describe("The number of a barcode", () => {
  const { schema } = partFields.gtin;

  it.each([
    ["4 006381 333931", "4006381333931"],
    ["4-006381-333931", "4006381333931"],
    ["0 36000 29145 2", "036000291452"],
    ["0\u201136000\u00a029145\u20132", "036000291452"],
    ["96 38 50\u200b74\u001d", "96385074"],
    ["\uff14\uff10\uff10\uff16\uff13\uff18\uff11\uff13\uff13\uff13\uff19\uff13\uff11", "4006381333931"],
  ])("is read as it stands under its bars, and stored in digits alone: %j", (typed, digits) => {
    expect(schema.parse(typed)).toBe(digits);
    expect(schema.parse(readCells({ gtin: typed }).gtin)).toBe(digits);
  });

  it.each([
    "4 006381 33393X",
    "4,006,381,333,931",
    "4006381333931.0",
    "4.00638E+12",
    "4006381333931 4006381333931",
  ])("isn't %j, and the words say what it is made of", (typed) => {
    const { issues } = schema.safeParse(typed).error ?? { issues: [] };
    expect(issues.map(({ message }) => message)).toEqual(["GTIN must be 8, 12, 13 or 14 digits."]);
  });
});

it("A shelf is stored as it's seen", () => {
  expect(partFields.shelf.schema.parse(" A\u200b  12\u00ad ")).toBe("A 12");
  expect(partFields.shelf.schema.safeParse("\u200b").error?.issues[0]?.message).toBe("Shelf is missing.");
});
