import { CURRENCY } from "./currency.ts";
import { mod97 } from "./mod97.ts";
import type { PaymentTerms } from "./payment-terms.ts";

/** An order's number as a reference that banks check, by ISO 11649, such as RF62K7QM2F4X9D. */
export function creditorReference(number: string): string {
  const bare = number.replaceAll("-", "");
  return `RF${`${98 - mod97(`${bare}RF00`)}`.padStart(2, "0")}${bare}`;
}

const MOST_CENTS = 99_999_999_999;
const MOST_BYTES = 331;

/** The text of the code by which banks' apps fill in a transfer, see EPC069-12. Only euros have one, and only with an IBAN. */
export function paymentCode(
  { holder, iban, bic = "" }: PaymentTerms,
  cents: number,
  number: string,
): string | undefined {
  if (CURRENCY !== "EUR" || !iban || !holder || !(cents >= 1 && cents <= MOST_CENTS)) return undefined;
  const account = [bic, holder, iban.replaceAll(" ", "")];
  const amount = `EUR${(cents / 100).toFixed(2)}`;
  const code = ["BCD", "002", "1", "SCT", ...account, amount, "", creditorReference(number)].join("\n");
  return new TextEncoder().encode(code).length > MOST_BYTES ? undefined : code;
}
