import { normaliseNumber } from "../contract/values/part-number.ts";
import { readOrderNumber } from "../contract/values/typed-order-number.ts";
import { parseNameQuery, wordsOfName } from "./name-words.ts";

interface IndexedOrder {
  readonly number?: unknown;
  readonly tracking?: unknown;
  readonly email?: unknown;
  readonly productId?: unknown;
  readonly name?: unknown;
}

/** Search entries of an order. Of documents of earlier releases too, which may be damaged. */
export function wordsOfOrder(order: IndexedOrder): string[] {
  const { number, tracking, email, productId, name } = order;
  const numbers = [number, tracking].map((value) => normaliseNumber(textOf(value)));
  const names = wordsOfName(textOf(name)).map(namedEntry);
  const entries = [...numbers, textOf(email).toLowerCase(), textOf(productId), ...names];
  return [...new Set(entries)].filter(Boolean);
}

/** Customers choose their names: with this sign none is an entry of another kind, as of somebody else's number. */
function namedEntry(words: string): string {
  return `name:${words}`;
}

/** The entries of the order or parcel, or of the email, that is meant by what somebody typed. */
export function parseIdentifiers(typed: string): string[] {
  const email = typed.trim().toLowerCase();
  const numbers = [typed, readOrderNumber(typed)].map(normaliseNumber);
  return [...new Set([...numbers, email.isWellFormed() ? email : ""])].filter(Boolean);
}

/** The entries of orders whose customer has these words in their name. */
export function parseNames(typed: string): string[] {
  const words = parseNameQuery(typed);
  return words === "" ? [] : [namedEntry(words)];
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
