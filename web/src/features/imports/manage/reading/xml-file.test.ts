import { describe, expect, it } from "vitest";
import type { Corrections } from "../mapping/saved-mappings.ts";
import { lookAt, openFile } from "./read-file.ts";

const look = (xml: string, corrections: Corrections = {}) => lookAt(new Blob([xml]), corrections, () => {});

/** The rows of a file as records, without what is empty. */
async function recordsOf(xml: BlobPart, corrections: Corrections = {}) {
  const file = new Blob([xml]);
  const { format } = await lookAt(file, corrections, () => {});
  const [header = [], ...rows] = [...(await openFile(file, format)).rows(format)];
  return rows.map((cells) =>
    Object.fromEntries(cells.flatMap((cell, place) => (cell ? [[header[place] ?? "", cell]] : []))),
  );
}

const price = (amount: string, from: number, kind = "net_list") =>
  `<ARTICLE_PRICE price_type="${kind}"><PRICE_AMOUNT>${amount}</PRICE_AMOUNT><LOWER_BOUND>${from}</LOWER_BOUND></ARTICLE_PRICE>`;
const article = (number: string, name: string, ...prices: string[]) =>
  `<ARTICLE><SUPPLIER_AID>${number}</SUPPLIER_AID><ARTICLE_DETAILS><DESCRIPTION_SHORT>${name}</DESCRIPTION_SHORT>
   <EAN>4006633374545</EAN><KEYWORD>Brake</KEYWORD><KEYWORD>Disc</KEYWORD></ARTICLE_DETAILS>
   <ARTICLE_PRICE_DETAILS>${prices.join("")}</ARTICLE_PRICE_DETAILS></ARTICLE>`;
const bmecat = (...articles: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE BMECAT SYSTEM "http://127.0.0.1:9/bmecat.dtd">
<BMECAT xmlns="urn:bmecat"><HEADER><CATALOG><TERRITORY>DE</TERRITORY><TERRITORY>AT</TERRITORY></CATALOG></HEADER>
<T_NEW_CATALOG><CATALOG_STRUCTURE><GROUP_ID>1</GROUP_ID><GROUP_NAME>A</GROUP_NAME></CATALOG_STRUCTURE>
<CATALOG_STRUCTURE><GROUP_ID>2</GROUP_ID><GROUP_NAME>B</GROUP_NAME></CATALOG_STRUCTURE>${articles.join("")}</T_NEW_CATALOG></BMECAT>`;

describe("An XML file is the table of its repeated element:", () => {
  it("BMEcat, with each of an article's prices in columns of its own", async () => {
    const xml = bmecat(
      article(
        "0001000",
        "Brake disc 13&#34; &amp; pads",
        price("1499.5", 1),
        price("1300.9", 100),
        price("1999", 1, "nrp"),
      ),
    );
    expect(await look(xml)).toMatchObject({
      format: { kind: "xml", sheet: "BMECAT/T_NEW_CATALOG/ARTICLE" },
      ...{ rows: 1, notices: [] },
    });
    expect(await recordsOf(xml)).toEqual([
      {
        ...{ SUPPLIER_AID: "0001000", DESCRIPTION_SHORT: 'Brake disc 13" & pads', EAN: "4006633374545" },
        KEYWORD: "Brake | Disc",
        ...{ "PRICE_AMOUNT net_list": "1499.5", "LOWER_BOUND net_list": "1" },
        ...{ "PRICE_AMOUNT net_list 2": "1300.9", "LOWER_BOUND net_list 2": "100" },
        ...{ "PRICE_AMOUNT nrp": "1999", "LOWER_BOUND nrp": "1" },
      },
    ]);
  });

  it.each([
    "<CURRENCY>EUR</CURRENCY>",
    "<Header><CurrencyCode> EUR </CurrencyCode></Header>",
    '<List currency="EUR"/>',
  ])("with the currency that %s says of all its prices", async (said) => {
    const xml = bmecat(article("1", "Disc", price("10", 1)), article("2", "Pad", price("5", 1)));
    const records = await recordsOf(xml.replace("<CATALOG>", `<CATALOG>${said}`));
    expect(records.map(({ Currency }) => Currency)).toEqual(["EUR", "EUR"]);
  });

  it("Google's feed, with its prefixes", async () => {
    const item = (id: number) =>
      `<item><g:id>${id}</g:id><title><![CDATA[Pads <front>]]></title><g:price>24.90 EUR</g:price><g:shipping><g:country>DE</g:country></g:shipping></item>`;
    const xml = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>${item(1)}${item(2)}</channel></rss>`;
    expect(await recordsOf(xml)).toEqual([
      { id: "1", title: "Pads <front>", price: "24.90 EUR", country: "DE" },
      { id: "2", title: "Pads <front>", price: "24.90 EUR", country: "DE" },
    ]);
  });

  it("ACES, with what its attributes say", async () => {
    const app = (id: number) =>
      `<App action="A" id="${id}"><BaseVehicle id="11${id}"/><Qty>1</Qty><PartType id="1896"/><Part>BP ${id}</Part></App>`;
    const xml = `<ACES version="4.1"><Header><Company>ACME</Company></Header>${app(1)}${app(2)}<Footer><RecordCount>2</RecordCount></Footer></ACES>`;
    expect((await recordsOf(xml))[1]).toEqual({
      ...{ "BaseVehicle id": "112", Qty: "1", "PartType id": "1896", Part: "BP 2" },
      ...{ action: "A", id: "2" },
    });
  });

  it("PIES, whose texts are told apart by their codes in whatever order they come", async () => {
    const text = (code: string, words: string) =>
      `<Description MaintenanceType="A" DescriptionCode="${code}">${words}</Description>`;
    const item = (number: string, ...texts: string[]) =>
      `<Item><PartNumber>${number}</PartNumber><Descriptions>${texts.join("")}</Descriptions></Item>`;
    const items =
      item("1", text("DES", "Pad"), text("EXT", "Brake pad")) +
      item("2", text("EXT", "Disc, vented"), text("DES", "Disc"));
    expect(await recordsOf(`<PIES><Items>${items}</Items></PIES>`)).toMatchObject([
      { PartNumber: "1", "Description DES": "Pad", "Description EXT": "Brake pad" },
      { PartNumber: "2", "Description DES": "Disc", "Description EXT": "Disc, vented" },
    ]);
  });

  it("any list, also of attributes alone, and another list of it where one is chosen", async () => {
    const xml =
      '<export><groups><g no="1" text="A"/><g no="2" text="B"/></groups><rows><x sku="01" price="2"/><x sku="02" price="3" __proto__="p"/></rows></export>';
    expect(await recordsOf(xml)).toEqual([
      { sku: "01", price: "2" },
      Object.fromEntries([
        ["sku", "02"],
        ["price", "3"],
        ["__proto__", "p"],
      ]),
    ]);
    expect((await look(xml)).sheets.map(({ name }) => name)).toEqual(["export/rows/x", "export/groups/g"]);
    expect((await recordsOf(xml, { sheet: "export/groups/g" }))[1]).toEqual({ no: "2", text: "B" });
  });

  it("in the encoding that it names, or in its own where it names a wrong one", async () => {
    const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const list = "<l><part><sku>1</sku><name>K\xfchler f\xfcr \xd6l</name></part></l>";
    for (const encoding of ["ISO-8859-1", "utf-8", "nonsense"])
      expect(await recordsOf(latin(`<?xml version="1.0" encoding="${encoding}"?>${list}`))).toEqual([
        { sku: "1", name: "Kühler für Öl" },
      ]);
  });
});

