import { expect, test } from "vitest";
import { writeCsv } from "./csv.ts";

test("a file has a line a row, and quotes what needs it", () => {
  const rows = [
    ["name", "pieces", "why"],
    ['Disc "vented", 280 mm', -5, null],
    ["Über\nzwei Zeilen", 0.5, undefined],
  ];
  expect(writeCsv(rows)).toBe(
    '\ufeffname,pieces,why\r\n"Disc ""vented"", 280 mm",-5,\r\n"Über\nzwei Zeilen",0.5,\r\n',
  );
});

test.each(["=1+1", "+49 30", "-2", "@SUM(A1)", "\t=1", "\r=1"])("%j is a text in a spreadsheet", (text) => {
  expect(writeCsv([[text]]).replaceAll('"', "")).toBe(`\ufeff'${text}\r\n`);
});
