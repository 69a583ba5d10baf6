import { writeCsv } from "@carparts/functions/contract/values/csv";
import { fromPlainCell } from "@carparts/functions/contract/values/plain-cell";
import { describe, expect, it, vi } from "vitest";
import { chosenAs, withMapping } from "../chosen-file.ts";
import { lookAt, openFile } from "../reading/read-file.ts";
import { foreignCurrencies } from "./currencies.ts";
import { guessMapping, type Mapping, ruleFrom } from "./mapping.ts";
import { preparedRows } from "./prepared-rows.ts";
import { type Corrections, mappingFor, type SavedMapping } from "./saved-mappings.ts";

// The files below have prices in dollars, whichever currency the shop has.
vi.mock("@carparts/functions/contract/values/currency", async (original) => ({
  ...(await original<object>()),
  CURRENCY: "USD",
}));

async function prepare(
  text: string,
  change: (mapping: Mapping) => Mapping = (mapping) => mapping,
  corrections: Corrections = {},
) {
  const file = new Blob([text]);
  const { format, columns } = await lookAt(file, corrections, () => {});
  const { rows } = await openFile(file, format);
  const mapping = change(guessMapping(columns));
  const prepared = preparedRows(rows(format), { format, columns, mapping });
  const all = [...prepared.rows];
  return { all, cells: all.map(({ cells }) => cells), leftOut: prepared.leftOut(), mapping };
}

const withRule =
  (...rule: Mapping["rules"][number]) =>
  (mapping: Mapping): Mapping => ({
    ...mapping,
    rules: [...mapping.rules.filter(([name]) => name !== rule[0]), rule],
  });

describe("What the columns' names tell", () => {
  it.each([
    [
      "Artikelnummer;Bezeichnung;Hersteller;UVP;Bestand;EAN",
      ["partNumber", "name", "brand", "price", "quantity", "gtin"],
    ],
    ["Référence;Désignation;Marque;Prix;Qté", ["partNumber", "name", "brand", "price", "quantity"]],
    ["Артикул;Производитель;Наименование;Цена;Остаток", ["partNumber", "brand", "name", "price", "quantity"]],
    [
      "Part Number,Part Terminology Name,Description,Brand,Price,Category",
      ["partNumber", "name", "description", "brand", "price", "group"],
    ],
    [
      "PartID,YearID,MakeName,ModelName,Quantity,FitmentNotes",
      ["partNumber", "year", "make", "model", "note"],
    ],
    // Another shop's ids are no ids here, and of several prices somebody has to choose.
    ["ID,SKU,Name,Sale price,Regular price,Stock", ["partNumber", "name", "quantity"]],
    [
      "_id,version,name,price,quantityWhenExported",
      ["_id", "version", "name", "price", "quantityWhenExported"],
    ],
  ])("%s", async (header, targets) => {
    const { mapping } = await prepare(`${header}\n${header.replace(/[^,;]+/g, "1")}`);
    expect(mapping.rules.map(([target]) => target).sort()).toEqual([...targets].sort());
  });
});

