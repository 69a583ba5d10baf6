import type { Invoice } from "@carparts/functions/contract/invoices";
import { normaliseInput, parseInteger } from "@carparts/functions/contract/values/typed";
import { cents } from "#ui/format/money.ts";
import type { SentCredit } from "./invoices.queries.ts";

export interface CreditableRow {
  readonly list: "lines" | "deposits";
  readonly orderId: string;
  readonly label: string;
  /** Of one piece. */
  readonly price: number;
  /** The most that can be credited. */
  readonly left: number;
}

/** The invoice's pieces and deposits that aren't credited yet. */
export function creditableRows({ lines, deposits, credited }: Invoice): CreditableRow[] {
  const before = new Map(credited.lines.map((line) => [line.orderId, line]));
  const names = new Map(lines.map(({ orderId, name }) => [orderId, name]));
  const rows = [
    ...lines.map(({ orderId, name, price, pieces }) => ({
      ...{ list: "lines" as const, orderId, label: name, price },
      left: pieces - (before.get(orderId)?.pieces ?? 0),
    })),
    ...deposits.map(({ orderId, amount, pieces }) => ({
      ...{ list: "deposits" as const, orderId, price: amount },
      label: names.has(orderId) ? `Deposit: ${names.get(orderId)}` : "Deposit",
      left: pieces - (before.get(orderId)?.deposits ?? 0),
    })),
  ];
  return rows.filter(({ left }) => left > 0);
}

export function isShippingLeft({ shipping, credited }: Invoice): boolean {
  return shipping.gross > 0 && !credited.shipping;
}

export function keyOf({ list, orderId }: Pick<CreditableRow, "list" | "orderId">): string {
  return `${list} ${orderId}`;
}

export type TypedPieces = Readonly<Record<string, string>>;

function isNothing(text = ""): boolean {
  const typed = normaliseInput(text);
  return typed === "" || parseInteger(typed) === 0;
}

/** The rows with something typed other than 0, in the order in which they are sent. */
function chosenRows(rows: readonly CreditableRow[], typed: TypedPieces, list: CreditableRow["list"]) {
  const ofList = rows.filter((row) => row.list === list);
  return ofList.filter((row) => !isNothing(typed[keyOf(row)]));
}

/** As typed: the contract reads it. */
export function piecesToSend(rows: readonly CreditableRow[], typed: TypedPieces) {
  const [lines, deposits] = (["lines", "deposits"] as const).map((list) =>
    chosenRows(rows, typed, list).map((row) => ({ orderId: row.orderId, pieces: typed[keyOf(row)] })),
  );
  return { lines, deposits };
}

/** The pieces of a credit note that was sent and has no answer. */
export function typedOf({ lines, deposits = [] }: SentCredit): TypedPieces {
  const sent = [
    ...lines.map((line) => ({ list: "lines" as const, ...line })),
    ...deposits.map((deposit) => ({ list: "deposits" as const, ...deposit })),
  ];
  return Object.fromEntries(sent.map((row) => [keyOf(row), `${row.pieces}`]));
}

/** The field that an error such as `lines.1.pieces` is about, by the place among those that were sent. */
export function errorsByRow(
  rows: readonly CreditableRow[],
  sent: TypedPieces,
  errors: Readonly<Record<string, string>>,
): TypedPieces {
  const named = (["lines", "deposits"] as const).flatMap((list) =>
    chosenRows(rows, sent, list).map(
      (row, place) => [keyOf(row), errors[`${list}.${place}.pieces`] ?? ""] as const,
    ),
  );
  return Object.fromEntries(named.filter(([, error]) => error !== ""));
}

/** In cents. What can't be credited isn't counted. */
export function creditedCents(rows: readonly CreditableRow[], typed: TypedPieces): number {
  return rows.reduce((sum, row) => {
    const pieces = parseInteger(typed[keyOf(row)] ?? "");
    return pieces > 0 && pieces <= row.left ? sum + cents(row.price, pieces) : sum;
  }, 0);
}
