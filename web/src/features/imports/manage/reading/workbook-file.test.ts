import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { aWorkbook } from "#testing/a-workbook.ts";
import type { Corrections } from "../mapping/saved-mappings.ts";
import { lookAt, openFile } from "./read-file.ts";

type Sheets = Parameters<typeof aWorkbook>[0];

function fileOf(sheets: Sheets, others: Readonly<Record<string, string>> = {}): Blob {
  const parts = Object.entries(others).map(([name, text]) => [name, strToU8(text)] as const);
  return new Blob([aWorkbook(sheets, Object.fromEntries(parts)) as BlobPart]);
}

/** A workbook with one sheet of such rows. */
const sheetFile = (rows: string, others: Readonly<Record<string, string>> = {}, behind = "") =>
  fileOf(
    { A: [["x"]] },
    {
      "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${rows}</sheetData>${behind}</worksheet>`,
      ...others,
    },
  );

const look = (file: Blob, corrections: Corrections = {}) => lookAt(file, corrections, () => {});

async function rowsOf(file: Blob, corrections: Corrections = {}) {
  const { format } = await look(file, corrections);
  return [...(await openFile(file, format)).rows(format)];
}

const row = (...cells: string[]) => `<row>${cells.join("")}</row>`;
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const header = row(text("sku"), text("name"), text("price"));