describe("A row", () => {
  it("has amounts, pieces and groups as the shop writes them", async () => {
    const { cells } = await prepare(
      "SKU;Name;Price;Stock;Category\n0815;Oil filter;$ 1.049,90;>10;Engine > Oil filters\n4711;Pump;10,20;3,00;Wasserkühlung\n",
    );
    expect(cells).toEqual([
      { partNumber: "0815", name: "Oil filter", price: "1049.90", quantity: "10", group: "filters" },
      { partNumber: "4711", name: "Pump", price: "10.20", quantity: "3", group: "cooling" },
    ]);
  });

  it("has a price times a factor, a value of all rows, and columns that are joined", async () => {
    const text = "sku,name,side,price\n1,Disc,front,10\n";
    const priced = withRule("price", { ...ruleFrom(["price"]), factor: "1,35", rounding: "0.90" });
    const named = withRule("name", ruleFrom(["name", "side"]));
    const branded = withRule("brand", { ...ruleFrom([]), always: "Brembo" });
    const { cells } = await prepare(text, (mapping) => priced(named(branded(mapping))));
    expect(cells).toEqual([{ partNumber: "1", name: "Disc front", price: "13.90", brand: "Brembo" }]);
  });

  it("has no price by a factor that can't be read", async () => {
    for (const factor of ["35%", "\u00d71.35", "0x2", "1e1", "1,350"]) {
      const priced = withRule("price", { ...ruleFrom(["price"]), factor });
      const { cells } = await prepare("sku;price\n1;10,00\n", priced);
      expect(Number(cells[0]?.price), factor).toBeNaN();
    }
  });

  it("says nothing in empty cells, unless they are to empty the field", async () => {
    const text = "sku,brand,shelf\n1,,A 1\n";
    expect((await prepare(text)).cells).toEqual([{ partNumber: "1", shelf: "A 1" }]);
    const clearing = await prepare(text, (mapping) => ({ ...mapping, emptyClears: true }));
    expect(clearing.cells).toEqual([{ partNumber: "1", brand: "", shelf: "A 1" }]);
  });

  it("isn't sent without a number, with a destroyed one, with one that was there, or with a huge cell", async () => {
    const { all } = await prepare(
      `sku,name\n1-2,A\n,B\n"8,72E+11",C\n12,D\n5,${"x".repeat(1_000_000)}\n6,F\n`,
    );
    expect(all.map(({ line, outcome }) => [line, outcome?.problems[0]?.reason.slice(0, 30)])).toEqual([
      [2, undefined],
      [3, "This row has no part number, n"],
      [4, "A spreadsheet has changed this"],
      [5, "Same part as line 2."],
      [6, "It has 1000000 characters, mor"],
      [7, undefined],
    ]);
  });

  it("loses no more than the bar code that a spreadsheet has destroyed", async () => {
    const { cells } = await prepare("sku,barcode\nA 1,3.65275E+11\n");
    expect(cells).toEqual([{ partNumber: "A 1" }]);
  });
});

describe("An amount in another currency", () => {
  const pricesOf = async (text: string, change?: (mapping: Mapping) => Mapping) => {
    const { cells } = await prepare(text, change);
    return cells.map(({ price }) => price);
  };

  it.each([
    [
      "beside it, of several in one file",
      "sku;price\n1;$12,50\n2;USD 12,50\n3;12,50 zł\n4;£9\n5;1 299,00 €\n6;9,90\n",
      ["12.50", "12.50", "12,50 zł", "£9", "1 299,00 €", "9.90"],
    ],
    ["in the column's name", "sku,price_eur\n1,12.50\n2,$5\n3,\n", ["12.50 EUR", "5", undefined]],
    ["in the column's name, in brackets", "sku,Price (GBP)\n1,12.50\n", ["12.50 GBP"]],
    [
      "in a column of its own",
      "sku,price,currency\n1,12.50,EUR\n2,12.50,USD\n3,12.50,\n4,12.50,zł\n5,12.50,978\n",
      ["12.50 EUR", "12.50", "12.50", "12.50 PLN", "12.50 978"],
    ],
    [
      "in one of several such columns, that of its own price",
      "sku,cost currency,cost,price,price currency,currency\n1,EUR,2,12.50,USD,PLN\n2,USD,2,12.50,,PLN\n",
      ["12.50", "12.50 PLN"],
    ],
    ["as an entity", "sku,price\n1,12.50&nbsp;&euro;\n", ["12.50 €"]],
    ["in one of two columns", "sku,price_eur,price_usd\n1,10.50,12.50\n", ["12.50"]],
  ])("is no price of the shop: %s", async (_, text, prices) => {
    expect(await pricesOf(text)).toEqual(prices);
  });

  it("is that of the same kind of price in BMEcat", async () => {
    const text =
      "sku,PRICE_CURRENCY nrp,PRICE_AMOUNT nrp,PRICE_AMOUNT net_list,PRICE_CURRENCY net_list\n1,USD,,12.50,EUR\n";
    expect(await pricesOf(text, withRule("price", ruleFrom(["PRICE_AMOUNT net_list"])))).toEqual([
      "12.50 EUR",
    ]);
  });

  it("is one at the rate that somebody typed, and by the factor", async () => {
    const rated = (mapping: Mapping): Mapping => ({ ...mapping, rates: [["EUR", "1,08"]] });
    const text = "sku;price\n1;100,00 €\n2;100,00 zł\n3;100,00\n";
    expect(await pricesOf(text, rated)).toEqual(["108.00", "100,00 zł", "100.00"]);
    const doubled = withRule("price", { ...ruleFrom(["price"]), factor: "2" });
    expect(await pricesOf(text, (mapping) => doubled(rated(mapping)))).toEqual([
      "216.00",
      "100,00 zł",
      "200.00",
    ]);
    const unread = (mapping: Mapping): Mapping => ({ ...mapping, rates: [["EUR", "about 1"]] });
    expect(await pricesOf(text, unread)).toEqual(["100,00 €", "100,00 zł", "100.00"]);
  });

  it("is a deposit or a cost of the shop neither", async () => {
    const { cells } = await prepare("sku,price,core charge,ek (EUR)\n1,12.50,£5.00,8.00\n");
    expect(cells).toEqual([{ partNumber: "1", price: "12.50", deposit: "£5.00", cost: "8.00 EUR" }]);
  });

  it("is asked for by its currency", async () => {
    const { columns } = await lookAt(
      new Blob(["sku,price,ek (EUR),currency\n1,£5,2,\n2,$5,2,PLN\n3,5,2,USD\n"]),
      {},
      () => {},
    );
    expect(foreignCurrencies(guessMapping(columns), columns).sort()).toEqual(["EUR", "GBP", "PLN"]);
  });
});

