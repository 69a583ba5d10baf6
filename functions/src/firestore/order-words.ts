import { normaliseNumber } from "../contract/values/part-number.ts";
import { readOrderNumber } from "../contract/values/typed-order-number.ts";
import { nameAsked, wordsOfName } from "./name-words.ts";

interface Ordered {
  readonly number?: unknown;
  readonly tracking?: unknown;
  readonly email?: unknown;
  readonly productId?: unknown;
  readonly name?: unknown;
}

/** What an order is found by. Of documents of earlier releases too, which may be damaged. */
export function wordsOfOrder(order: Ordered): string[] {
  const { number, tracking, email, productId, name } = order;
  const numbers = [number, tracking].map((value) => normaliseNumber(textOf(value)));
  const entries = [...numbers, textOf(email).toLowerCase(), textOf(productId), ...wordsOfName(textOf(name))];
  return [...new Set(entries)].filter(Boolean);
}

/** The entries of an order that is meant by what somebody typed. */
export function wordsAsked(typed: string): string[] {
  const email = typed.trim().toLowerCase();
  const numbers = [typed, readOrderNumber(typed)].map(normaliseNumber);
  const asked = [...numbers, nameAsked(typed), email.isWellFormed() ? email : ""];
  return [...new Set(asked)].filter(Boolean);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
