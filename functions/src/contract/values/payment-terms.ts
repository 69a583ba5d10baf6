/** The ways to pay that shop.json names. */
export interface PaymentTerms {
  readonly to: readonly { readonly name: string; readonly value: string }[];
  /** With an IBAN, banks' apps read a code. */
  readonly holder?: string;
  readonly iban?: string;
  readonly bic?: string;
  readonly days: number;
  readonly when: "before" | "after";
}

function within(days: number): string {
  return days === 1 ? "within a day" : `within ${days} days`;
}

/** When to pay, in a sentence. */
export function whenToPay({ days, when }: PaymentTerms): string {
  return when === "before"
    ? `Please pay ${days === 0 ? "at once" : within(days)}. We send what you ordered once your payment has arrived.`
    : `Please pay ${days === 0 ? "as soon as" : `${within(days)} after`} we have sent what you ordered.`;
}