describe("A cell as people write it", () => {
  it("says that a quantity is the least that there is", async () => {
    const { all } = await prepare("sku,stock\n1,10+\n2,>5\n3,12 pcs\n4,in stock\n");
    expect(all.map(({ cells, warnings }) => [cells.quantity, warnings?.map(({ reason }) => reason)])).toEqual(
      [
        ["10", ["It says at least 10, so it's read as 10."]],
        ["5", ["It says at least 5, so it's read as 5."]],
        ["12", undefined],
        ["in stock", undefined],
      ],
    );
  });

  it("is text where it's HTML, in each field but those of the shop's own file", async () => {
    const row = "BR&amp;12,Br&auml;mse<br>vorn,<p>A &lt; B</p>,Knorr &amp; Co,1K0 615 301<br>1K0 615 302";
    const { cells } = await prepare(`sku,name,description,brand,oe numbers\n${row}\n`);
    expect(cells).toEqual([
      {
        ...{ partNumber: "BR&12", name: "Brämse vorn", description: "A < B", brand: "Knorr & Co" },
        oemNumbers: "1K0 615 301 | 1K0 615 302",
      },
    ]);
    const own = await prepare("_id,version,name,description\na,3,A &amp; B,<p>A</p>\n");
    expect(own.cells).toEqual([{ _id: "a", version: "3", name: "A &amp; B", description: "<p>A</p>" }]);
    const wrong = await prepare("partNumber,name,line,problems\n1,A &amp; B,2,price: missing\n");
    expect(wrong.cells).toEqual([{ partNumber: "1", name: "A &amp; B" }]);
  });

  it("names a group that HTML writes", async () => {
    const named = (mapping: Mapping): Mapping => ({ ...mapping, groups: [["Brakes &amp; discs", "body"]] });
    const { cells } = await prepare("sku,category\n1,Brakes &amp; discs\n", named);
    expect(cells[0]?.group).toBe("body");
  });
});

describe("A number that may be a thousand times another", () => {
  const cellsOf = async (text: string, field: "price" | "quantity", decimal?: "." | ",") => {
    const { cells } = await prepare(text, undefined, decimal && { decimal });
    return cells.map((row) => row[field]);
  };
  const pieces = "Artikelnummer;Bestand\nX1;1.000\nX2;12\nX3;2.000\nX4;2.500\n";
  const prices = "Artikelnummer;Preis\nX1;24,900\nX2;8,450\nX3;1 500\nX4;12 50\n";

  it("stays as it is, and is refused, where the file doesn't show its decimal sign", async () => {
    expect(await cellsOf(pieces, "quantity")).toEqual(["1.000", "12", "2.000", "2.500"]);
    expect(await cellsOf(prices, "price")).toEqual(["24,900", "8,450", "1500", "12 50"]);
  });

  it("is read by the sign that somebody chose, but pieces have no three decimals", async () => {
    expect(await cellsOf(pieces, "quantity", ",")).toEqual(["1000", "12", "2000", "2500"]);
    expect(await cellsOf(pieces, "quantity", ".")).toEqual(["1.000", "12", "2.000", "2.500"]);
    expect(await cellsOf(prices, "price", ",")).toEqual(["24.90", "8.45", "1500", "12 50"]);
    expect(await cellsOf(prices, "price", ".")).toEqual(["24900", "8450", "1500", "12 50"]);
  });

  it("isn't told by days, of which one column is as long as that of the prices", async () => {
    const file = "Artikelnummer;Preis;Datum\nX1;10,20;25.11.2024\nX2;1.000;26.11.2024\n";
    expect(await cellsOf(file, "price")).toEqual(["10.20", "1000"]);
  });

  it("gets no factor either", async () => {
    const priced = withRule("price", { ...ruleFrom(["price"]), factor: "1.35" });
    const { cells } = await prepare("sku;price\n1;1.000\n2;9.50\n", priced);
    expect(cells.map(({ price }) => price)).toEqual(["1.000", "12.83"]);
  });
});

