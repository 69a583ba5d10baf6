import type { PaymentTerms } from "@carparts/functions/contract/values/payment-terms";
import shop from "../../../shop.json";

/** Null in a shop that tells nobody how to pay. */
export const paymentTerms = shop.payment as PaymentTerms | null;
