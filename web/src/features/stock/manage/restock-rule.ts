import { normaliseInput, parseInteger } from "@carparts/functions/contract/values/typed";
import { wholeHint } from "@carparts/functions/contract/values/typed-words";

const MOST = 999_999_999;

/** The change that is typed, or undefined if it's no whole number above 0. */
export function parseChange(typed: string, isLess: boolean): number | undefined {
  const pieces = parseInteger(typed);
  if (!(pieces > 0 && pieces <= MOST)) return undefined;
  return isLess ? -pieces : pieces;
}

function signedParts(typed: string) {
  const [, sign = "", pieces = ""] = /^([-+−]?)(.*)$/su.exec(normaliseInput(typed)) ?? [];
  return { sign, pieces };
}

/** The same with its sign in the text: +5 or -2. Without one it may be a part's number, which a scanner typed. */
export function parseSignedChange(typed: string): number | undefined {
  const { sign, pieces } = signedParts(typed);
  return sign === "" ? undefined : parseChange(pieces, sign !== "+");
}

export function signedHint(typed: string): string {
  return `Type +5 or -2. ${wholeHint(signedParts(typed).pieces)}`.trim();
}

export function bookedText(name: string, now: number, change: number): string {
  return `${name}: from ${now - change} to ${now}.`;
}

/** The stock after a change, in words. */
export function outcome(quantity: number, change: number | undefined): string {
  if (change === undefined) return `${quantity} in stock`;
  if (quantity + change < 0) return `From ${quantity}: only ${quantity} can be taken away`;
  return `From ${quantity} to ${quantity + change}`;
}
