import shop from "../../../shop.json" with { type: "json" };
import type { PaymentTerms } from "../contract/values/payment-terms.ts";
import type { Tax } from "../contract/values/tax.ts";

export const tax = shop.tax as Tax | null;

export const { taxNote } = shop as { readonly taxNote?: string };

export const paymentTerms = shop.payment as PaymentTerms | null;

/** A shop that names neither needs no invoice of what it sends. */
export const isInvoicing = tax !== null || paymentTerms !== null;

/** The series of papers' numbers, and the years that papers are kept. */
export const { books } = shop;
