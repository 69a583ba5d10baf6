/** Formats that a workbook names by a number alone (ECMA-376, 18.8.30), as far as they show digits. */
const builtIn: ReadonlyMap<number, string> = new Map([
  [1, "0"],
  [2, "0.00"],
  [4, "#,##0.00"],
  [9, "0%"],
  [10, "0.00%"],
  [39, "#,##0.00"],
  [40, "#,##0.00"],
  [44, "#,##0.00"],
  ...[14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58].map(
    (id) => [id, "yyyy-mm-dd"] as const,
  ),
  ...[18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47].map((id) => [id, "h:mm"] as const),
]);

export function builtInFormat(id: number): string {
  return builtIn.get(id) ?? "General";
}

/** A text in quotes, a character by itself, a blank as wide as another, a filling one, what stands in brackets, or one character. */
const TOKEN = /"([^"]{0,80})"|\\(.)|_.|\*.|\[([^\]]{0,40})\]|(.)/gs;

interface Token {
  readonly literal: string;
  /** A sign with a meaning, such as `0`. */
  readonly sign: string;
}

/** The tokens of a format for numbers from 0, which stands before those for others. */
function tokensOf(code: string): Token[] {
  const tokens: Token[] = [];
  for (const [, quoted, escaped, bracketed = "", sign = ""] of code.matchAll(TOKEN)) {
    if (sign === ";") break;
    // Such as `$€-407`. Others are colours and conditions.
    const currency = bracketed.startsWith("$") ? bracketed.slice(1).split("-")[0] : "";
    tokens.push({ literal: quoted ?? escaped ?? currency ?? "", sign });
  }
  return tokens;
}

const NO_DAY_BEFORE = 1;
const LAST_DAY = 2_958_465;
const DAY = 86_400_000;
/** The serial number of 1970-01-01. */
const EPOCH = 25_569;
const DAYS_UNTIL_1904 = 1462;

/** More digits than a number of a workbook can hold: what stands behind them is lost. */
const TOO_LARGE = 1e15;

function digitsOf(value: number): string {
  if (Math.abs(value) >= TOO_LARGE) return value.toExponential(14).toUpperCase();
  return String(Number(value.toPrecision(15)));
}

export type NumberFormat = (value: number) => string;

/** Writes the numbers of a cell as the sheet shows them, but without signs between thousands. Days are ISO 8601. */
export function numberFormat(code: string, is1904: boolean): NumberFormat {
  const tokens = tokensOf(code);
  const letters = tokens
    .map(({ sign }) => sign)
    .join("")
    .toLowerCase();
  if (/general|[@/e]/.test(letters) && !/[ymdh]/.test(letters)) return digitsOf;
  if (/[ydmhs]/.test(letters))
    return (value) => dayOf(value + (is1904 ? DAYS_UNTIL_1904 : 0), /[yd]/.test(letters)) ?? digitsOf(value);
  // A comma behind the digits shows thousands as ones.
  return /[0#?]/.test(letters) && !/,(?![\d#?])/.test(letters) ? asShown(tokens) : digitsOf;
}

/** Undefined of a number that is no day: a sheet shows nothing but #### of it. */
function dayOf(serial: number, hasDay: boolean): string | undefined {
  if (serial < 0 || serial > LAST_DAY) return undefined;
  const iso = new Date(Math.round((serial - EPOCH) * DAY)).toISOString();
  return serial < NO_DAY_BEFORE && !hasDay ? iso.slice(11, 16) : iso.slice(0, 10);
}

const isPlace = ({ sign }: Token) => sign !== "" && "0#?".includes(sign);

function asShown(all: readonly Token[]): NumberFormat {
  const tokens = all.filter(({ sign }) => sign !== ",");
  const point = tokens.findIndex(({ sign }) => sign === ".");
  const whole = point < 0 ? tokens : tokens.slice(0, point);
  const decimals = point < 0 ? [] : tokens.slice(point + 1).filter(isPlace);
  const lastPlace = tokens.findLastIndex((token) => isPlace(token) || token.sign === ".");
  const ahead = whole.slice(0, whole.findLastIndex(isPlace) + 1);
  const behind = tokens
    .slice(lastPlace + 1)
    .map(textOf)
    .join("");
  const zeros = ahead.filter(({ sign }) => sign === "0").length;
  const leastDecimals = decimals.filter(({ sign }) => sign === "0").length;
  const isPercent = tokens.some(({ sign }) => sign === "%");
  return (value) => {
    const shown = Math.abs(isPercent ? value * 100 : value);
    const digits = digitsOf(shown);
    if (digits.includes("E") || digits.includes("e")) return digitsOf(value);
    // A price may be rounded to cents, but to nothing that is less exact.
    const rounded = decimals.length < 2 ? digits : Number(digits).toFixed(decimals.length);
    const [ones = "", fraction = ""] = rounded.split(".");
    const least = fraction.replace(/0{1,30}$/, "").padEnd(leastDecimals, "0");
    const text = placed(ones.padStart(zeros, "0"), ahead) + (least && `.${least}`) + behind;
    return (value < 0 ? `-${text}` : text).trim();
  };
}

function textOf({ literal, sign }: Token): string {
  return literal + sign;
}

/** The digits at the places of a format, from the right; what is left stands at the first place. */
function placed(digits: string, tokens: readonly Token[]): string {
  let [text, end] = ["", digits.length];
  const firstPlace = tokens.findIndex(isPlace);
  for (let at = tokens.length - 1; at >= 0; at--) {
    const token = tokens[at];
    if (!token) continue;
    if (!isPlace(token)) text = textOf(token) + text;
    else {
      const start = at === firstPlace ? 0 : Math.max(end - 1, 0);
      text = digits.slice(start, end) + text;
      end = start;
    }
  }
  return firstPlace < 0 ? digits + text : text;
}