const sheetList = (...sheets: string[]) =>
  `<workbook xmlns:r="urn:r"><sheets>${sheets
    .map((sheet, at) => `<sheet ${sheet} sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
    .join("")}</sheets></workbook>`;

describe("Of a workbook the sheet is read that names most fields:", () => {
  const list = [
    ["sku", "name", "price"],
    ["1", "Pad", 10],
  ] as const;
  const long = [["Old", "Rows"], ...Array.from({ length: 40 }, (_, at) => [at, "x"])] as const;

  it("not the longest one", async () => {
    const found = await look(fileOf({ Assets: long, Items: list }));
    expect(found).toMatchObject({ format: { sheet: "Items" }, rows: 1, notices: [] });
  });

  it("not a hidden one, unless no other has a header, and then that is said", async () => {
    const hidden = { "xl/workbook.xml": sheetList('name="Old" state="hidden"', 'name="New"') };
    expect(await look(fileOf({ Old: [...list, ...list], New: list }, hidden))).toMatchObject({
      format: { sheet: "New" },
      sheets: [
        { name: "Old", isHidden: true },
        { name: "New", isHidden: false },
      ],
      notices: [],
    });
    expect(await look(fileOf({ Old: list, New: [["Read me"], ["first"]] }, hidden))).toMatchObject({
      format: { sheet: "Old" },
      notices: ["The sheet Old is hidden in the workbook."],
    });
  });

  it("whatever other kinds of sheets there are, and whichever is damaged", async () => {
    const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    const related = ["chartsheet", "worksheet", "worksheet", "worksheet"].map(
      (kind, at) =>
        `<Relationship Id="rId${at + 1}" Type="${office}/${kind}" Target="/xl/worksheets/sheet${at + 1}.xml"/>`,
    );
    const file = aWorkbook(
      { Chart: [], Items: list, Gone: list, Broken: list },
      {
        "xl/workbook.xml": strToU8(sheetList('name="Chart"', 'name="Items"', 'name="Gone"', 'name="Broken"')),
        "xl/_rels/workbook.xml.rels": strToU8(`<Relationships>${related.join("")}</Relationships>`),
        "xl/worksheets/sheet3.xml": strToU8(""),
      },
    );
    // The last sheet's bytes in the zip are other ones.
    const at = lastIndexOf(file, "xl/worksheets/sheet4.xml", true);
    file.fill(0xff, at + 24, at + 40);
    const found = await look(new Blob([file as BlobPart]));
    expect(found).toMatchObject({ format: { sheet: "Items" }, rows: 1 });
    expect(found.sheets.map(({ name }) => name)).toEqual(["Items"]);
    expect(found.notices).toEqual(["Can't be read and is left out: Broken."]);
  });

  it("among 200", async () => {
    const sheets = Array.from({ length: 200 }, (_, at) => [`Sheet ${at}`, at === 150 ? list : long] as const);
    expect((await look(fileOf(Object.fromEntries(sheets)))).format.sheet).toBe("Sheet 150");
  });
});

/** Where a name begins in a zip: in front of its content, or in the list at its end. */
function lastIndexOf(bytes: Uint8Array, name: string, isFirst: boolean): number {
  const all = new TextDecoder("latin1").decode(bytes);
  return isFirst ? all.indexOf(name) : all.lastIndexOf(name);
}

describe("A workbook's cells are read as the sheet shows them:", () => {
  it("texts, computed texts, yes and no, faults, and numbers without a kind", async () => {
    const rows = row(
      text("a &amp; <!-- x -->b"),
      '<c t="s"><v>1</v></c>',
      '<c t="s"><v>99</v></c>',
      '<c t="str"><f>A1</f><v>x_x000a_y</v></c>',
      '<c t="b"><v>1</v></c>',
      '<c t="e"><v>#N/A</v></c>',
      '<c t="d"><v>2024-11-25T00:00:00</v></c>',
      "<c><v>29.630000000000003</v></c>",
      '<c t="n"><v>no number</v></c>',
    );
    const shared =
      '<sst><si><t>zero</t></si><si><r><t>ri</t></r><r><t xml:space="preserve">ch </t></r><rPh><t>spoken</t></rPh></si></sst>';
    const file = sheetFile(rows, { "xl/sharedStrings.xml": shared });
    expect(await rowsOf(file, { headerLine: 0 })).toEqual([
      ["a & b", "rich ", "", "x\ny", "TRUE", "#N/A", "2024-11-25", "29.63", "no number"],
    ]);
  });

  it("with the zeros and days of their formats", async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000000"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/></cellXfs></styleSheet>';
    const cells = row(
      '<c s="1"><v>159912</v></c>',
      '<c s="2"><v>45621</v></c>',
      '<c s="2"><v>4006633374545</v></c>',
    );
    const file = sheetFile(cells, { "xl/styles.xml": styles });
    expect(await rowsOf(file, { headerLine: 0 })).toEqual([["00159912", "2024-11-25", "4006633374545"]]);
  });

  it("those merged in a column each with its text, a title over several columns once", async () => {
    const rows = [
      row('<c r="A1" t="inlineStr"><is><t>Price list</t></is></c>'),
      header,
      '<row r="3"><c r="A3"><v>1</v></c><c r="B3" t="inlineStr"><is><t>Pad</t></is></c></row>',
      '<row r="4"><c r="A4"><v>2</v></c></row>',
      '<row r="5"/>',
    ].join("");
    const merged = '<mergeCells><mergeCell ref="A1:C1"/><mergeCell ref="B3:B5"/></mergeCells>';
    expect(await rowsOf(sheetFile(rows, {}, merged))).toEqual([
      ["Price list"],
      ["sku", "name", "price"],
      ["1", "Pad"],
      ["2", "Pad"],
      [],
    ]);
  });

  it("and formulas that were saved without results are said", async () => {
    const found = await look(sheetFile(header + row(text("1"), text("Pad"), "<c><f>A1*2</f></c>")));
    expect(found.notices).toEqual([expect.stringContaining("1 cell has a formula without a result")]);
  });
});

describe("Whatever stands in a sheet takes no file with it:", () => {
  const found = row(text("sku"), text("price")) + row(text("1"), "<c><v>2</v></c>");
  it.each([
    ["a cell as far off as there is one", `${found}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`],
    ["a row at an impossible place", `${found}<row r="1e99"><c r="??"><v/></c></row>`],
    ["a cell at an impossible place", `${found}<row><c r="ZZZZ9"><f>A1</f><v></v></c></row>`],
    ["a place that is encoded", `${found}<row><c r="&#88;FD9"><v>1</v></c></row>`],
    ["a tag that holds another", `${found}<row><c a="<" r="XFD9"><v>1</v></c></row>`],
    ["nothing behind the cells", `${found}<row><c>`],
  ])("%s", async (_, rows) => {
    const look1 = await look(sheetFile(rows));
    expect(look1.rows).toBeLessThanOrEqual(2);
    expect(look1.columns[0]).toMatchObject({ name: "sku", values: ["1"] });
  });

  it("a sheet that has prefixes", async () => {
    const prefixed = `<x:worksheet xmlns:x="urn:x"><x:sheetData>${found.replace(/<(\/?)(?=\w)/g, "<$1x:")}</x:sheetData></x:worksheet>`;
    const file = fileOf({ A: [["x"]] }, { "xl/worksheets/sheet1.xml": prefixed });
    expect(await rowsOf(file)).toEqual([
      ["sku", "price"],
      ["1", "2"],
    ]);
  });

  it("rows behind the last that there can be", async () => {
    const rows = `${found}<row r="1048576"><c><v>2</v></c></row><row><c><v>3</v></c></row>`;
    expect((await look(sheetFile(rows))).rows).toBe(2);
  });

  it("cells behind the last column, which are said", async () => {
    const rows = `${found}<row r="3"><c r="A3"><v>2</v></c><c r="SG3"><v>1</v></c></row>`;
    expect(await look(sheetFile(rows))).toMatchObject({
      rows: 2,
      notices: ["Cells beyond the first 500 columns are left out."],
    });
  });
});

describe("A file that is no workbook of this kind is refused by its name:", () => {
  const zip = (...names: string[]) =>
    new Blob([zipSync(Object.fromEntries(names.map((name) => [name, new Uint8Array(9)]))) as BlobPart]);
  const container = (word: string) =>
    new Blob([
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...[...word].flatMap((letter) => [letter.charCodeAt(0), 0])]),
    ]);
  it.each([
    ["with a password", container("EncryptedPackage"), "has a password"],
    ["of old", container("Workbook"), "old Excel workbook"],
    ["binary", zip("xl/workbook.bin"), ".xlsb"],
    ["of LibreOffice", zip("content.xml"), ".ods"],
    ["of Numbers", zip("Index/Document.iwa"), "Numbers"],
    ["a zip with lists", zip("list.csv"), "Unpack it"],
    ["with nothing", fileOf({ A: [] }), "is empty"],
    [
      "with one cell, far off",
      sheetFile('<row r="9"><c r="XFD9"><v>1</v></c></row>'),
      "in its first 500 columns",
    ],
  ])("%s", async (_, file, words) => {
    await expect(look(file)).rejects.toThrow(words);
  });
});
