import { normaliseNumber } from "../contract/values/part-number.ts";
import { plainText } from "../contract/values/plain-text.ts";

// What an order is found by. Firestore looks for one entry of a list, so words that may be asked for together have one.

/** Each more doubles the entries. */
const MOST_WORDS = 5;

interface Ordered {
  readonly number?: unknown;
  readonly tracking?: unknown;
  readonly email?: unknown;
  readonly productId?: unknown;
  readonly name?: unknown;
}

/** Of documents of earlier releases too, which may be damaged. */
export function wordsOfOrder(order: Ordered): string[] {
  const { number, tracking, email, productId, name } = order;
  const numbers = [number, tracking].map((value) => normaliseNumber(textOf(value)));
  const words = wordsOf(textOf(name));
  const entries = [
    ...numbers,
    textOf(email).toLowerCase(),
    textOf(productId),
    ...together(words.slice(0, MOST_WORDS)),
  ];
  return [...new Set([...entries, ...words, entryOf(words)])].filter(Boolean);
}

/** The entries of an order that is meant by what somebody typed. */
export function wordsAsked(typed: string): string[] {
  const email = typed.trim().toLowerCase();
  const asked = [normaliseNumber(typed), entryOf(wordsOf(typed)), email.isWellFormed() ? email : ""];
  return [...new Set(asked)].filter(Boolean);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function wordsOf(text: string): string[] {
  return [...new Set(plainText(text).match(/[\p{L}\p{N}]+/gu))];
}

function entryOf(words: readonly string[]): string {
  return words.toSorted().join(" ");
}

/** The entries of all that can be picked of these words. */
function together(words: readonly string[]): string[] {
  const picked = Array.from({ length: 2 ** words.length }, (_, picks) =>
    words.filter((_word, place) => (picks >> place) & 1),
  );
  return picked.map(entryOf);
}
