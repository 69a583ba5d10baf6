import { extractText } from "unpdf";
import { describe, expect, it } from "vitest";
import type { Paper } from "../../books/paper-rule.ts";
import { moneyOf } from "../../contract/values/money.ts";
import { fontFolder } from "../../testing/fonts.ts";
import { aLine, aPaper } from "../../testing/papers.ts";
import { readFonts } from "./fonts.ts";
import { drawPaper } from "./invoice-pdf.ts";
import { amountText } from "./paper-words.ts";

const fonts = readFonts(fontFolder);

/** The text of each sheet, with single blanks. */
async function sheetsOf(paper: Paper): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(await drawPaper(paper, fonts)));
  return text.map((sheet) => sheet.replace(/\s+/g, " "));
}

async function textOf(paper: Paper): Promise<string> {
  return (await sheetsOf(paper)).join(" ");
}

/** Such as $2,490.00, in the shop's currency. */
function shown(cents: number): string {
  return amountText(moneyOf(cents));
}

const many = Array.from({ length: 200 }, (_, place) => aLine(`Part no. ${place};`, 1000 + place));

describe("An invoice as PDF", () => {
  const paper = aPaper({
    lines: [aLine("Brake pads", 2490), aLine("Battery", 8900, { pieces: 1, percent: 7 })],
    deposits: [{ orderId: "Battery", pieces: 1, amount: moneyOf(750), gross: moneyOf(750), percent: 7 }],
    shipping: { gross: moneyOf(690), percent: 19 },
    taxes: [
      { percent: 19, net: moneyOf(4765), vat: moneyOf(905), gross: moneyOf(5670) },
      { percent: 7, net: moneyOf(9019), vat: moneyOf(631), gross: moneyOf(9650) },
    ],
    payCode: "BCD\n002\n1\nSCT\n\nCarparts\nDE89370400440532013000\nEUR153.20",
  });

  it("has what the law and the buyer ask for", async () => {
    const text = await textOf(paper);
    const wanted = [
      ...["Carparts", "12 Workshop Road, Millbrook", "Tax number: 00-0000000", "Invoice R2026-00001"],
      ...["Erika Müller Hauptstraße 12 10115 Berlin e@carparts.test", "Day Nov 30, 2026"],
      ...["Supplied Nov 29, 2026; Nov 30, 2026", "Order K7QM2-F4X9D", "Page 1 of 1"],
    ];
    for (const each of wanted) expect(text).toContain(each);
  });

  it("has each line with its rate, the deposit, the sending, the total and the tax of each rate", async () => {
    const text = await textOf(paper);
    expect(text).toContain(`Brake pads BP-4410 · Order K7QM2-F4X9D 2 ${shown(2490)} 19 % ${shown(4980)}`);
    expect(text).toContain(`Battery BP-4410 · Order K7QM2-F4X9D 1 ${shown(8900)} 7 % ${shown(8900)}`);
    expect(text).toContain(`Deposit Order K7QM2-F4X9D 1 ${shown(750)} 7 % ${shown(750)}`);
    expect(text).toContain(`Sending 19 % ${shown(690)} Total ${shown(15320)}`);
    expect(text).toContain(`19 % ${shown(4765)} ${shown(905)} ${shown(5670)}`);
    expect(text).toContain(`7 % ${shown(9019)} ${shown(631)} ${shown(9650)}`);
  });

  it("says how to pay, with a code if the paper has one", async () => {
    const pay = `How to pay Bank Test Bank Reference K7QM2-F4X9D Amount ${shown(15320)} Pay by Dec 14, 2026`;
    expect(await textOf(paper)).toContain(`${pay} For your bank's app`);
    const { payCode: _, ...without } = paper;
    const text = await textOf(without);
    expect(text).toContain(pay);
    expect(text).not.toContain("For your bank's app");
  });

  it("is the same bytes at each call, whatever was drawn between", async () => {
    const first = await drawPaper(paper, fonts);
    await drawPaper(aPaper({ lines: many }), fonts);
    expect((await drawPaper(paper, readFonts(fontFolder))).equals(first)).toBe(true);
  });

  it("holds the fonts itself", async () => {
    const bytes = (await drawPaper(paper, fonts)).toString("latin1");
    expect(bytes.match(/\/FontFile2 /g)).toHaveLength(2);
    expect(bytes).not.toContain("Helvetica");
  });

  it("says that its buyer's name is gone once it is", async () => {
    expect(await textOf(aPaper({ buyer: null }))).toContain("The buyer's name is no longer kept.");
  });

  it("has the days between which much was supplied", async () => {
    const supplied = Array.from({ length: 20 }, (_, day) => `2026-11-${day + 10}`);
    expect(await textOf(aPaper({ supplied }))).toContain("Supplied Nov 10, 2026 to Nov 29, 2026");
  });
});