describe("A supplier's groups", () => {
  it("are as many as the file has, as long as they are", async () => {
    const long = `${"Parts > ".repeat(9)}Brakes \u{1f697} > `;
    const names = Array.from({ length: 62 }, (_, at) => `${long}${at}`);
    const lines = names.map((name, at) => `${at},${at % 2 ? name : ` ${name.toUpperCase()}`}`);
    const { cells, mapping } = await prepare(`sku,categories\n${lines.join("\n")}\n`);
    expect(mapping.groups).toHaveLength(62);
    expect(new Set(cells.map(({ group }) => group))).toEqual(new Set(["brakes"]));
  });

  it("are one group however they're written", async () => {
    const chosen = (mapping: Mapping): Mapping => ({
      ...mapping,
      groups: mapping.groups.map(([name]) => [name, "exhaust"]),
    });
    const { cells, mapping } = await prepare("sku,category\n1,Brakes\n2,BRAKES\n3,Brakes\u00a0\n", chosen);
    expect(mapping.groups).toEqual([["Brakes", "exhaust"]]);
    expect(cells.map(({ group }) => group)).toEqual(["exhaust", "exhaust", "exhaust"]);
  });
});

describe("Rows", () => {
  it("of one handle take what is empty from the first, and one without a number is no part", async () => {
    const { cells, leftOut } = await prepare(
      [
        "Handle,Title,Vendor,Option1 Value,Variant SKU,Variant Price",
        "shirt,T-Shirt,Acme,S,SRT-S,25",
        "shirt,,,M,SRT-M,25",
        "shirt,,,,,",
        "hat,Hat,Acme,,HAT,17.99",
        "shirt,,,L,SRT-L,25",
      ].join("\n"),
    );
    expect(cells).toEqual([
      { partNumber: "SRT-S", name: "T-Shirt S", brand: "Acme", price: "25" },
      { partNumber: "SRT-M", name: "T-Shirt M", brand: "Acme", price: "25" },
      { partNumber: "HAT", name: "Hat", brand: "Acme", price: "17.99" },
      { partNumber: "SRT-L", name: "L", price: "25" },
    ]);
    expect(leftOut).toBe(1);
  });

  it("with words that say so are left out", async () => {
    const { cells, leftOut } = await prepare(
      'sku,Type\n1,variation\n2,variable\n3,simple\n4,"simple, Virtual"\n',
    );
    expect(cells.map(({ partNumber }) => partNumber)).toEqual(["1", "3"]);
    expect(leftOut).toBe(2);
  });

  it("of vehicles become the vehicles of their part, with years that follow one another as one", async () => {
    const { all } = await prepare(
      [
        "PartID,Year,Make,Model,Notes",
        "A1,2010,VW,Golf,",
        "B2,2003-2005,Skoda,Octavia,",
        "a-1,2012,VW,Golf,",
        "A1,2011,VW,Golf,",
        "A1,2015,VW,Golf,",
        "A1,2011,VW,Polo,1.4; petrol",
        "A1,soon,VW,Up,",
      ].join("\n"),
    );
    expect(all).toEqual([
      {
        ...{ line: 2, isSent: true },
        cells: {
          partNumber: "A1",
          fitment:
            "VW; Golf; 2010-2012 | VW; Golf; 2015-2015 | VW; Polo; 2011-2011; 1.4\\; petrol | VW Up soon",
        },
      },
      { line: 3, isSent: true, cells: { partNumber: "B2", fitment: "Skoda; Octavia; 2003-2005" } },
    ]);
  });

  it("of one vehicle, however it's written, have its years as one", async () => {
    const { cells } = await prepare("sku,make,model,year\n1,VW,Golf,2003\n1,Vw, golf,2004\n1,VW,Golf,2005\n");
    expect(cells[0]?.fitment).toBe("VW; Golf; 2003-2005");
  });

  it("of vehicles that are still built have no last year", async () => {
    const { cells } = await prepare("sku,make,model,year,yearTo\n1,VW,Golf,2019,\n1,VW,Polo,2001,2003\n");
    expect(cells[0]?.fitment).toBe("VW; Polo; 2001-2003 | VW; Golf; 2019-");
  });
});

