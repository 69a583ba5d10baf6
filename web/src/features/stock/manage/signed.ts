import { written } from "#ui/format/money.ts";
import { pluralize } from "#ui/format/pluralize.ts";

function sign(amount: number): string {
  return amount < 0 ? "−" : amount > 0 ? "+" : "";
}

/** With its sign, such as −3. */
export function signed(pieces: number): string {
  return sign(pieces) + Math.abs(pieces);
}

/** Such as −1 piece. */
export function signedPieces(pieces: number): string {
  return sign(pieces) + pluralize(Math.abs(pieces), "piece");
}

/** Cents with their sign, such as −$20.34. */
export function signedMoney(cents: number): string {
  return `${cents > 0 ? "+" : ""}${written(cents)}`;
}
