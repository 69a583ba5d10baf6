import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { InvoiceKind, InvoiceNumber } from "./values/invoice-number.ts";
import { OrderNumber } from "./values/order-number.ts";
import { PaymentState } from "./values/payment.ts";
import { id } from "./values/primitives.ts";

/** An invoice or credit note as it was written, with what came for it since. A credit note has amounts below 0. */
export const Invoice = z.object({
  number: InvoiceNumber,
  kind: InvoiceKind,
  /** Of a credit note: the number of its invoice. */
  of: z.nullable(InvoiceNumber),
  day: z.string(),
  dueDay: z.nullable(z.string()),
  /** The reason that it was credited for. */
  reason: z.nullable(z.string()),
  /** The number that a payment names. */
  reference: OrderNumber,
  /** The shop as it was then, by the names of shop.json's fields. */
  seller: z.record(z.string(), z.string()),
  /** Null once the years that it's kept are over. */
  buyer: z.nullable(z.object({ name: z.string(), address: z.string(), email: z.string() })),
  lines: z.array(
    z.object({
      orderId: id,
      /** The order's. */
      number: OrderNumber,
      name: z.string(),
      partNumber: z.nullable(z.string()),
      pieces: z.int(),
      /** For one piece, with its VAT. */
      price: z.number(),
      gross: z.number(),
    }),
  ),
  deposits: z.array(z.object({ orderId: id, pieces: z.int(), amount: z.number(), gross: z.number() })),
  shipping: z.object({ gross: z.number() }),
  /** By rate, the highest first; none in a shop without tax. */
  taxes: z.array(z.object({ percent: z.number(), net: z.number(), vat: z.number(), gross: z.number() })),
  total: z.number(),
  /** The days on which the orders were sent. */
  supplied: z.array(z.string()),
  /** The shop's lines on how to pay. */
  payTo: z.array(z.object({ name: z.string(), value: z.string() })),
  taxNote: z.nullable(z.string()),
  /** The numbers of its credit notes. */
  credits: z.array(InvoiceNumber),
  /** The pieces that they credit up to now; none on a credit note. */
  credited: z.object({
    lines: z.array(z.object({ orderId: id, pieces: z.int(), deposits: z.int() })),
    shipping: z.boolean(),
  }),
  /** The sum that came for it, never above its total. */
  paid: z.number(),
  due: z.number(),
  state: PaymentState,
});
export type Invoice = z.infer<typeof Invoice>;

/** Returns an invoice or credit note: your own, or any for admins. */
export const readInvoice = endpoint({
  method: "GET",
  path: "/api/invoices/:number",
  access: "signed-in",
  params: z.object({ number: InvoiceNumber }),
  output: Invoice,
  errors: ["not_found"],
});

/** Returns an invoice or credit note as a PDF, the same bytes at each call: your own, or any for admins. */
export const readInvoicePdf = endpoint({
  method: "GET",
  path: "/api/invoices/:number/pdf",
  access: "signed-in",
  params: z.object({ number: InvoiceNumber }),
  sends: "application/pdf",
  output: z.custom<Blob>((file) => file instanceof Blob),
  errors: ["not_found"],
});
