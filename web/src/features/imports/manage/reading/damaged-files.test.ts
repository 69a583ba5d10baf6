import fc from "fast-check";
import { expect, test } from "vitest";
import { UnreadableFile } from "#lib/files/file-format.ts";
import { aWorkbook } from "#testing/a-workbook.ts";
import { lookAt, openFile } from "./read-file.ts";

const rows = [
  ["sku", "name", "price"],
  ...Array.from({ length: 5 }, (_, at) => [`000${at}`, `Kühler ${at} & "x"`, at / 4]),
];
/** Damaged before it was packed, since else hardly more than the packing is. */
const sheet = `<worksheet><sheetData>${rows
  .map(
    (cells, at) =>
      `<row r="${at + 1}">${cells.map((cell) => `<c s="1" t="str"><f/><v>${cell}</v></c>`).join("")}</row>`,
  )
  .join("")}</sheetData><mergeCells><mergeCell ref="A2:A4"/></mergeCells></worksheet>`;
const styles =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>';
const packed = (part: string) => (bytes: Uint8Array) =>
  aWorkbook({ Parts: rows, Other: rows.slice(0, 2) }, { [part]: bytes });
const asItIs = (bytes: Uint8Array) => bytes;
const utf8 = (text: string) => new TextEncoder().encode(text);
const article = (cells: readonly (string | number)[]) =>
  `<ARTICLE type="a"><sku>${cells[0]}</sku><p price_type="net"><name>${cells[1]}</name></p><p><price>${cells[2]}</price></p></ARTICLE>`;
const files = [
  ["list", utf8(rows.map((cells) => cells.join(";")).join("\r\n")), asItIs],
  ["workbook", aWorkbook({ Parts: rows, Other: rows.slice(0, 2) }), asItIs],
  ["sheet", utf8(sheet), packed("xl/worksheets/sheet1.xml")],
  ["style", utf8(styles), packed("xl/styles.xml")],
  ["XML file", utf8(`<?xml version="1.0" encoding="utf-8"?><c>${rows.map(article).join("")}</c>`), asItIs],
] as const;

const places = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 12 });

test.each(files)(
  "A damaged %s is read or refused, and never with a program's words",
  async (_, whole, pack) => {
    await fc.assert(
      fc.asyncProperty(places, fc.nat(), fc.boolean(), async (changes, end, isCut) => {
        const bytes = whole.slice(0, isCut ? 1 + (end % whole.length) : whole.length);
        for (const [place, byte] of changes) bytes[place % bytes.length] = byte;
        const file = new Blob([pack(bytes) as BlobPart]);
        const found = await lookAt(file, {}, () => {}).catch((error: unknown) => error);
        if (found instanceof Error) {
          expect(found).toBeInstanceOf(UnreadableFile);
          return;
        }
        const { format, columns } = found as Awaited<ReturnType<typeof lookAt>>;
        const read = [...(await openFile(file, format)).rows(format)];
        expect(columns.every(({ name }) => name !== "")).toBe(true);
        expect(read.flat().every((cell) => typeof cell === "string")).toBe(true);
      }),
      { numRuns: 150 },
    );
  },
  60_000,
);