describe("An invoice of 200 lines as PDF", () => {
  it("has each line once, and the head and the number on each sheet", async () => {
    const sheets = await sheetsOf(aPaper({ lines: many }));
    expect(sheets.length).toBeGreaterThan(5);
    for (const [place, sheet] of sheets.entries()) {
      expect(sheet.includes("Part Pieces Price Amount")).toBe(sheet.includes("Part no."));
      expect(sheet).toContain(`Page ${place + 1} of ${sheets.length}`);
      expect(sheet).toContain("Invoice R2026-00001");
    }
    const text = sheets.join(" ");
    for (const { name } of many) expect(text.split(name)).toHaveLength(2);
    expect(text).toContain(`Total ${shown(many.reduce((sum, { gross }) => sum + gross.cents, 0))}`);
  });

  it("carries the sum of its lines from each sheet to the next", async () => {
    const sheets = (await sheetsOf(aPaper({ lines: many }))).filter((sheet) => sheet.includes("Part no."));
    let sum = 0;
    for (const [place, sheet] of sheets.entries()) {
      if (place > 0) expect(sheet).toContain(`Brought forward ${shown(sum)}`);
      const names = Array.from(sheet.matchAll(/Part no\. (\d+);/g), ([, number]) => Number(number));
      for (const number of names) sum += many[number]?.gross.cents ?? 0;
      if (place < sheets.length - 1) expect(sheet).toContain(`Carried forward ${shown(sum)}`);
    }
  });
});

it("A credit note as PDF has amounts below 0, its invoice and its reason, and asks for no money", async () => {
  const text = await textOf(
    aPaper({
      ...{ _id: "G2026-00002", kind: "credit", of: "R2026-00001", reason: "Scratched", payTo: [] },
      lines: [aLine("Brake pads", 2490, { pieces: 1, gross: moneyOf(-2490) })],
    }),
  );
  for (const each of ["Credit note G2026-00002", "Of invoice R2026-00001", "Reason Scratched"])
    expect(text).toContain(each);
  expect(text).toContain(`1 ${shown(2490)} −${shown(2490)} Total −${shown(2490)}`);
  expect(text).not.toContain("How to pay");
});

describe("A name on a PDF", () => {
  it.each([
    ["of 80 signs without a blank", "X".repeat(80), "X".repeat(80)],
    ["of 300 letters", "Wm".repeat(150), "Wm".repeat(150)],
    ["that a page would run", "<script>alert(1)</script>", "<script>alert(1)</script>"],
    ["with control signs and signs of direction", "a\u0007b\u202ec\u200bd", "abcd"],
    ["with letters of other languages", "Łódź Ελλάδα Москва ß ő", "ŁódźΕλλάδαМоскваßő"],
    ["with an emoji that the font has", "Lamp 😀", "Lamp😀"],
    ["with one that it lacks, a family of four, and Chinese", "Lamp 🛞 👩‍👩‍👧‍👦 漢", "Lamp□□□"],
    ["in Hebrew, with a number", "מסנן שמן 123", "מסנןשמן123"],
    ["in Arabic", "فلتر زيت", "فلترزيت"],
  ])("%s is readable", async (_name, name, wanted) => {
    const text = (await textOf(aPaper({ lines: [aLine(name, 100)] }))).replaceAll(" ", "");
    expect(text.normalize("NFKC")).toContain(wanted.normalize("NFKC"));
  });
});

it("The largest amounts have room on a PDF", async () => {
  const paper = aPaper({ lines: [aLine("Gold", 100_000_000, { pieces: 1_000_000 })] });
  expect(await textOf(paper)).toContain(`1000000 ${shown(100_000_000)} ${shown(100_000_000_000_000)}`);
});

it("An address of 300 letters without a blank, and one of many rows, keep the lines on the sheet", async () => {
  const address = `${"Long".repeat(75)}\n${"row\n".repeat(20)}`;
  const buyer = { name: "N".repeat(300), address, email: "", salt: "" };
  const [sheet, ...others] = await sheetsOf(aPaper({ buyer }));
  expect(others).toEqual([]);
  expect(sheet).toContain("Brake pads");
  expect(sheet).toContain("row, row, row");
});
