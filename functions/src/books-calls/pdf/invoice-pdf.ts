import { encode } from "uqr";
import type { StoredPaper } from "../../firestore/collections.ts";
import { drawBill } from "./bill-table.ts";
import type { Fonts } from "./fonts.ts";
import { addressText, amountText, daysText, dayText, titleOf } from "./paper-words.ts";
import { MUTED, Sheets, type Style } from "./sheets.ts";

const small: Style = { size: 8, color: MUTED };
const GAP = 18;

/** A paper as it was written, as PDF. Nothing that happened since is in it, so that it's the same at each call. */
export async function drawPaper(paper: StoredPaper, fonts: Fonts): Promise<Buffer> {
  const { seller, day } = paper;
  const { name = "" } = seller;
  const sheets = new Sheets(fonts, { title: titleOf(paper), author: name, day });
  drawLetterhead(sheets, seller);
  drawParties(sheets, paper);
  drawBill(sheets, paper);
  sheets.y += GAP;
  drawTaxes(sheets, paper);
  drawPayment(sheets, paper);
  return sheets.finish(`${name} · ${titleOf(paper)}`);
}

function drawLetterhead(sheets: Sheets, seller: StoredPaper["seller"]): void {
  const { name = "", street, town, country, email, phone, taxNumber, vatNumber } = seller;
  const lines = [
    [street, town, country].filter(Boolean).join(", "),
    [email, phone].filter(Boolean).join(", "),
    [taxNumber && `Tax number: ${taxNumber}`, vatNumber && `VAT number: ${vatNumber}`]
      .filter(Boolean)
      .join(", "),
  ];
  sheets.write(name, { size: 17, weight: "bold" });
  sheets.write(lines.filter(Boolean).join("\n"), small);
  sheets.y += 8;
  sheets.rule();
  sheets.y += GAP * 1.5;
}

type Facts = readonly (readonly [label: string, text: string | null])[];

/** Returns where they end. */
function drawFacts(sheets: Sheets, facts: Facts, { x, width }: { x: number; width: number }): number {
  const labels = sheets.width / 4;
  let { y } = sheets;
  for (const [label, text] of facts) {
    if (!text) continue;
    const named = sheets.layOut(label, labels, { color: MUTED });
    const block = sheets.layOut(text, width - labels);
    sheets.draw(named, x, y);
    sheets.draw(block, x + labels, y);
    y += Math.max(named.height, block.height) + 2;
  }
  return y;
}

/** The buyer, as in the window of an envelope, and beside it what the paper is. */
function drawParties(sheets: Sheets, paper: StoredPaper): void {
  const { buyer, day, supplied, reference, of, reason } = paper;
  const half = sheets.width / 2 - GAP;
  const x = sheets.left + sheets.width / 2;
  const top = sheets.y;
  const facts: Facts = [
    ["Day", dayText(day)],
    ["Of invoice", of],
    ["Supplied", daysText(supplied)],
    ["Order", reference],
    ["Reason", reason],
  ];
  const end = drawFacts(sheets, facts, { x, width: sheets.width / 2 });
  const column = { x: sheets.left, width: half };
  if (buyer) {
    sheets.write(buyer.name, { size: 10.5, weight: "bold" }, column);
    sheets.write(addressText(buyer.address), { size: 10.5 }, column);
    if (buyer.email) sheets.write(buyer.email, { color: MUTED }, column);
  } else sheets.write("The buyer's name is no longer kept.", {}, column);
  sheets.y = Math.max(sheets.y, end, top + 90) + GAP;
  sheets.write(titleOf(paper), { size: 15, weight: "bold" });
  sheets.y += GAP / 2;
}

function drawTaxes(sheets: Sheets, { taxes, taxNote }: StoredPaper): void {
  const amounts = taxes.map(({ net, vat, gross }) => [net, vat, gross].map(amountText));
  const width = Math.max(50, ...amounts.flat().map((text) => sheets.widthOf(text))) + 14;
  function drawRow(label: string, texts: readonly string[], style: Style = {}): void {
    const { y } = sheets;
    sheets.write(label, style);
    for (const [place, text] of texts.entries()) {
      const block = sheets.layOut(text, width, { ...style, align: "right" });
      sheets.draw(block, sheets.left + 110 + place * width, y);
    }
    sheets.y += 3;
  }
  if (taxes.length > 0) {
    sheets.reserve((taxes.length + 1) * 16);
    drawRow("VAT contained in it", ["Net", "VAT", "Gross"], { weight: "bold" });
  }
  for (const [place, { percent }] of taxes.entries()) drawRow(`${percent} %`, amounts[place] ?? []);
  if (!taxNote) return;
  sheets.reserve(20);
  sheets.write(taxNote);
}

const CODE = 96;

/** Where to send the money, with a code for banks' apps. A credit note has none. */
function drawPayment(sheets: Sheets, { kind, payTo, reference, total, dueDay, payCode }: StoredPaper): void {
  if (kind === "credit" || payTo.length === 0) return;
  sheets.y += GAP;
  const facts: Facts = [
    ...payTo.map(({ name, value }) => [name, value] as const),
    ["Reference", reference],
    ["Amount", amountText(total)],
    ["Pay by", dueDay && dayText(dueDay)],
  ];
  const width = payCode ? sheets.width - CODE - GAP : sheets.width;
  sheets.reserve(Math.max(40 + facts.length * 24, payCode ? CODE + 40 : 0));
  const top = sheets.y;
  sheets.write("How to pay", { size: 11, weight: "bold" });
  sheets.y += 4;
  const end = drawFacts(sheets, facts, { x: sheets.left, width });
  if (payCode) drawCode(sheets, payCode, top);
  sheets.y = Math.max(end, payCode ? top + CODE + 20 : 0);
}

function drawCode(sheets: Sheets, code: string, y: number): void {
  const { data, size } = encode(code, { ecc: "M", border: 0 });
  const x = sheets.left + sheets.width - CODE;
  const dark = data.flatMap((row, at) =>
    row.flatMap((isDark, column) => (isDark ? [[column, at] as const] : [])),
  );
  sheets.fillSquares(dark, x, y, CODE / size);
  sheets.draw(sheets.layOut("For your bank's app", CODE, small), x, y + CODE + 9);
}
