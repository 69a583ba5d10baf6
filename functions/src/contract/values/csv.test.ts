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

test.each(["=1+1", "+49 30", "-2", "@SUM(A1)", " =1", "＝1"])("%j is a text in a spreadsheet", (text) => {
  expect(writeCsv([[text]])).toBe(`\ufeff'${text}\r\n`);
});

test.each([
  ["Max;=cmd|' /C calc'!A0;", "Max;'=cmd|' /C calc'!A0;"],
  ["Max|@SUM(A1)\t+1", "Max|'@SUM(A1)\t'+1"],
  ["1 Road\n=1+1\r\n-2\r＝3", "1 Road\n'=1+1\r\n'-2\r'＝3"],
  ['Max;"=1";; "" +1', `Max;'"=1";;' "" +1`],
  ["\t=1", "\t'=1"],
  ["12-14 Road; rear", "12-14 Road; rear"],
])("%j is one also in a spreadsheet that splits at something else than a comma", (text, written) => {
  expect(writeCsv([[text]])).toBe(`\ufeff"${written.replaceAll('"', '""')}"\r\n`);
});

test.each([false, true])("numbers and days stay texts in a spreadsheet (isReadAgain: %j)", (isReadAgain) => {
  const changed = [
    "00340434161094015902",
    "0041791234567",
    "0815",
    "4006381333931",
    "3E5",
    "1.2e+12",
    "1-2",
    "12/2003",
  ];
  for (const text of changed) expect(writeCsv([[text]], { isReadAgain })).toBe(`\ufeff"\t${text}"\r\n`);
  const same = [
    "24.90",
    "0",
    "0.5",
    "12345678901",
    "2026-11-25T10:00:00.000Z",
    "K7QM2-F4X9D",
    "3 x 5",
    "280 mm",
  ];
  for (const text of same) expect(writeCsv([[text]], { isReadAgain })).toBe(`\ufeff${text}\r\n`);
  expect(writeCsv([[-5, 1e12]], { isReadAgain })).toBe("\ufeff-5,1000000000000\r\n");
});

test.each(["=1", "+49", "-5", "@home", "＝1", "＋1", "－1", "＠a"])(
  "%j runs nowhere in a file that is imported again",
  (text) => {
    expect(writeCsv([[text]], { isReadAgain: true })).toBe(`\ufeff'${text}\r\n`);
  },
);

test("a file that is imported again has its texts as they are", () => {
  expect(writeCsv([["VW; =1; 2003-2008 | Audi"]], { isReadAgain: true })).toBe(
    '\ufeff"VW; =1; 2003-2008 | Audi"\r\n',
  );
});

test("amounts have two decimals, and a file of a country with a decimal comma has semicolons", () => {
  const rows = [["R1", 5.5, { amount: -1049.9 }, { amount: 0 }, "a, b", "=1", null]];
  expect(writeCsv(rows)).toBe('\ufeffR1,5.5,-1049.90,0.00,"a, b",\'=1,\r\n');
  expect(writeCsv(rows, { format: "semicolon" })).toBe('\ufeffR1;5,5;-1049,90;0,00;"a, b";\'=1;\r\n');
});