describe("Whoever means harm by an XML file", () => {
  it("has no entity resolved, and none fetched", async () => {
    const lol = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
      "",
    );
    const xml = `<!DOCTYPE l [<!ENTITY l0 "lol">${lol}<!ENTITY file SYSTEM "file:///etc/passwd">]><l><part><sku>1</sku><name>&l9; &file; &amp;</name></part></l>`;
    expect(await recordsOf(xml)).toEqual([{ sku: "1", name: "&l9; &file; &" }]);
  });

  it("gets no further than others: elements within elements, names without end, thousands of columns", async () => {
    const part = "<part><sku>1</sku><name>A</name></part>";
    expect(await recordsOf(`<l>${part}${"<a>".repeat(50_000)}${"</a>".repeat(50_000)}</l>`)).toHaveLength(1);
    const wide = Array.from({ length: 2000 }, (_, at) => `<c${at}>x</c${at}>`).join("");
    const found = await look(`<l><part><sku>1</sku>${wide}</part></l>`);
    expect(found.columns).toHaveLength(500);
    expect(found.notices).toEqual(["Elements beyond the first 500 columns are left out."]);
  });
});

describe("What isn't well-formed is read as far as it goes, and said:", () => {
  const part = (number: number) => `<part><sku>${number}</sku><name>A & B</name></part>`;
  it("an end that is missing", async () => {
    const xml = "<l><part><sku>1</sku></part><part><sku>2</sku></part><part><sku>3</s";
    expect(await look(xml)).toMatchObject({ rows: 2, notices: [expect.stringContaining("has faults")] });
  });

  it("signs that should be entities", async () => {
    const xml = `<l><part><name>A & B &lt; C&D</name><text><![CDATA[E & F]]></text></part>${part(2)}</l>`;
    expect(await recordsOf(xml)).toEqual([
      { name: "A & B < C&D", text: "E & F" },
      { sku: "2", name: "A & B" },
    ]);
    expect((await look(xml)).notices).toEqual([]);
  });

  it.each([
    ["a web page", "<!DOCTYPE html><html><table><tr><td>1</td></tr></table></html>", "a web page"],
    [
      "a workbook of old",
      '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>',
      "old Excel",
    ],
    ["no list", "<note><to>A</to></note>", "has no list"],
  ])("but not %s", async (_, xml, words) => {
    await expect(look(xml)).rejects.toThrow(words);
  });
});
