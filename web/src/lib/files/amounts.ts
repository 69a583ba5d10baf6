import { normaliseInput, parseAmount } from "@carparts/functions/contract/values/typed";
import { amountWords, currencyOfWord } from "@carparts/functions/contract/values/written-currency";
import { type Decimal, type DecimalSign, decimalSigns } from "./file-format.ts";

const signs = Object.keys(decimalSigns) as DecimalSign[];

/** Of one piece, in small letters without the point behind them. Pairs and sets are more than one. */
const pieceWords = new Set(
  "pc pcs piece pieces ea each unit units st stk stck stück stueck pce pces pièce pièces szt sztuk sztuka sztuki ks kus kusů db kom шт штук stuk stuks pz pzi pezzo pezzi ud uds unidad unidades buc vnt gab tk adet".split(
    " ",
  ),
);
const perWords = new Set(["per", "pro", "par", "za", "je"]);

/** A number with what stands around it. */
const AROUND = /^([^\d-]*)(-?\d(?:.*\d)?)(\D*)$/s;
/** Such as `12,-` and `5.--`. */
const NO_CENTS = /(?<=\d)[.,][-–—]{1,2}(?!\d)/;
/** Longer ones are texts. */
export const LONGEST_AMOUNT = 60;

/** The number of an amount. Undefined where another word than such stands beside it. */
export function bareNumber(cell: string, isUnit: (word: string) => boolean): string | undefined {
  if (cell.length > LONGEST_AMOUNT) return undefined;
  const [, before = "", number, after = ""] = AROUND.exec(cell.replace(NO_CENTS, "")) ?? [];
  return amountWords(`${before} ${after}`).every(isUnit) ? number : undefined;
}

export function isPiece(word: string): boolean {
  return pieceWords.has(word.toLowerCase());
}

function isPriceUnit(word: string): boolean {
  return currencyOfWord(word) !== undefined || isPiece(word) || perWords.has(word.toLowerCase());
}

const PLAIN = { ",": /^-?\d+(,\d+)?$/, ".": /^-?\d+(\.\d+)?$/ };
/** In threes, by one sign or by blanks. */
const GROUPED = {
  ",": /^-?\d{1,3}([.\s'’])\d{3}(\1\d{3})*(,\d+)?$/,
  ".": /^-?\d{1,3}([,\s'’])\d{3}(\1\d{3})*(\.\d+)?$/,
};
/** May be a thousand times as much. */
const RIDDLE = /^-?\d{1,3}[.,]\d{3}$/;

/** True of a number that may be two, where nobody says which. */
export function isRiddle(cell: string): boolean {
  return RIDDLE.test(bareNumber(normaliseInput(cell), isPriceUnit) ?? "");
}

function readAs(bare: string, sign: DecimalSign): string | undefined {
  if (!PLAIN[sign].test(bare) && !GROUPED[sign].test(bare)) return undefined;
  const [whole = "", decimals] = bare.split(sign);
  const digits = whole.replace(/[^\d-]/g, "");
  return decimals === undefined ? digits : `${digits}.${decimals.replace(/(?<=^\d\d)0+$/, "")}`;
}

/** An amount as the API reads it, in whichever currency: `1.049,90 €` is 1049.90. Undefined if it isn't one, or nobody knows which. */
export function amountIn(cell: string, decimal: Decimal): string | undefined {
  const bare = bareNumber(normaliseInput(cell), isPriceUnit);
  return bare === undefined ? undefined : numberIn(bare, decimal);
}

export function numberIn(bare: string, { decimal, isDecimalChosen }: Decimal): string | undefined {
  if (decimal === undefined) {
    const readings = signs.flatMap((sign) => readAs(bare, sign) ?? []);
    return new Set(readings).size === 1 ? readings[0] : undefined;
  }
  if (RIDDLE.test(bare) && bare.includes(decimal) && !isDecimalChosen) return undefined;
  return readAs(bare, decimal) ?? (Number.isNaN(parseAmount(bare)) ? undefined : bare);
}
