import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { ListQuery, pageOf } from "../list.ts";
import { day, days, isInOrder } from "../values/day.ts";
import { instant } from "../values/instant.ts";
import { InvoiceNumber } from "../values/invoice-number.ts";
import { optionalText } from "../values/optional.ts";
import { OrderNumber } from "../values/order-number.ts";
import { Payment } from "../values/payment.ts";
import { amount, id, text } from "../values/primitives.ts";

/** The most that one payment can be. */
export const LARGEST_PAYMENT = 1_000_000_000;

/** A bank's name for one of its entries, as a statement has it. */
export function bankEntry() {
  return text("Entry", 300);
}

const PaymentKind = z.enum(["bank", "other"], { error: "kind is bank or other." });

interface PaidFor {
  readonly order?: string | undefined;
  readonly invoice?: string | undefined;
}

const NEITHER_OR_BOTH = "Name an order or an invoice, and not both.";

const isForOne = [
  z.refine<PaidFor>(({ order, invoice }) => order === undefined || invoice === undefined, {
    path: ["invoice"],
    error: NEITHER_OR_BOTH,
  }),
  z.refine<PaidFor>(({ order, invoice }) => order !== undefined || invoice !== undefined, {
    path: ["order"],
    error: NEITHER_OR_BOTH,
  }),
];

const note = {
  /** The order it's for, or any other that was placed with it: its id or its number. */
  order: z.optional(id),
  /** The invoice it's for, instead. Of several checkouts on it the oldest is filled first. */
  invoice: z.optional(InvoiceNumber),
  /** The sum that came. Below 0 it was paid back. */
  amount: amount("Amount", -LARGEST_PAYMENT, LARGEST_PAYMENT).check(
    z.refine((sum) => sum !== 0, { error: "Amount must not be 0." }),
  ),
  /** The day it came, of the last ten years. */
  day: day("Day"),
  kind: PaymentKind,
  /** A note, such as the bank's text. */
  reference: z.optional(optionalText("Reference", 200)),
  /** The entry of a bank statement that it is. Each is written down once: a second time is `changed_meanwhile`. */
  entry: z.optional(bankEntry()),
};

export const NotePayment = z.object(note).check(...isForOne);
export type NotePayment = z.infer<typeof NotePayment>;

/** Writes down what came for a checkout. Nothing is charged. A payment never changes: a wrong one is taken back by its opposite. */
export const notePayment = endpoint({
  method: "POST",
  path: "/api/payments",
  access: "admin",
  changes: [],
  idempotent: true,
  body: NotePayment,
  output: z.object({ _id: id, payment: Payment }),
  errors: ["not_found", "changed_meanwhile"],
});

export const PaymentsQuery = z
  .object({
    /** An order: the payments of all that was placed with it. */
    order: z.optional(id),
    /** An invoice: the payments of all that is on it. */
    invoice: z.optional(InvoiceNumber),
    ...days,
    ...ListQuery.shape,
  })
  .check(isInOrder);
export type PaymentsQuery = z.infer<typeof PaymentsQuery>;

/** A payment that was written down. */
export const NotedPayment = z.object({
  _id: id,
  /** The number of the checkout's first order. */
  reference: OrderNumber,
  amount: z.number(),
  day: z.string(),
  kind: PaymentKind,
  /** The text that was written with it. */
  note: z.nullable(z.string()),
  /** The uid of the admin who wrote it down, or a hash of it once their account is gone. */
  who: z.string(),
  /** Their email, as long as their account has one. */
  email: z.optional(z.string()),
  at: instant,
});
export type NotedPayment = z.infer<typeof NotedPayment>;

/** Lists payments, the latest day first. */
export const listPayments = endpoint({
  method: "GET",
  path: "/api/payments",
  access: "admin",
  query: PaymentsQuery,
  output: pageOf(NotedPayment),
  errors: ["not_found"],
});
