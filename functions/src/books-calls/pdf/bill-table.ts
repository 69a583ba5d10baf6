import { type Money, NOTHING, sumOf } from "../../contract/values/money.ts";
import type { StoredPaper } from "../../firestore/collections.ts";
import { amountText } from "./paper-words.ts";
import { type Block, MUTED, type Sheets, type Style } from "./sheets.ts";

interface Row {
  readonly name: string;
  readonly facts: string;
  readonly pieces: string;
  readonly price: string;
  readonly rate: string;
  readonly gross: Money;
}

const GAP = 12;
const PADDING = 4;
const small: Style = { size: 8, color: MUTED };
const bold: Style = { weight: "bold" };
const totalStyle: Style = { size: 12, weight: "bold" };

function rateText(percent: number | null): string {
  return percent === null ? "" : `${percent} %`;
}

function rowsOf({ lines, deposits, shipping }: StoredPaper): Row[] {
  const numbers = new Map(lines.map(({ orderId, number }) => [orderId, number]));
  const orderText = (number: string | undefined) => (number ? `Order ${number}` : "");
  const parts = lines.map(({ name, partNumber, number, pieces, price, percent, gross }) => ({
    ...{ name, facts: [partNumber, orderText(number)].filter(Boolean).join(" · ") },
    ...{ pieces: `${pieces}`, price: amountText(price), rate: rateText(percent), gross },
  }));
  const back = deposits.map(({ orderId, pieces, amount, percent, gross }) => ({
    ...{ name: "Deposit", facts: orderText(numbers.get(orderId)) },
    ...{ pieces: `${pieces}`, price: amountText(amount), rate: rateText(percent), gross },
  }));
  const none = { facts: "", pieces: "", price: "" };
  const { gross, percent } = shipping;
  const sending = { ...none, name: "Sending", rate: rateText(percent), gross };
  return [...parts, ...back, ...(gross.cents === 0 ? [] : [sending])];
}

interface Column {
  readonly title: string;
  readonly x: number;
  readonly width: number;
  textOf(row: Row): string;
}

/** In the order in which they are drawn, so that a text that is copied has them from left to right. */
function columnsOf(sheets: Sheets, rows: readonly Row[], { taxes, total }: StoredPaper): Column[] {
  const wanted: [string, (row: Row) => string][] = [
    ["Pieces", ({ pieces }) => pieces],
    ["Price", ({ price }) => price],
    ...(taxes.length > 1 ? [["VAT", ({ rate }: Row) => rate] as [string, (row: Row) => string]] : []),
    ["Amount", ({ gross }) => amountText(gross)],
  ];
  let right = sheets.left + sheets.width;
  const columns = wanted.toReversed().map(([title, textOf]) => {
    const widths = [...new Set(rows.map(textOf))].map((text) => sheets.widthOf(text));
    const last = title === "Amount" ? sheets.widthOf(amountText(total), totalStyle) : 0;
    const width = Math.max(sheets.widthOf(title, bold), last, ...widths) + 1;
    right -= width;
    const column = { title, textOf, width, x: right };
    right -= GAP;
    return column;
  });
  return columns.reverse();
}

/** Draws all that is billed, with its total. A table that goes on says its sum up to there on both sheets. */
export function drawBill(sheets: Sheets, paper: StoredPaper): void {
  const rows = rowsOf(paper);
  const columns = columnsOf(sheets, rows, paper);
  const amount = columns.at(-1);
  const nameWidth = (columns[0]?.x ?? 0) - sheets.left - GAP;

  function drawCells(textOf: (column: Column) => string, y: number, style: Style = {}): void {
    for (const column of columns) {
      const cell = sheets.layOut(textOf(column), column.width, { ...style, align: "right" });
      sheets.draw(cell, column.x, y);
    }
  }

  function drawHead(): void {
    const { y } = sheets;
    sheets.write("Part", bold);
    drawCells(({ title }) => title, y, bold);
    sheets.y += PADDING;
    sheets.rule(sheets.y, "#000");
    sheets.y += PADDING;
  }

  function drawSum(label: string, sum: Money, style: Style = small): void {
    const { x = 0, width = 0 } = amount ?? {};
    const { y } = sheets;
    sheets.write(label, style);
    sheets.draw(sheets.layOut(amountText(sum), width, { ...style, align: "right" }), x, y);
    sheets.y += PADDING;
  }

  function drawRow(name: Block, facts: Block | undefined, row: Row): void {
    sheets.draw(name, sheets.left, sheets.y);
    if (facts) sheets.draw(facts, sheets.left, sheets.y + name.height);
    drawCells(({ textOf }) => textOf(row), sheets.y);
    sheets.y += name.height + (facts?.height ?? 0) + PADDING;
    sheets.rule();
    sheets.y += PADDING;
  }

  let sum = NOTHING;
  sheets.reserve(80);
  drawHead();
  for (const [place, row] of rows.entries()) {
    const name = sheets.layOut(row.name, nameWidth);
    const facts = row.facts ? sheets.layOut(row.facts, nameWidth, small) : undefined;
    const height = name.height + (facts?.height ?? 0) + 2 * PADDING;
    // Room for the total, or for the sum that is carried.
    if (!sheets.has(height + 24)) {
      if (place > 0) drawSum("Carried forward", sum);
      sheets.next();
      drawHead();
      if (place > 0) drawSum("Brought forward", sum);
    }
    drawRow(name, facts, row);
    sum = sumOf([sum, row.gross]);
  }
  drawSum("Total", paper.total, totalStyle);
}
