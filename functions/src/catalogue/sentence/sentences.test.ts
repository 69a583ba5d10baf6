import { pathToFileURL } from "node:url";
import { describe, expect, it, vi } from "vitest";
import { madeUpPart } from "../../../scripts/made-up/made-up-parts.ts";
import { aSearch } from "../../../scripts/made-up/made-up-queries.ts";
import { makeVinTable } from "../../../scripts/vin/vin-tables.ts";
import { partDefaults } from "../../contract/admin/part-fields.ts";
import type { Vehicle } from "../../contract/values/vehicle.ts";
import type { FitmentRow } from "../../fitment/fitment-rule.ts";
import { placeVinTable } from "../../vin-tables/own-table.ts";
import type { CatalogueItem } from "../catalogue-item.ts";
import { SqliteCatalogue } from "../sqlite/sqlite-catalogue.ts";
import { SqliteVehicles } from "../sqlite/vehicles/sqlite-vehicles.ts";

const template: CatalogueItem = {
  ...madeUpPart(0, 1),
  ...{ ...partDefaults(), description: "", quantity: 9, minimumQuantity: 1 },
};

function rows(...names: string[]): FitmentRow[] {
  return names.map((name) => {
    const [make = "", model = "", years = "2003-2012"] = name.split("; ");
    const [yearFrom = 0, yearTo = null] = years.split("-").map((year) => (year ? Number(year) : null));
    return { make, model, yearFrom: yearFrom ?? 0, yearTo };
  });
}

const shop: Partial<CatalogueItem>[] = [
  { name: "Brake pad set, front", group: "brakes", fitment: rows("VW; Golf; 2003-2012") },
  { name: "Brake pad set, rear", group: "brakes", fitment: rows("VW; Golf; 2013-", "VW; Passat") },
  { name: "Brake pad set", group: "brakes", fitment: rows("Toyota; Corolla; 2001-2007") },
  { name: "Master cylinder", group: "brakes", fitment: rows("VW; Golf") },
  { name: "Brake cleaner", group: "other" },
  { name: "Ceramic brake pads", group: "brakes", fitment: rows("BMW; 3 Series") },
  { name: "Golf tees, wooden", group: "other" },
  { name: "Spark plug, iridium", group: "ignition", fitment: rows("Toyota; Corolla", "VW; Golf") },
  { name: "Glow plug", group: "ignition", fitment: rows("Chevrolet; Spark; 2010-2020") },
  { name: "Air filter", group: "filters", fitment: rows("Honda; Fit; 2008-2014", "Mercedes-Benz; C-Class") },
  { name: "Glow plug relay", group: "ignition", fitment: rows("BMW; 3 Series") },
  {
    name: "Tie rod, Monde",
    group: "steering",
    fitment: rows("Ford; Mondeo", "BMW; 3 Series", "VW; Jetta; 2011-2018"),
  },
  {
    name: "Oil filter",
    group: "filters",
    fitment: rows("Peugeot; Partner", "Citroen; Partner", "Peugeot; 308"),
  },
  {
    name: "Door mirror",
    group: "body",
    fitment: rows("Ford; F-150; 2009-2014", "Audi; A3", "Alfa Romeo; 147"),
  },
  { name: "Wiper for the Corolla", group: "body", fitment: rows("VW; Passat") },
  {
    name: "Starter",
    group: "electrics",
    brand: "Ford",
    partNumber: "A3-771-500",
    fitment: rows("Ford; Focus; 2005-2011"),
  },
];
const items = shop.map((part, place) => ({ ...template, ...part, _id: `part-${place}` }));
const catalogue = new SqliteCatalogue();
catalogue.replace(items);

function search(text: string, vehicle: Vehicle | null = null) {
  const { read, found } = catalogue.search(aSearch({ text, vehicle }), { limit: 48 });
  return {
    read: read ?? { words: "", vehicle: null, ignored: [], dropped: [] },
    names: found.map(({ item }) => item.name),
    fits: found.map(({ fits }) => fits),
  };
}

placeVinTable(pathToFileURL(makeVinTable()));

const golf = { make: "VW", model: "Golf" };
const golf2009 = { ...golf, year: 2009 };

