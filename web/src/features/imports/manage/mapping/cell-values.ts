import { normaliseInput, parseAmount } from "@carparts/functions/contract/values/typed";
import { type Decimal, type DecimalSign, decimalSigns } from "../reading/file-format.ts";

const signs = Object.keys(decimalSigns) as DecimalSign[];
/** A thousand and a million are none. */
const UNITS =
  /^(?:[A-Z]{3}|\p{Sc})\s{0,3}|\s{0,3}(?!(?:k|tsd|mio|тыс|млн)\.?$)(?:[A-Z]{3}|\p{Sc}|[a-zа-я]{1,4}\.?)$/giu;

const PLAIN = { ",": /^-?\d+(,\d+)?$/, ".": /^-?\d+(\.\d+)?$/ };
/** In threes, by one sign or by blanks. */
const GROUPED = {
  ",": /^-?\d{1,3}([.\s'’])\d{3}(\1\d{3})*(,\d+)?$/,
  ".": /^-?\d{1,3}([,\s'’])\d{3}(\1\d{3})*(\.\d+)?$/,
};
/** May be a thousand times as much. */
const RIDDLE = /^-?\d{1,3}[.,]\d{3}$/;

function readAs(bare: string, sign: DecimalSign): string | undefined {
  if (!PLAIN[sign].test(bare) && !GROUPED[sign].test(bare)) return undefined;
  const [whole = "", decimals] = bare.split(sign);
  const digits = whole.replace(/[^\d-]/g, "");
  return decimals === undefined ? digits : `${digits}.${decimals.replace(/(?<=^\d\d)0+$/, "")}`;
}

/** An amount as the API reads it: `1.049,90 €` is 1049.90. Undefined if it isn't one, or nobody knows which. */
export function amountIn(cell: string, { decimal, isDecimalChosen }: Decimal): string | undefined {
  const bare = normaliseInput(cell).replace(UNITS, "");
  if (decimal === undefined) {
    const readings = signs.flatMap((sign) => readAs(bare, sign) ?? []);
    return new Set(readings).size === 1 ? readings[0] : undefined;
  }
  const isRiddle = RIDDLE.test(bare) && bare.includes(decimal);
  if (isRiddle && !isDecimalChosen) return undefined;
  return readAs(bare, decimal) ?? (Number.isNaN(parseAmount(bare)) ? undefined : bare);
}

/** Pieces as the API reads them: `>10` and `10+` are at least 10, and 3,00 are 3. What isn't a number stays as it is. */
export function piecesIn(cell: string, { decimal }: Decimal): string {
  const bare = cell.replace(/^\s*[>≥]\s*|(?<!\s)\s*\+\s*$/g, "");
  // Whoever chose it thought of prices.
  const amount = amountIn(bare, { decimal, isDecimalChosen: false }) ?? "";
  return /^\d+(\.0+)?$/.test(amount) ? amount.replace(/\.0+$/, "") : cell;
}

/** The first of several. */
export function pictureIn(cell: string): string {
  return cell.split(/(?<![,;|\s])[,;|\s]+(?=https?:)/)[0] ?? cell;
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ...([
    ["amp", "&"],
    ["lt", "<"],
    ["gt", ">"],
    ["quot", '"'],
    ["apos", "'"],
    ["nbsp", " "],
  ] as const),
]);

/** Strips HTML. Other text stays as it is. */
export function plainText(cell: string): string {
  if (!/<\/?[a-z][^<>]*>|&\w+;/i.test(cell)) return cell;
  return cell
    .replace(/<(br|\/p|\/li|\/h\d)\b[^<>]*>/gi, "\n")
    .replace(/<[^<>]*>/g, "")
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES.get(name) ?? entity)
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/\n\s*\n+/g, "\n")
    .trim();
}

export type Rounding = "0.01" | "0.90" | "0.99" | "1.00";

/** Reads the factor of a price. NaN if it isn't a number above 0. */
export function unitFactor(typed: string): number {
  const factor = parseAmount(normaliseInput(typed).replace(/^(\d+),(\d{1,2})$/, "$1.$2"), 4);
  return factor > 0 ? factor : Number.NaN;
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
