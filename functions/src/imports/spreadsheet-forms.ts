const months: readonly RegExp[] = [
  /^(jan|янв|sty|ene|gen|led|ιαν)/,
  /^(feb|fev|fév|févr|фев|lut|úno)/,
  /^(mar|mär|mrz|mrt|маp|мар|bře|maa)/,
  /^(apr|avr|abr|апр|kwi|dub)/,
  /^(may|mai|maj|mei|mag|май|мая|kvě)/,
  /^(jun|juin|июн|cze|giu|čvn)/,
  /^(jul|juil|июл|lip|lug|čvc)/,
  /^(aug|aoû|aou|ago|авг|sie|srp)/,
  /^(sep|set|сен|wrz|zář)/,
  /^(oct|okt|ott|out|окт|paź|říj)/,
  /^(nov|ноя|lis)/,
  /^(dec|dez|déc|dic|дек|gru|pro)/,
];

function monthOf(word: string): number | undefined {
  const place = months.findIndex((month) => month.test(word.toLowerCase()));
  return place < 0 ? undefined : place + 1;
}

const DAY = 86_400_000;
const EPOCH = 25_569;
const SERIAL = /^[1-9]\d{4}$/;
const DATE = /^[\d\p{L}][\d\p{L}\-/:. ]*$/u;
const [MOST_PIECES, LONGEST_PIECE] = [6, 9];
/** Shown so by a spreadsheet and not by people who write `2-1`: with a month's name, a whole year, a time, or a zero in each place. */
const SHOWN = /\p{L}|(?:19|20)\d\d|:|^\d\d[-/.]\d\d[-/.]\d\d$/u;

function dateNumbers(text: string): number[] | undefined {
  const pieces = DATE.test(text) ? (text.match(/\d+|\p{L}+/gu) ?? []) : [];
  if (pieces.length > MOST_PIECES || pieces.some((piece) => piece.length > LONGEST_PIECE)) return undefined;
  const numbers = pieces.map((piece) => (/\d/.test(piece) ? Number(piece) % 100 : monthOf(piece)));
  const known = numbers.filter((number) => number !== undefined);
  return known.length === numbers.length && known.length > 1 ? known : undefined;
}

function dayOf(serial: string): string {
  return new Date((Number(serial) - EPOCH) * DAY).toISOString().slice(0, 10);
}

/** The day that a spreadsheet has made of `MAR12` or `3-10`, or its number in days since 1900. */
function isDateOf(stored: string, cell: string): boolean {
  const expected = dateNumbers(stored);
  const shown = SERIAL.test(cell) ? dayOf(cell) : cell;
  const found = SHOWN.test(shown) ? dateNumbers(shown) : undefined;
  return expected !== undefined && found !== undefined && expected.every((number) => found.includes(number));
}

const POWER = /^-?\d+(?:[.,](\d+))?E([+-]?\d{1,3})$/i;
const NUMBER = /^-?\d{1,40}(?:[.,]\d{1,40})?(?:E[+-]?\d{1,3})?$/i;
const GROUPED = /^-?\d{1,3}(?:([.,\s'’])\d{3})(?:\1\d{3}){0,12}(?:[.,]\d{1,40})?$/;

function readings(text: string): number[] {
  const plain = NUMBER.test(text) ? [Number(text.replace(",", "."))] : [];
  const [, separator] = GROUPED.exec(text) ?? [];
  return separator ? [...plain, Number(text.replaceAll(separator, "").replace(",", "."))] : plain;
}

function isSameNumber(one: number, other: number): boolean {
  return one === other || Number(one.toPrecision(15)) === other || cutTo15(one) === other;
}

function cutTo15(number: number): number {
  const size = Math.floor(Math.log10(Math.abs(number))) - 14;
  return size > 0 ? Math.trunc(number / 10 ** size) * 10 ** size : number;
}

function isNumberOf(stored: string, cell: string): boolean {
  const [, decimals = "", exponent] = POWER.exec(cell) ?? [];
  for (const expected of readings(stored))
    for (const found of readings(cell)) {
      if (isSameNumber(expected, found)) return true;
      const step = exponent === undefined ? 0 : 10 ** (Number(exponent) - decimals.length);
      if (Math.abs(expected - found) <= step / 2) return true;
    }
  return false;
}

const LONGEST = 60;

/** The text that was written as a formula or behind an apostrophe, so that a spreadsheet would leave it alone. */
export function withoutWrapping(cell: string): string {
  const [, quoted] = /^=\s?"([^"]{0,200})"$/.exec(cell) ?? [];
  return quoted ?? cell.replace(/^'(?=\d)/, "");
}

/** True if a cell shows a stored text as a spreadsheet has changed it by itself: nobody has written anything else. */
export function isSpreadsheetForm(stored: string, cell: string): boolean {
  if (stored.length > LONGEST || cell.length > LONGEST) return false;
  const [expected = "", found = ""] = [stored, cell].map((text) =>
    text.replace(/[\u00a0\u202f]/g, " ").trim(),
  );
  if (expected === "" || found === "" || expected === found) return false;
  return withoutWrapping(found) === expected || isNumberOf(expected, found) || isDateOf(expected, found);
}