describe("A sentence", () => {
  it.each([
    ["brake pads for a 2009 VW Golf", "brake pads", golf2009],
    ["2009 vw golf brake pads", "brake pads", golf2009],
    ["Brake Pads, Golf '09", "Brake Pads", golf2009],
    ["brake pads golf ’09", "brake pads", golf2009],
    ["brake pads for my Golf from 2009", "brake pads", golf2009],
    ["golf 2005-2009 brake pads", "brake pads", { ...golf, yearFrom: 2005, yearTo: 2009 }],
    ["golf 2005 to 2009 brake pads", "brake pads", { ...golf, yearFrom: 2005, yearTo: 2009 }],
    ["golf brake pad", "brake pad", golf],
    ["Volkswagen Golf brake pads", "brake pads", golf],
    ["brake pads gofl 2009", "brake pads", golf2009],
    ["volkswagn golf brake pads", "brake pads", golf],
    ["2009 VW brake pads", "brake pads", { make: "VW", year: 2009 }],
    ["VW brake pads", "brake pads", { make: "VW" }],
    ["merc c class air filter", "air filter", { make: "Mercedes-Benz", model: "C-Class" }],
    ["mercedes benz c-class air filter", "air filter", { make: "Mercedes-Benz", model: "C-Class" }],
    ["beemer 3 series brake pads", "brake pads", { make: "BMW", model: "3 Series" }],
    ["Chevy Spark glow plug", "glow plug", { make: "Chevrolet", model: "Spark" }],
    ["door mirror F150", "door mirror", { make: "Ford", model: "F-150" }],
    ["door mirror ford f 150", "door mirror", { make: "Ford", model: "F-150" }],
    ["alfa romeo door mirror", "door mirror", { make: "Alfa Romeo" }],
    // As close to a word of parts, and beside its make.
    ["ford mondea tie rod", "tie rod", { make: "Ford", model: "Mondeo" }],
    ["mercedes c-clas air filter", "air filter", { make: "Mercedes-Benz", model: "C-Class" }],
    ["vw glof brake pads", "brake pads", golf],
    ["alfa romoe door mirror", "door mirror", { make: "Alfa Romeo" }],
    ["Honda Fit air filter", "air filter", { make: "Honda", model: "Fit" }],
    ["air filter for my Fit", "air filter", { make: "Honda", model: "Fit" }],
    ["Peugeot Partner oil filter", "oil filter", { make: "Peugeot", model: "Partner" }],
    ["Peugeot 308 oil filter", "oil filter", { make: "Peugeot", model: "308" }],
    ["brakes that fit my 2009 golf", "brakes", golf2009],
    ["parts for a golf", "", golf],
    ["2009 VW Golf", "", golf2009],
  ])("%j looks for %j for its vehicle", (text, words, vehicle) => {
    expect(search(text).read).toMatchObject({ words, vehicle, dropped: [] });
  });

  it.each([
    ["spark plug", "Spark plug, iridium"],
    ["spark pulg", "Spark plug, iridium"],
    ["golf tees", "Golf tees, wooden"],
    ["golf te", "Golf tees, wooden"],
    ["2009 spark plug", "Spark plug, iridium"],
    ["brake pads that fit", "Brake pad set"],
    ["A3-771", "Starter"],
    ["308 mm", undefined],
    ['"golf brake pads"', "Brake pad set"],
    ["2009 brake pads", "Brake pad set"],
    ["glof plug relay", "Glow plug relay"],
  ])("%j names no vehicle", (text, first) => {
    const { read, names } = search(text);
    expect(read.vehicle).toBeNull();
    expect(names[0]).toBe(first);
  });

  it("leaves a word to the parts that have it in their names", () => {
    expect(search("spark plugs for golf")).toMatchObject({
      read: { words: "spark plugs", vehicle: golf },
      names: ["Spark plug, iridium"],
    });
    expect(search("chevy spark plugs").read).toMatchObject({
      words: "spark plugs",
      vehicle: { make: "Chevrolet" },
    });
  });

  it("shows parts whose own words were typed first, whatever they fit", () => {
    expect(search("corolla wiper")).toMatchObject({
      read: { words: "wiper" },
      names: ["Wiper for the Corolla"],
      fits: [false],
    });
    expect(search("golf").names[0]).toBe("Golf tees, wooden");
    expect(search("ford starter")).toMatchObject({ names: ["Starter"], fits: [true] });
  });

  it("finds a group by its name, its vehicle beside it", () => {
    expect(search("brakes for a golf").names).toEqual([
      "Brake pad set, front",
      "Brake pad set, rear",
      "Master cylinder",
      "Brake cleaner",
    ]);
    expect(search("brakes").names).toEqual([
      "Brake pad set",
      "Ceramic brake pads",
      "Brake pad set, front",
      "Brake pad set, rear",
      "Master cylinder",
      "Brake cleaner",
    ]);
  });

  it("asks which, where it may be several vehicles, and shows the parts of these", () => {
    const partner = { model: "Partner" };
    expect(search("partner oil filter")).toMatchObject({
      read: {
        words: "oil filter",
        vehicle: null,
        choices: [
          { make: "Peugeot", ...partner },
          { make: "Citroen", ...partner },
        ],
      },
      names: ["Oil filter"],
      fits: [null],
    });
    expect(search("brake pads for golf or corolla").read.choices).toEqual([
      golf,
      { make: "Toyota", model: "Corolla" },
    ]);
    expect(search("brake pads for golf or corolla 2002").read.vehicle).toEqual({
      make: "Toyota",
      model: "Corolla",
      year: 2002,
    });
  });

  it("says what it ignored and what it dropped", () => {
    expect(search("brake pads for a 2009 VW Golf").read.ignored).toEqual(["for", "a"]);
    expect(search("need brake pads for my car").read).toEqual({
      words: "brake pads",
      vehicle: null,
      ignored: ["need", "for", "my", "car"],
      dropped: [],
    });
    expect(search("for my car").read).toEqual({
      words: "for my car",
      vehicle: null,
      ignored: [],
      dropped: [],
    });
    for (const [text, dropped] of [
      ["1931 golf brake pads", "1931"],
      ["2300 golf brake pads", "2300"],
      ["2090 golf brake pads", "2090"],
      ["golf 5 brake pads", "5"],
      ["golf mk5 brake pads", "mk5"],
      ["golf Ceramic brake pads", "Ceramic"],
      ["A3-771-500 xyzzy", "xyzzy"],
    ]) {
      expect(search(text ?? "").read.dropped, text).toEqual([dropped]);
    }
  });

  it("of 200 characters with more makes than anybody has is answered", () => {
    const makes = "VW Audi BMW Ford Toyota Honda Peugeot Chevrolet Citroen ";
    const { read } = search(`${makes.repeat(4).slice(0, 189)} brake pads`);
    expect(read.choices).toHaveLength(5);
    expect(read.dropped).toContain("Honda");
  });

  it("names nothing that the vehicle chosen doesn't win over", () => {
    expect(search("golf brake pads", golf2009)).toMatchObject({
      read: { words: "brake pads", vehicle: null, ignored: ["golf"] },
      fits: [true, false, false, false],
    });
    expect(search("golf brake pads", { make: "vw" })).toMatchObject({
      read: { vehicle: golf },
      fits: [true, true],
    });
    expect(search("2009 brake pads", golf)).toMatchObject({ read: { vehicle: golf2009 }, fits: [true] });
    expect(search("corolla air filter", golf).read).toMatchObject({
      words: "corolla air filter",
      vehicle: null,
    });
  });
});

