import { nameOf } from "../catalogue/sentence/short-names.ts";
import { type Token, tokensOf } from "../catalogue/sentence/tokens.ts";
import { type YearsRead, yearsIn } from "../catalogue/sentence/years.ts";
import { partFields } from "../contract/admin/part-fields.ts";
import { isMake } from "./makes.ts";

interface VehicleRow {
  readonly make: string;
  readonly model: string;
  readonly yearFrom: number;
  readonly yearTo: number | null;
  readonly note?: string;
}

interface ReadVehicles {
  readonly rows: readonly VehicleRow[];
  readonly unread?: string;
}

const { fitment } = partFields;
const LONGEST_MAKE = 3;
const FIRST_CAR = 1950;

/** Reads vehicles as people write them: `VW Golf V 2003-2008; Audi A3 8P ab 2004`. Entries of the shop's own files are among them. */
export function readVehicles(cell: string): ReadVehicles {
  const rows: VehicleRow[] = [];
  let unread: string | undefined;
  for (const entry of cell.split(/[|\n]/).filter((each) => each.trim() !== "")) {
    const own = valid(fitment.column.read(entry));
    const texts = own ? [] : entriesOf(entry);
    rows.push(...(own ?? []));
    for (const text of texts) {
      const row = readVehicle(text);
      if (row) rows.push(row);
      else unread ??= text.trim();
    }
  }
  return { rows, ...(unread !== undefined && { unread }) };
}

function valid(rows: unknown): VehicleRow[] | undefined {
  const { data } = fitment.schema.safeParse(rows);
  return data as VehicleRow[] | undefined;
}

/** A comma or a bar parts vehicles where another make follows it. Elsewhere it belongs to the note. */
function entriesOf(text: string): string[] {
  return text.split(";").flatMap((piece) => {
    const entries: string[] = [];
    for (const part of piece.split(/,|\s\/\s/).filter((each) => each.trim() !== "")) {
      const isNext = entries.length === 0 || makeLength(tokensOf(part)) > 0;
      entries.push(isNext ? part : `${entries.pop()}, ${part.trim()}`);
    }
    return entries;
  });
}

function makeLength(tokens: readonly Token[]): number {
  for (let words = Math.min(LONGEST_MAKE, tokens.length); words > 0; words--) {
    const typed = tokens.slice(0, words);
    if (isMake(nameOf(typed.map((token) => token.typed).join(" ")))) return words;
  }
  return 0;
}

/** Months aside, and as the search reads years: `09/03-08` is 2003 to 2008. */
function withPlainYears(text: string): string {
  return text
    .replace(/(?<!\d)(?:0?[1-9]|1[0-2])[./](?=(?:19|20)\d\d(?!\d))/g, "")
    .replace(/(?<=(?<!\d)(?:19|20)\d\d)[./](?:0[1-9]|1[0-2])(?!\d)/g, "")
    .replace(/(?<![\d.])(\d\d)\s?[-–]\s?(\d\d)(?![\d.])/g, "'$1-'$2")
    .replace(/((?:19|20)\d\d)\s(?:bis|à|au|t\/m|tot|do|hasta|al?)\s(?=(?:19|20)\d\d)/gi, "$1-");
}

const SINCE = /^(ab|from|since|seit|depuis|od|vanaf|desde|dal|da|partir|von)$/;
const SINCE_FILLERS = /^(a|à|de|bj|baujahr|year|rok)$/;
const ON = /^(on|onwards|up|present|today|heute|date|now|actualidad|oggi|teraz|heden)$/;
const GOES_ON = /^\s*(?:[-–]?>|→|\+|[-–]|…|\.{2,3})\s*(?:$|[,)\]])/;
const UNTIL = /^(bis|until|till|to|jusqu|jusquà|tot|do|hasta|fino|before|vor)$/;

function readVehicle(typed: string): VehicleRow | undefined {
  const text = withPlainYears(typed).trim();
  const tokens = tokensOf(text);
  const first = makeLength(tokens);
  const years = yearsIn(tokens, new Date().getFullYear()).filter(({ from }) => from > first);
  const [named, another] = years;
  if (first === 0 || !named || another || named.first < FIRST_CAR) return undefined;
  const span = spanOf(tokens, named);
  if (!span) return undefined;
  const { from, to, yearTo } = span;
  const words = tokens.slice(first, from);
  const codes = words.findIndex((token, place) => place > 0 && isCode(token, words[place - 1]));
  const model = codes < 0 ? words : words.slice(0, codes);
  const [start, end] = [model[0], model.at(-1)];
  if (!start || !end || start.before.includes("(")) return undefined;
  const before = text.slice(end.end, tokens[from]?.start ?? text.length);
  const after = text.slice(tokens[to - 1]?.end ?? text.length);
  const note = [before, after].map(withoutEdges).filter(Boolean).join(", ");
  const row = {
    ...{
      make: text.slice(tokens[0]?.start ?? 0, tokens[first - 1]?.end),
      model: text.slice(start.start, end.end),
    },
    ...{ yearFrom: named.first, yearTo, ...(note && { note }) },
  };
  return valid([row])?.[0];
}

/** The words about years, and the last one. Undefined where a first year isn't said. */
function spanOf(tokens: readonly Token[], { first, last, from, to }: YearsRead) {
  if (first !== last) return { from, to, yearTo: last };
  let start = from;
  while (SINCE_FILLERS.test(tokens[start - 1]?.plain ?? "")) start--;
  const before = tokens[start - 1]?.plain ?? "";
  if (UNTIL.test(before)) return undefined;
  if (SINCE.test(before)) {
    const isPhrase = before === "partir" && tokens[start - 2]?.plain === "a";
    return { from: start - (isPhrase ? 2 : 1), to, yearTo: null };
  }
  if (ON.test(tokens[to]?.plain ?? "")) return { from, to: to + 1, yearTo: null };
  const goesOn = GOES_ON.test(tokens[to - 1]?.after ?? "");
  return { from, to, yearTo: goesOn ? null : last };
}

const ENGINES = /^(tdi|tsi|tfsi|fsi|hdi|cdi|dci|jtd|cdti|crdi|tdci|ecoboost|diesel|benzin|petrol|essence)$/;
const NUMBERED = /^(model|serie|series|class|klasse|classe)$/;

/** True if it's a platform, a generation or an engine rather than a word of the model's name. */
function isCode({ plain, before, after }: Token, last: Token | undefined): boolean {
  if (before.includes("(") || before.includes(",")) return true;
  if (/^(i{1,3}|iv|vi{0,3}|mk\d?)$/.test(plain) || ENGINES.test(plain)) return true;
  if (/\d/.test(plain) && /\p{L}/u.test(plain)) return true;
  if (!/^\d$/.test(plain)) return false;
  const isNamed = /^\p{L}{3,}$/u.test(last?.plain ?? "") && !NUMBERED.test(last?.plain ?? "");
  return isNamed || /^[.,]$/.test(after);
}

function withoutEdges(text: string): string {
  return text
    .replace(/[()[\]'’]/g, " ")
    .replace(EDGES, "")
    .replace(/\s+/g, " ");
}

const EDGES = /^[\s,;:>→+…-]+|(?<![\s,;:>→+…-])[\s,;:>→+…-]+$/g;
