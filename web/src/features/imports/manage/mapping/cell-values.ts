import type { DecimalSign } from "../reading/file-format.ts";

const BLANKS = /[\s'’\u00a0\u202f]/g;
const UNITS = /^(?:[A-Z]{3}|\p{Sc})|(?:[A-Z]{3}|\p{Sc}|[a-zа-я]{1,4}\.?)$/giu;

/** An amount as the API reads it: `1.049,90 €` is 1049.90. What isn't one stays as it is, and is refused there. */
export function amountIn(cell: string, decimal: DecimalSign): string {
  const bare = cell.replace(BLANKS, "").replace(UNITS, "");
  const thousands = decimal === "," ? "." : ",";
  const grouped = decimal === "," ? /^-?\d{1,3}(\.\d{3})+(,\d+)?$/ : /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;
  const plain = decimal === "," ? /^-?\d+(,\d+)?$/ : /^-?\d+(\.\d+)?$/;
  if (grouped.test(bare)) return bare.replaceAll(thousands, "").replace(",", ".");
  return plain.test(bare) ? bare.replace(",", ".") : cell;
}

/** Pieces as the API reads them: `>10` and `10+` are at least 10, and 3,00 are 3. */
export function piecesIn(cell: string, decimal: DecimalSign): string {
  const amount = amountIn(cell.replace(/^\s*[>≥]\s*|\s*\+\s*$/g, ""), decimal);
  return /^\d+(\.0+)?$/.test(amount) ? amount.replace(/\.0+$/, "") : cell;
}

/** Suppliers join numbers by commas, semicolons and lines. */
export function listIn(cell: string): string {
  return cell
    .split(/[;,|\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean)
    .join(" | ");
}

/** The first of several. */
export function pictureIn(cell: string): string {
  return cell.split(/[,;|\s]+(?=https?:)/)[0] ?? cell;
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

/** What HTML says. Anything else stays as it is. */
export function plainText(cell: string): string {
  if (!/<\/?[a-z][^>]*>|&\w+;/i.test(cell)) return cell;
  return cell
    .replace(/<(br|\/p|\/li|\/h\d)\b[^>]*>/gi, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES.get(name) ?? entity)
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/\n\s*\n+/g, "\n")
    .trim();
}

export type Rounding = "0.01" | "0.90" | "0.99" | "1.00";

/** A price times a factor, to the nearest that ends so; halves go up. What is no amount stays as it is. */
export function priced(amount: string, factor: number, rounding: Rounding): string {
  const cents = Math.round(Number(amount) * factor * 100);
  if (!/^\d+(\.\d+)?$/.test(amount) || !Number.isSafeInteger(cents)) return amount;
  return (roundedTo(cents, rounding) / 100).toFixed(2);
}

function roundedTo(cents: number, rounding: Rounding): number {
  if (rounding === "0.01") return cents;
  const end = Math.round(Number(rounding) * 100) % 100;
  return Math.max(end, Math.floor((cents - end + 50) / 100) * 100 + end);
}