describe("A VIN among words", () => {
  const JETTA = "3VWD07AJ5EM388202";
  const jetta = { make: "VW", model: "Jetta", year: 2014 };

  it.each([
    [JETTA, "", jetta],
    [" 3vwd07aj5em388202 ", "", jetta],
    ["3VW D07 AJ5-EM388202", "", jetta],
    [`tie rod ${JETTA}`, "tie rod", jetta],
    [`${JETTA}, tie rod`, "tie rod", jetta],
    [`tie rod VIN: ${JETTA}`, "tie rod", jetta],
    [`parts for ${JETTA}`, "", jetta],
    ["WBA3A5G59DNP26082 glow plug", "glow plug", { make: "BMW", model: "3 Series", year: 2013 }],
    ["WVWZZZ1KZ6W000001 brake pads", "brake pads", { make: "VW" }],
    ["KM8K2CAB4PU001140", "", { make: "Hyundai", model: "Kona", year: 2023 }],
  ])("%j is read as one, and the words are searched: %j", (text, words, vehicle) => {
    expect(search(text).read).toMatchObject({ words, vehicle, dropped: [] });
  });

  it("leaves out what doesn't fit, and keeps the parts for every car", () => {
    expect(search(`${JETTA} tie rod`)).toMatchObject({ names: ["Tie rod, Monde"], fits: [true] });
    expect(search("KM8K2CAB4PU001140").fits.every((fits) => fits === "universal")).toBe(true);
  });

  it.each(["1HGCM82643A004352", "ZZZZZZZZZZZZZZZ1Z", '"3VWD07AJ5EM388202"'])(
    "that must be wrong, tells no make or stands in quotation marks is a word: %s",
    (text) => {
      expect(search(text).read.vehicle).toBeNull();
    },
  );

  it("says nothing beside the vehicle that was chosen", () => {
    expect(search(`${JETTA} brake pads`, golf)).toMatchObject({
      read: { words: "brake pads", vehicle: null, ignored: [JETTA] },
    });
  });
});

it("A text that repeats a word of parts and vehicles asks for its parts once", () => {
  const filter = vi.spyOn(SqliteVehicles.prototype, "partsNamed");
  search("spark plug ".repeat(18));
  expect(filter.mock.calls.length).toBeLessThanOrEqual(3);
  filter.mockRestore();
});
