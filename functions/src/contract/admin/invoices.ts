import * as z from "zod/mini";
import { itemsOf, Seen } from "../bulk.ts";
import { endpoint } from "../endpoint.ts";
import { Invoice } from "../invoices.ts";
import { ListQuery, pageOf } from "../list.ts";
import { days, isInOrder } from "../values/day.ts";
import { InvoiceKind, InvoiceNumber } from "../values/invoice-number.ts";
import { PaymentState, paymentStates } from "../values/payment.ts";
import { id, pieces, text, whole } from "../values/primitives.ts";
import { repeated, searched } from "../values/searched.ts";

/** The most orders in one call. */
const MOST_ORDERS = 100;

export const WriteInvoices = z
  .object({
    /** Each becomes one invoice, of one buyer's orders. */
    items: itemsOf(z.object({ orders: itemsOf(Seen, MOST_ORDERS) }), MOST_ORDERS),
    /** True to write nothing. */
    isDryRun: z.boolean({ error: "isDryRun must be true or false." }),
  })
  .check(
    z.refine(({ items }) => items.reduce((sum, { orders }) => sum + orders.length, 0) <= MOST_ORDERS, {
      path: ["items"],
      error: `At most ${MOST_ORDERS} orders at once.`,
    }),
  );
export type WriteInvoices = z.infer<typeof WriteInvoices>;

/** The result of an item. Its orders are invoiced together or not at all. */
export const WrittenItem = z.object({
  orders: z.array(id),
  /** `gone`: an order isn't there. `invoiced`: one has an invoice. `not_next`: one isn't sent. `wrong`: they belong to different buyers, or nothing is left to bill. */
  result: z.enum(["done", "invoiced", "not_next", "changed_meanwhile", "gone", "wrong"]),
  /** Of the invoice, or of the one that there is. */
  number: z.optional(InvoiceNumber),
  total: z.optional(z.number()),
  /** The reason for people why none was written. */
  reason: z.optional(z.string()),
});
export type WrittenItem = z.infer<typeof WrittenItem>;

/** Writes invoices of orders that are `sent` or `closed`. An order has one invoice. */
export const writeInvoices = endpoint({
  method: "POST",
  path: "/api/invoices",
  access: "admin",
  changes: [],
  idempotent: true,
  status: 200,
  body: WriteInvoices,
  output: z.object({ items: z.array(WrittenItem) }),
  errors: [],
});

const states = [...paymentStates, "late"] as const;
const sorts = ["newest", "oldest", "total", "-total"] as const;

export const InvoicesQuery = z
  .object({
    /** Beginnings: of the number, of an order's number, or of words of the buyer. */
    q: z.optional(searched),
    ...days,
    kind: z.optional(InvoiceKind),
    /** `late`: past its day, and not paid. */
    state: z.optional(repeated("state", z.enum(states), states.length)),
    sort: z._default(z.enum(sorts, `sort is one of ${sorts.join(", ")}.`), "newest"),
    ...ListQuery.shape,
  })
  .check(isInOrder);
export type InvoicesQuery = z.infer<typeof InvoicesQuery>;

/** A row of the list. A credit note has amounts below 0, and nothing is due of it. */
export const ListedInvoice = z.object({
  number: InvoiceNumber,
  kind: InvoiceKind,
  /** Of a credit note: the number of its invoice. */
  of: z.nullable(InvoiceNumber),
  day: z.string(),
  dueDay: z.nullable(z.string()),
  buyer: z.string(),
  total: z.number(),
  due: z.number(),
  state: PaymentState,
});
export type ListedInvoice = z.infer<typeof ListedInvoice>;

/** Lists invoices and credit notes. */
export const listInvoices = endpoint({
  method: "GET",
  path: "/api/invoices",
  access: "admin",
  query: InvoicesQuery,
  output: pageOf(ListedInvoice, {
    /** The number of papers on all pages. */
    total: z.int(),
    /** The sums of all of them. */
    sum: z.object({ net: z.number(), vat: z.number(), gross: z.number(), due: z.number() }),
  }),
  errors: [],
});

const creditedPieces = z.object({ orderId: id, pieces: pieces("Pieces", 1) });

export const WriteCredit = z.object({
  /** Pieces of the invoice's lines. */
  lines: z.array(creditedPieces, { error: "lines must be a list." }).check(z.maxLength(100)),
  /** Deposits of them; without it, those of the credited pieces. */
  deposits: z.optional(
    z.array(z.object({ orderId: id, pieces: whole("Pieces", 0, 1_000_000) })).check(z.maxLength(100)),
  ),
  /** True if the sending is credited too. */
  shipping: z.boolean({ error: "shipping must be true or false." }),
  /** The reason. It stands on the credit note. */
  reason: text("Reason", 300),
});
export type WriteCredit = z.infer<typeof WriteCredit>;

/** Credits pieces of an invoice that don't come back. What comes back is credited by its return. */
export const writeCredit = endpoint({
  method: "POST",
  path: "/api/invoices/:number/credits",
  access: "admin",
  changes: [],
  idempotent: true,
  params: z.object({ number: InvoiceNumber }),
  body: WriteCredit,
  output: Invoice,
  errors: ["not_found"],
});

export const BooksQuery = z
  .object({ ...days, limit: z._default(whole("limit", 1, 500), 100), after: ListQuery.shape.after })
  .check(isInOrder);
export type BooksQuery = z.infer<typeof BooksQuery>;

/** A paper's sum at one rate; 0 percent without tax. */
export const BookedRow = z.object({
  day: z.string(),
  number: InvoiceNumber,
  kind: InvoiceKind,
  of: z.nullable(InvoiceNumber),
  buyer: z.string(),
  percent: z.number(),
  net: z.number(),
  vat: z.number(),
  gross: z.number(),
});
export type BookedRow = z.infer<typeof BookedRow>;

/** Lists all papers for the accountant, oldest first: `limit` papers, with a row for each of their rates. */
export const readBooks = endpoint({
  method: "GET",
  path: "/api/books",
  access: "admin",
  query: BooksQuery,
  output: pageOf(BookedRow),
  errors: [],
});
