import * as z from "zod/mini";
import { sentText } from "./primitives.ts";

const NO_NUMBER = "This is not a number such as R2026-00001.";

/** A series of the shop and a year, then a number without a gap, such as `R2026-00001`. */
export const InvoiceNumber = sentText(20, NO_NUMBER).check(
  z.regex(/^[A-Z]{1,3}2\d{3}-\d{5,9}$/, { error: NO_NUMBER }),
);

/** A credit note is written in a series of its own. */
export const InvoiceKind = z.enum(["invoice", "credit"]);
export type InvoiceKind = z.infer<typeof InvoiceKind>;
