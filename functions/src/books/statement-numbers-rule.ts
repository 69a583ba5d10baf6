import { mod97 } from "../contract/values/mod97.ts";
import { upperCase } from "../contract/values/names.ts";

const WORD = /[\p{L}\p{N}]+/gu;
const ORDER = /^[0-9A-HJKMNP-TV-Z]{10}$/;
/** ISO 11649, of an order's number. */
const REFERENCE = /^(RF\d\d)([0-9A-HJKMNP-TV-Z]{10})$/;
const REFERENCE_START = /^RF\d\d$/;
/** Five digits, or more without a zero before them. */
const PAPER = /^[A-Z]{1,3}2\d{3}(\d{5}|[1-9]\d{5,8})$/;

const LONGEST = 16;
const MOST = 20;

interface Word {
  readonly text: string;
  /** True if a hyphen alone stands between it and the word before. */
  readonly isJoined: boolean;
}

function wordsOf(text: string): Word[] {
  const plain = upperCase(text.replace(/\p{DI}/gu, "").normalize("NFKC"));
  let end = 0;
  return [...plain.matchAll(WORD)].map(([word], at, all) => {
    const { index = 0 } = all[at] ?? {};
    const isJoined = at > 0 && plain.slice(end, index) === "-";
    end = index + word.length;
    return { text: word, isJoined };
  });
}

const hasDigit = (word: Word | undefined) => /\d/.test(word?.text ?? "");

function isWhole(words: readonly Word[], from: number, to: number): boolean {
  const [before, first, after] = [words[from - 1], words[from], words[to + 1]];
  return !(first?.isJoined && hasDigit(before)) && !(after?.isJoined && hasDigit(after));
}

/** The normalised number that stands there alone, if it is one. The check digits of a reference must be right, also where blanks part them. */
function numberOf(joined: string, before: Word | undefined): string | undefined {
  const [, check, referenced] = REFERENCE.exec(joined) ?? [];
  if (check && referenced) return mod97(referenced + check) === 1 ? referenced : undefined;
  if (ORDER.test(joined)) return REFERENCE_START.test(before?.text ?? "") ? undefined : joined;
  return PAPER.test(joined) ? joined : undefined;
}

/** The numbers of orders and papers that a text may hold, normalised: in whichever case, and with blanks anywhere. */
export function numbersIn(text: string): string[] {
  const words = wordsOf(text);
  const found = new Set<string>();
  for (const from of words.keys()) {
    let joined = "";
    for (let to = from; to < words.length && joined.length < LONGEST; to++) {
      joined += words[to]?.text ?? "";
      const number = numberOf(joined, words[from - 1]);
      if (number !== undefined && isWhole(words, from, to)) found.add(number);
    }
  }
  return [...found].slice(0, MOST);
}
