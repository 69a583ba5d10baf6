import { normaliseInput, parseAmount } from "@carparts/functions/contract/values/typed";
import { bareNumber, isPiece, LONGEST_AMOUNT, numberIn } from "#lib/files/amounts.ts";
import type { Decimal } from "#lib/files/file-format.ts";

interface Pieces {
  /** As the API reads them. What isn't a number stays as it is. */
  readonly pieces: string;
  /** True of `>10`, `10+` and `more than 10`. */
  readonly isAtLeast: boolean;
}

const MORE_THAN =
  /^(?:>=?|≥|(?:more than|over|at least|min\.?|mehr als|über|mind\.?|mindestens|plus de|meer dan|más de|más que|più di|oltre|ponad|powyżej|więcej niż|более|больше|от)\s)\s?(?=\d)/i;
const OR_MORE = /(?<=\d)(?:\s?\+|\s(?:or more|oder mehr|et plus|of meer|o más|o più|i więcej))(?=\D*$)/i;

/** Reads a number of pieces: 3,00 are 3. */
export function piecesIn(cell: string, { decimal }: Decimal): Pieces {
  const typed = normaliseInput(cell);
  const least = typed.length > LONGEST_AMOUNT ? typed : typed.replace(MORE_THAN, "").replace(OR_MORE, "");
  const bare = bareNumber(least, isPiece);
  // Whoever chose it thought of prices.
  const amount = (bare && numberIn(bare, { decimal, isDecimalChosen: false })) ?? "";
  return /^\d+(\.0+)?$/.test(amount)
    ? { pieces: amount.replace(/\.0+$/, ""), isAtLeast: least !== typed }
    : { pieces: cell, isAtLeast: false };
}

/** The first of several. */
export function pictureIn(cell: string): string {
  return cell.split(/(?<![,;|\s])[,;|\s]+(?=https?:)/)[0] ?? cell;
}

/** At least three digits: `/01` and `/R` belong to the number before them. */
function isWholeNumber(entry: string): boolean {
  return entry.length <= 40 && /^[^\d]*\d(?:[^\d]*\d){2}/.test(entry);
}

const SPACED_SLASH = /\s\/\s?|\s?\/\s/;

/** Numbers with slashes between them, as a list. A slash within one stays: `68/112`, `34116855000/01`. */
function numbersBySlash(entry: string): string {
  const spaced = entry.split(SPACED_SLASH).map((each) => each.trim());
  if (spaced.length > 1) return spaced.every(isWholeNumber) ? spaced.join(" | ") : entry;
  const [first = "", ...others] = entry.split("/");
  const isList = others.every((each) => each.length === first.length && isWholeNumber(each));
  return first.length >= 6 && others.length > 0 && isList ? [first, ...others].join(" | ") : entry;
}

/** Numbers with slashes, bars, commas, semicolons or line breaks between them, as a list of the API. */
export function numbersIn(cell: string): string {
  // A backslash takes the meaning from what follows it.
  if (cell.includes("\\")) return cell;
  return cell
    .split(/[|;,\n]/)
    .map((entry) => numbersBySlash(entry.trim()))
    .filter(Boolean)
    .join(" | ");
}

export type Rounding = "0.01" | "0.90" | "0.99" | "1.00";

/** Reads the factor of a price, or the rate of a currency. NaN if it isn't a number above 0. */
export function factorIn(typed: string): number {
  const plain = normaliseInput(typed).replace(/^(0),(\d{1,8})$|^(\d+),(\d{1,2})$/, "$1$3.$2$4");
  const factor = parseAmount(plain, 8);
  return factor > 0 ? factor : Number.NaN;
}

/** True of a factor that somebody typed and nobody can read. */
export function isUnreadFactor(typed = ""): boolean {
  return typed.trim() !== "" && Number.isNaN(factorIn(typed));
}

/** An amount times a factor, to the nearest that ends so; halves go up. One below 0 stays, and is refused. */
export function priced(amount: string, factor: number, rounding: Rounding): string {
  if (amount.startsWith("-")) return amount;
  return (roundedTo(Math.round(Number(amount) * factor * 100), rounding) / 100).toFixed(2);
}

function roundedTo(cents: number, rounding: Rounding): number {
  if (rounding === "0.01") return cents;
  const end = Math.round(Number(rounding) * 100) % 100;
  return Math.max(end, Math.floor((cents - end + 50) / 100) * 100 + end);
}
