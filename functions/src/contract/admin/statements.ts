import * as z from "zod/mini";
import { itemsOf, resultsOf } from "../bulk.ts";
import { endpoint } from "../endpoint.ts";
import { day } from "../values/day.ts";
import { OrderNumber } from "../values/order-number.ts";
import { amount, sentText, storable } from "../values/primitives.ts";
import { normaliseInput } from "../values/typed.ts";
import { bankEntry, LARGEST_PAYMENT } from "./payments.ts";

/** The most rows in one call. */
export const MOST_STATEMENT_ROWS = 200;
export const LONGEST_BANK_TEXT = 500;
export const LONGEST_BANK_NAME = 300;

/** Banks separate lines by whatever their programs had. */
function withoutControls(text: string): string {
  return normaliseInput(text.replace(/\p{Cc}/gu, " "));
}

function bankText(label: string, longest: number) {
  const tooLong = `${label} is longer than ${longest} characters.`;
  return sentText(longest, `${label} must be text.`, tooLong).check(
    z.overwrite(withoutControls),
    storable(label),
  );
}

const StatementRow = z.object({
  /** The day on which the bank booked it. */
  day: day("Day"),
  /** The sum that came. Below 0 it went out. */
  amount: amount("Amount", -LARGEST_PAYMENT, LARGEST_PAYMENT),
  /** All that the payer wrote, and their bank. */
  text: bankText("Text", LONGEST_BANK_TEXT),
  /** The other account's holder. */
  name: z.optional(bankText("Name", LONGEST_BANK_NAME)),
  /** The bank's own name for it, which no other row has. */
  entry: bankEntry(),
});
export type StatementRow = z.infer<typeof StatementRow>;

export const ReadStatement = z.object({
  rows: itemsOf(StatementRow, MOST_STATEMENT_ROWS),
  /** True to write nothing. */
  isDryRun: z.boolean({ error: "isDryRun must be true or false." }),
});
export type ReadStatement = z.infer<typeof ReadStatement>;

/**
 * `match` names an order or a paper by its number and is exactly what is due, `guess` may be what somebody owes, `known` was
 * written down before.
 */
export const RowResult = z.enum(["match", "guess", "known", "none"]);
export type RowResult = z.infer<typeof RowResult>;

export const RowOutcome = z.object({
  /** Its place in the call, from 0. */
  row: z.int(),
  result: RowResult,
  /** The number of the first order of what it is or may be for. */
  reference: z.optional(OrderNumber),
  /** The sum that was due of that before. */
  due: z.optional(z.number()),
  /** A sentence for people. */
  why: z.string(),
});
export type RowOutcome = z.infer<typeof RowOutcome>;

/** Says what each row of a bank's statement is. Without `isDryRun` those that match are written down as payments, each once, however often it's sent. */
export const readStatement = endpoint({
  method: "POST",
  path: "/api/statements",
  access: "admin",
  changes: [],
  status: 200,
  largestBody: 600_000,
  body: ReadStatement,
  output: resultsOf(RowOutcome),
  errors: [],
});
