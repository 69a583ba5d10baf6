import type { Token } from "./tokens.ts";

export interface YearsRead {
  readonly first: number;
  readonly last: number;
  readonly from: number;
  readonly to: number;
}

const APOSTROPHE = /['’‘`´]$/;
const RANGE = /^\s*[-–—/]\s*['’‘`´]?$/;
const UNIT = /^(mm|cm|m|ml|l|cc|ccm|w|kw|v|a|ah|hp|ps|rpm|lm|lumen|k|kg|g|nm|bar)$/;

/** The years that a text names: '2009', ''09', '2005-2009', '2005 to 09'. A measure is none. */
export function yearsIn(tokens: readonly Token[], thisYear: number): YearsRead[] {
  const found: YearsRead[] = [];
  for (let place = 0; place < tokens.length; ) {
    const years = yearsAt(tokens, place, thisYear);
    if (years) found.push(years);
    place = years?.to ?? place + 1;
  }
  return found;
}

function yearsAt(tokens: readonly Token[], from: number, thisYear: number): YearsRead | null {
  const first = parseYear(tokens[from], thisYear);
  if (first === null) return null;
  const next = tokens[from + 1];
  const isRange = RANGE.test(tokens[from]?.after ?? "");
  const to = isRange ? from + 1 : /^(to|till|until)$/.test(next?.plain ?? "") ? from + 2 : null;
  const last = to === null ? null : parseYear(tokens[to], thisYear, true);
  if (to !== null && last !== null && last >= first) return { first, last, from, to: to + 1 };
  return UNIT.test(next?.plain ?? "") ? null : { first, last: first, from, to: from + 1 };
}

function parseYear(token: Token | undefined, thisYear: number, isEnd = false): number | null {
  if (!token || token.isLiteral) return null;
  if (/^(19|20)\d\d$/.test(token.plain)) return Number(token.plain);
  if (!/^\d\d$/.test(token.plain) || !(isEnd || APOSTROPHE.test(token.before))) return null;
  const year = 2000 + Number(token.plain);
  return year > thisYear + 1 ? year - 100 : year;
}
