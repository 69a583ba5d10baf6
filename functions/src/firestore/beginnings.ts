import { wordsIn } from "../contract/values/words-in.ts";

// Firestore looks for one entry of a list, so each beginning of a word has one, alone and with the words before it.

const MOST_LETTERS = 12;
const MOST_TOGETHER = 3;

/** No number, email or id begins with it, so that none is what a customer chose to be called. */
const SIGN = "^";

function lettersOf(word: string): string[] {
  return [...word].slice(0, MOST_LETTERS);
}

function entryOf(words: readonly string[]): string {
  return SIGN + words.map((word) => lettersOf(word).join("")).join(" ");
}

export function beginningsOf(words: readonly string[]): string[] {
  return words.flatMap((word, place) =>
    lettersOf(word).flatMap((_letter, last) => {
      const begun = lettersOf(word).slice(0, last + 1);
      const together = Math.min(MOST_TOGETHER, place + 1);
      return Array.from({ length: together }, (_, before) =>
        entryOf([...words.slice(place - before, place), begun.join("")]),
      );
    }),
  );
}

/** Of a longer word the first letters count, and of more words the last three. */
export function begunEntries(words: readonly string[]): string[] {
  return words.length === 0 ? [] : [entryOf(words.slice(-MOST_TOGETHER))];
}

export function begunNumberEntries(typed: string): string[] {
  const words = wordsIn(typed);
  const number = words.join("");
  return words.length > 1 && number.length > MOST_LETTERS ? [] : begunEntries(number === "" ? [] : [number]);
}

export function togetherEntries(words: readonly string[]): string[] {
  return words.length === 0 ? [] : [SIGN + [...new Set(words)].toSorted().join(" ")];
}

export function beginningsOfNumber(number: string): string[] {
  const words = wordsIn(number);
  return [...beginningsOf(words), ...beginningsOf([words.join("")])];
}

const FEWEST_DIGITS = 3;
const MOST_GROUPS = 5;
const LONGEST_CODE = 5;
const ENDS = [4, 5, 6, 7, 8];

function digitsOf(written: string): string[] {
  return written.normalize("NFKC").replace("(0)", " ").match(/\d+/g) ?? [];
}

/** By each group of its digits with those that follow, and by its end. */
export function beginningsOfPhone(written: string): string[] {
  const groups = digitsOf(written).slice(0, MOST_GROUPS);
  const digits = groups.join("");
  const isUngrouped = Number(groups[0]?.length) > LONGEST_CODE && /^\s*(\+|00)/.test(written);
  const national = digits.replace(/^0+/, "");
  const rests = [
    ...groups.map((_, place) => groups.slice(place).join("")),
    ...[0, 1, 2, 3].map((code) => (isUngrouped ? national.slice(code) : national)),
  ];
  const ends = ENDS.map((length) => SIGN + digits.slice(-length));
  const begun = rests.flatMap((rest) => beginningsOf([rest]));
  return [...begun, ...ends].filter((entry) => entry.length > FEWEST_DIGITS);
}

/** With and without its zero. */
export function begunPhoneEntries(typed: string): string[] {
  if (!/^[+\d\s()[\]./\p{Dash}]+$/u.test(typed)) return [];
  const digits = digitsOf(typed).join("");
  const isLong = digits.length >= FEWEST_DIGITS;
  return isLong
    ? [digits, digits.replace(/^0+/, "")].filter(Boolean).flatMap((one) => begunEntries([one]))
    : [];
}
