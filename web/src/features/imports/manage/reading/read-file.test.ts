import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { aWorkbook } from "#testing/a-workbook.ts";
import type { Corrections } from "../mapping/saved-mappings.ts";
import { findCorrections, lookAt, openFile } from "./read-file.ts";

const nothing = () => {};
const look = (file: Blob, corrections: Corrections = {}) => lookAt(file, corrections, nothing);
const latin = (text: string) => new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))]);

/** A workbook whose sheet is written by somebody who means harm. */
function aSheet(rows: string): Blob {
  const sheet = `<worksheet xmlns:x="urn:x"><sheetData>${rows}</sheetData></worksheet>`;
  const prefixed = rows.includes("<x:row") ? sheet.replace(/<(\/?)(?=worksheet|sheetData)/g, "<$1x:") : sheet;
  return new Blob([aWorkbook({ A: [["x"]] }, { "xl/worksheets/sheet1.xml": strToU8(prefixed) }) as BlobPart]);
}

async function rowsOf(file: Blob, corrections: Corrections = {}) {
  const { format } = await look(file, corrections);
  return [...(await openFile(file, format)).rows(format)];
}

describe("A list is read as suppliers write it", () => {
  it("in Windows-1252, with semicolons, lines above its header and decimal commas", async () => {
    const file = latin(
      "Preisliste M\xfcller\r\n\r\nArtikelnummer;Bezeichnung;Preis\r\n0815;Bremsscheibe;1.049,90\r\n4711;K\xfchler;10,20\r\n",
    );
    const found = await look(file);
    expect(found.format).toMatchObject({
      encoding: "windows-1252",
      separator: ";",
      decimal: ",",
      headerLine: 3,
    });
    expect(found.columns.map(({ name }) => name)).toEqual(["Artikelnummer", "Bezeichnung", "Preis"]);
    expect(found.rows).toBe(2);
    expect(found.columns[1]?.values).toEqual(["Bremsscheibe", "Kühler"]);
  });

  it.each([
    ["utf-8", new Blob(["\ufeffsku,name\n1,Kühler\n"])],
    [
      "utf-16le",
      new Blob([
        new Uint8Array([0xff, 0xfe]),
        new Uint8Array(new Uint16Array([..."sku\tname\n1\tK"].map((each) => each.charCodeAt(0))).buffer),
      ]),
    ],
    // "Артикул;Цена" and "Насос;1".
    ["windows-1251", latin("\xc0\xf0\xf2\xe8\xea\xf3\xeb;\xd6\xe5\xed\xe0\n\xcd\xe0\xf1\xee\xf1;1\n")],
  ])("in %s", async (encoding, file) => {
    expect((await look(file)).format.encoding).toBe(encoding);
  });

  it("with tabs, with the separator named in its first line, or with none", async () => {
    expect((await look(new Blob(["sku\tname\n1\tA, B\n"]))).format.separator).toBe("\t");
    const named = await look(new Blob(["sep=|\r\nsku|name\r\n1|A\r\n"]));
    expect(named).toMatchObject({ format: { separator: "|", headerLine: 1 }, rows: 1 });
    expect(await rowsOf(new Blob(["sku\n1\n"]))).toEqual([["sku"], ["1"], [""]]);
  });

  it("with inch marks in cells, line breaks in quotes, and lines that end in either way", async () => {
    const file = new Blob(['sku,name,text\r\n1,18" Alloy,"two\r\nlines"\r\n2,"20"" Chrome",x\n']);
    expect(await rowsOf(file)).toEqual([
      ["sku", "name", "text"],
      ["1", '18" Alloy', "two\r\nlines"],
      ["2", '20" Chrome', "x"],
      [""],
    ]);
  });

  it.each([
    ["10,20 | 1.049,90", ","],
    ["10.20 | 1,049.90", "."],
    ["10,20 | 25.11.2024", ","],
    ["10,20 | 10.20", undefined],
    ["1.000 | 24,900", undefined],
    ["12 | 25.11.2024", undefined],
  ])("with %s, which has the decimal sign %j", async (cells, decimal) => {
    const file = new Blob([`sku;a;b\nX1;${cells.split(" | ").join(";")}\n`]);
    expect((await look(file)).format.decimal).toBe(decimal);
  });

  it.each([
    ["in some rows", "No;Name;Preis\n1;Br&auml;mse;12,50\n2;Belag;9,00\n3;Gr&ouml;&szlig;e;1,00\n"],
    ["also in its names", "No;Gr&ouml;&szlig;e;Preis\n1;gro&szlig;;12,50\n2;R&D;9,00\n"],
    ["with quotation marks around others", 'No;Name;Preis\n1;Br&auml;mse;"12;50"\n2;"Nuts &amp";9,00\n'],
  ])("with a character's name in HTML, whose semicolon parts no cells: %s", async (_, text) => {
    const file = new Blob([text]);
    expect((await look(file)).format.separator).toBe(";");
    const rows = (await rowsOf(file)).filter((cells) => cells.length > 1);
    expect(rows.map((cells) => cells.length)).toEqual(rows.map(() => 3));
  });

  it("with cells that end like one, where they part columns", async () => {
    expect(await rowsOf(new Blob(["No;Name;Preis\n1;Nuts &amp;9,00\n2;Rods &amp;8,00\n"]))).toEqual([
      ...[["No", "Name", "Preis"], ["1", "Nuts &amp", "9,00"], ["2", "Rods &amp", "8,00"], [""]],
    ]);
  });

  it("with columns that are called as what every object has", async () => {
    const { columns } = await look(new Blob(["sku,__proto__,constructor,name,name\n1,2,3,4,5\n"]));
    expect(columns.map(({ name, values }) => [name, values[0]])).toEqual([
      ...[
        ["sku", "1"],
        ["__proto__", "2"],
        ["constructor", "3"],
        ["name", "4"],
        ["name (2)", "5"],
      ],
    ]);
  });

  it("with 12,000 rows, in order and each once", async () => {
    const lines = Array.from({ length: 12_000 }, (_, at) => `${at},"Part ${at}"`);
    const rows = await rowsOf(new Blob([`sku,name\n${lines.join("\n")}`]));
    expect(rows.map(([sku]) => sku)).toEqual(["sku", ...lines.map((_, at) => `${at}`)]);
  });

  it("as a workbook, from its longest sheet, with its numbers as the file writes numbers", async () => {
    const file = new Blob([
      aWorkbook({
        Header: [["Sender", "ACME"]],
        Parts: [
          ["sku", "price", "old"],
          ["000123", 10.2, "3,50"],
          ["000124", 8, "2,50"],
        ],
      }) as BlobPart,
    ]);
    const found = await look(file);
    expect(found).toMatchObject({
      sheets: [
        { name: "Header", isHidden: false },
        { name: "Parts", isHidden: false },
      ],
      rows: 2,
      format: { sheet: "Parts", decimal: "," },
    });
    expect(await rowsOf(file)).toContainEqual(["000123", "10,2", "3,50"]);
    expect((await look(file, { sheet: "Header", headerLine: 0 })).columns[1]).toMatchObject({
      name: "Column B",
    });
  });

  it("and says what spreadsheets did to numbers", async () => {
    const numbers = [
      "8,72E+11",
      "3.65275E+11",
      "#REF!",
      "12345678",
      "12345679",
      "12345671",
      "12345672",
      "345678",
    ];
    const more = Array.from({ length: 10 }, (_, at) => `2234567${at}`);
    const { columns } = await look(new Blob([`ean\n${[...numbers, ...more].join("\n")}`], {}), {
      separator: ";",
    });
    expect(columns[0]).toMatchObject({ destroyed: 3, short: 1 });
  });
});

