import { readCells } from "@carparts/functions/contract/admin/part-fields";
import { AddProduct } from "@carparts/functions/contract/admin/products";
import { expect, it } from "vitest";
import { lookAt, openFile } from "../reading/read-file.ts";
import { guessMapping, ruleFrom } from "./mapping.ts";
import { standardDefaults, withDefaults } from "./new-part-defaults.ts";
import { preparedRows } from "./prepared-rows.ts";

/** Prepares a file as its guessed mapping says. Of prices between which only a person can choose, the named one is the shop's. */
async function prepare(text: string, own?: string) {
  const file = new Blob([text]);
  const { format, columns } = await lookAt(file, {}, () => {});
  const { rows } = await openFile(file, format);
  const guessed = guessMapping(columns);
  const chosen: typeof guessed = own
    ? { ...guessed, rules: [...guessed.rules, ["price", ruleFrom([own])]] }
    : guessed;
  const prepared = preparedRows(rows(format), { format, columns, mapping: chosen });
  return { all: [...prepared.rows], leftOut: prepared.leftOut() };
}

/** The rows that the shop takes as new parts, and how many the file has beside them. */
async function importable(text: string, own?: string) {
  const { all, leftOut } = await prepare(text, own);
  const parts = all
    .filter(({ isSent }) => isSent)
    .map(({ cells }) => AddProduct.safeParse(readCells(withDefaults(cells, standardDefaults))));
  return { rows: all.length, comesIn: parts.filter(({ success }) => success).length, leftOut };
}

const shopify = `Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Barcode,Image Src
disc,Brake disc,"<p>Vented &amp; coated, 5&quot;.</p><ul><li>ECE R90</li></ul>",Brema,Brakes,Side,Left,BD-L,3,25,3.65275E+11,https://a.test/1.jpg
disc,,,,,,Right,BD-R,0,25,4.6347E+11,
disc,,,,,,,,,,,https://a.test/2.jpg
hat,Hub cap,,Brema,Wheels,Title,Default Title,HC-1,12,17.99,,https://a.test/3.jpg
`;
const woocommerce = `ID,Type,SKU,Name,Published,In stock?,Stock,Sale price,Regular price,Categories,Images,Parent
741,variable,bd,Brake disc,1,1,,,,Brakes > Discs,"https://a.test/1.png, https://a.test/2.png",
742,variation,bd-l,Brake disc - left,1,1,,20,25,,https://a.test/1.png,bd
743,simple,pad,Brake pad,1,1,,,18,Brakes > Pads,https://a.test/3.png,
744,grouped,set,Set,1,1,,,,Brakes,,
745,"simple, virtual",fit,Fitting,1,1,,,30,Services,,
`;
const products = `Part Number,Part Terminology Name,PTID,Description,Brand,Price,Category
WHEEL001,18" Alloy Wheel,1,High-quality alloy wheel,ACME,299.99,Wheels
OIL001,Oil Filter,2,Spin-on filter,ACME,9.99,Engine
`;
const people = `Artikelnummer;Bezeichnung;Preis;Bestand;OE-Nummern
A 1;"Br&auml;mse";$ 1.299,00;10+;1K0 615 301 / 1K0 615 302
A 2;Belag;12,50;12 Stk.;68/112
A 3;Filter;9,90;auf Anfrage;
A 4;Pumpe;49,- €;5;
A 5;Riemen;39,00 zł;5;
A 6;Kerze;£9;5;
`;
const bmecat = `<BMECAT><HEADER><CURRENCY>EUR</CURRENCY></HEADER><T_NEW_CATALOG>${["1000", "1001"]
  .map(
    (number) =>
      `<ARTICLE><SUPPLIER_AID>${number}</SUPPLIER_AID><DESCRIPTION_SHORT>Disc 13&#34;</DESCRIPTION_SHORT><PRICE_AMOUNT>1499.5</PRICE_AMOUNT></ARTICLE>`,
  )
  .join("")}</T_NEW_CATALOG></BMECAT>`;

it.each([
  ["Shopify's", shopify, undefined, { rows: 3, comesIn: 3, leftOut: 1 }],
  ["WooCommerce's", woocommerce, "Regular price", { rows: 2, comesIn: 2, leftOut: 3 }],
  ["a supplier's with inch marks", products, undefined, { rows: 2, comesIn: 2, leftOut: 0 }],
  // A quantity that can't be read is left out by the server, and amounts in three other currencies aren't the shop's.
  ["a list as people write it", people, undefined, { rows: 6, comesIn: 2, leftOut: 0 }],
  ["BMEcat in euros, in a shop of dollars", bmecat, undefined, { rows: 2, comesIn: 0, leftOut: 0 }],
])("Of %s, all rows come in that can", async (_, text, own, counts) => {
  expect(await importable(text, own)).toEqual(counts);
});

it("No value is changed without a word", async () => {
  const cells = (await prepare(people)).all.map((row) => row.cells);
  expect(cells.map(({ price, quantity, oemNumbers }) => [price, quantity, oemNumbers])).toEqual([
    ["1299.00", "10", "1K0 615 301 | 1K0 615 302"],
    ["12.50", "12", "68/112"],
    ["9.90", "auf Anfrage", undefined],
    ["49,- €", "5", undefined],
    ["39,00 zł", "5", undefined],
    ["£9", "5", undefined],
  ]);
  expect((await prepare(people)).all.filter(({ warnings }) => warnings).map(({ line }) => line)).toEqual([2]);
  const [disc] = (await prepare(shopify)).all;
  expect(disc?.cells).toMatchObject({
    name: "Brake disc Left",
    description: 'Vented & coated, 5".\nECE R90',
  });
  expect(disc?.cells.gtin).toBeUndefined();
});