describe("A mapping that's kept", () => {
  it("is that of the next file with the same columns, and goes with the names to other places", async () => {
    const list = new Blob(["sku,name,price,price\n1,A,2,3\n"]);
    const { columns } = await lookAt(list, {}, () => {});
    const mapping = withRule("price", ruleFrom(["price (2)"]))(guessMapping(columns));
    const kept: SavedMapping = {
      name: "ACME",
      columns: columns.map(({ name }) => name),
      corrections: {},
      mapping,
    };
    expect(mappingFor(columns, [kept])).toBe(kept);
    const other = await lookAt(new Blob(["price,sku,price\n1,A,2\n"]), {}, () => {});
    expect(mappingFor(other.columns, [kept])).toBeUndefined();
    expect(other.columns.map(({ name }) => name)).toEqual(["price", "sku", "price (2)"]);
    const file = new File([], "next.csv");
    const next = chosenAs({ file, look: other, corrections: {} }, undefined, undefined);
    expect(Object.fromEntries(withMapping(next, mapping).mapping.rules)).toEqual({
      ...{ partNumber: ruleFrom(["sku"]), price: ruleFrom(["price (2)"]) },
    });
  });

  it("knows what was chosen for a group, and proposes one for those of the next file", async () => {
    const { columns } = await lookAt(new Blob(["sku,category\n1,Bremse\n"]), {}, () => {});
    const kept: SavedMapping = {
      name: "ACME",
      columns: columns.map(({ name }) => name),
      corrections: {},
      mapping: { ...guessMapping(columns), groups: [["Bremse", "body"]] },
    };
    const next = await lookAt(new Blob(["sku,category\n1,BREMSE\n2,Ölfilter\n"]), {}, () => {});
    const read = { file: new File([], "next.csv"), look: next, corrections: {} };
    expect(chosenAs(read, undefined, kept).mapping.groups).toEqual([
      ["Bremse", "body"],
      ["Ölfilter", "filters"],
    ]);
  });
});

describe("A file of the shop's own comes back as it was", () => {
  const row = {
    ...{ _id: "012345678901", version: "3", name: "＝Disc", partNumber: "00340434161094015902" },
    ...{ gtin: "012345678905", brand: "-5", oemNumbers: "0986494123", shelf: "1-2", price: "24.9" },
  };
  const written = writeCsv([Object.keys(row), Object.values(row)], { isReadAgain: true });
  it.each([
    ["as it was written", written],
    ["saved by a spreadsheet, which leaves quotation marks out", written.replaceAll('"', "")],
    ["saved with semicolons", written.replaceAll('"', "").replaceAll(",", ";")],
  ])("%s", async (_, text) => {
    const { cells, mapping } = await prepare(text);
    expect(mapping.rules).toHaveLength(Object.keys(row).length);
    const read = Object.entries(cells[0] ?? {}).map(([name, cell]) => [name, fromPlainCell(cell ?? "")]);
    expect(Object.fromEntries(read)).toEqual(row);
  });
});

describe("A number that a program has changed", () => {
  it("is read without decimals where all of its column have them", async () => {
    const { cells } = await prepare("sku,ean,price\n123732.0,,1.0\n123733.0,4006633374545.0,2.0\n");
    expect(cells).toEqual([
      { partNumber: "123732", price: "1.0" },
      { partNumber: "123733", gtin: "4006633374545", price: "2.0" },
    ]);
    expect((await prepare("sku,price\n123732.0,1\nA1,2\n")).cells[0]).toMatchObject({
      partNumber: "123732.0",
    });
  });

  it("empties nothing where it's destroyed, and is sent where the part's id is", async () => {
    const emptyClears = (mapping: Mapping): Mapping => ({ ...mapping, emptyClears: true });
    const { all, cells } = await prepare(
      "_id,partNumber,gtin,oemNumbers\na,Mar-10,4.00638E+12,\n,Mar-11,,\n",
      emptyClears,
    );
    expect(cells[0]).toEqual({ _id: "a", partNumber: "Mar-10", oemNumbers: "" });
    expect(all.map(({ outcome }) => outcome?.problems[0]?.column)).toEqual([undefined, "partNumber"]);
  });
});