describe("A file is refused, and it's said what to do, where", () => {
  const wide = Array.from({ length: 5000 }, (_, at) => `c${at}`).join(",");
  it.each([
    ["it's empty", new Blob([]), "empty"],
    ["a quotation mark never closes", new Blob(['sku,name\n1,A\n2,"B\n3,C\n']), "line 3 never closes"],
    ["it has 5,000 columns", new Blob([`${wide}\n${wide}\n`]), "5000 columns"],
    ["it has 200,001 rows", new Blob([`sku\n${"1\n".repeat(200_001)}`]), "more than 200,000 rows"],
    ["it has a header alone", new Blob(["sku,name\n"]), "no rows"],
    ["it's a picture", new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0])]), "as a list"],
    ["it's of an old Excel", new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0])]), "save it as .xlsx"],
    [
      "it's a zip that is no workbook",
      new Blob([zipSync({ "a.txt": new Uint8Array(9) }) as BlobPart]),
      "workbook",
    ],
    ["its zip is damaged", new Blob([aWorkbook({ A: [["x"]] }).slice(0, 200) as BlobPart]), "damaged"],
  ])("%s", async (_, file, words) => {
    await expect(look(file)).rejects.toThrow(words);
  });

  it("but not for cells that are far off and empty", async () => {
    const rows = [1, 2].map(
      (row) => `<row r="${row}"><c r="A${row}"><v>${row}</v></c><c r="XFD${row}" s="1"/></row>`,
    );
    const empty =
      '<row r="1048576" s="1" customFormat="1"><c r="XFD1048576" s="1"/><c r="XFE1048576" t="str"><f>""</f><v></v></c></row>';
    const file = aSheet(rows.join("") + empty);
    expect(await look(file, { headerLine: 0 })).toMatchObject({ rows: 2, columns: [{ name: "Column A" }] });
  });

  it("it unpacks to gigabytes", async () => {
    const bomb = aWorkbook({ A: [["x"]] }, { "xl/media.xml": new Uint8Array(210_000_000) });
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(look(new Blob([bomb as BlobPart]))).rejects.toThrow("unpacks to more than 200 MB");
  });

  it("but not for a quotation mark that's read as a sign", async () => {
    const file = new Blob(['sku,name\n1,A\n2,"B\n']);
    expect((await look(file, { hasQuotes: false })).columns[1]?.values).toEqual(["A", '"B']);
  });
});

describe("What was corrected once is known of the supplier's next list", () => {
  const list = (day: string) => latin(`Stand;${day};Seite;1\nAlpha;Beta;Gamma\nN1;Belt;1,50;x\n`);
  const kept = { columns: ["Alpha", "Beta", "Gamma", "Column D"], corrections: { headerLine: 2 } };

  it("by the names in the corrected header, whatever stands above it", async () => {
    const [, , third] = (await look(list("01.11.2026"), kept.corrections)).columns;
    expect(third?.name).toBe("Gamma");
    expect(await findCorrections(list("01.12.2026"), [kept])).toBe(kept.corrections);
  });

  it("but not of another's, nor by columns without names", async () => {
    const unnamed = { columns: ["Column A", "Column B"], corrections: { headerLine: 0 } };
    const other = { columns: ["Alpha", "Beta"], corrections: { headerLine: 2 } };
    const damaged = { columns: ["Alpha"], corrections: { sheet: "Gone", headerLine: 9 } };
    expect(await findCorrections(list("01.12.2026"), [unnamed, other, damaged])).toBeUndefined();
  });
});
