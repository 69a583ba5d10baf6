import { cleaned, wholeOf } from "@carparts/functions/contract/values/typed";

const MOST = 999_999_999;

/** The change that is typed, or undefined if it's no whole number above 0. */
export function changeOf(typed: string, isLess: boolean): number | undefined {
  const pieces = wholeOf(typed);
  if (!(pieces > 0 && pieces <= MOST)) return undefined;
  return isLess ? -pieces : pieces;
}

/** The same with its sign in the text: 5 or +5, and -2. */
export function signedChangeOf(typed: string): number | undefined {
  const [, sign = "", pieces = ""] = /^([-+−]?)(.*)$/su.exec(cleaned(typed)) ?? [];
  return changeOf(pieces, sign !== "" && sign !== "+");
}

/** What a change leads to, in words. */
export function outcome(quantity: number, change: number | undefined): string {
  if (change === undefined) return `${quantity} in stock`;
  if (quantity + change < 0) return `From ${quantity}: only ${quantity} can be taken away`;
  return `From ${quantity} to ${quantity + change}`;
}
