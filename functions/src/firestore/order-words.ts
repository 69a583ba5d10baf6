import { normaliseNumber } from "../contract/values/part-number.ts";
import { readOrderNumber } from "../contract/values/typed-order-number.ts";
import { wordsIn } from "../contract/values/words-in.ts";
import {
  beginningsOf,
  beginningsOfNumber,
  beginningsOfPhone,
  begunNumberEntries,
  begunPhoneEntries,
} from "./beginnings.ts";
import { parseNameQuery, wordsOfName } from "./name-words.ts";

interface IndexedOrder {
  readonly number?: unknown;
  readonly tracking?: unknown;
  readonly email?: unknown;
  readonly productId?: unknown;
  readonly productName?: unknown;
  readonly name?: unknown;
  readonly address?: unknown;
  readonly mobile?: unknown;
}

/** The last ones, among which the town is. */
const MOST_OF_ADDRESS = 10;
const MOST_OF_PART = 8;
const MOST_OF_EMAIL = 8;

/** Search entries of an order. Of documents of earlier releases too, which may be damaged. */
export function wordsOfOrder(order: IndexedOrder): string[] {
  const number = textOf(order.number);
  const tracking = textOf(order.tracking);
  const email = textOf(order.email);
  const whole = [...[number, tracking].map(normaliseNumber), email.toLowerCase(), textOf(order.productId)];
  const begun = [
    ...[number, tracking].flatMap(beginningsOfNumber),
    ...wordsOfName(textOf(order.name)),
    ...beginningsOf(wordsIn(email).slice(-MOST_OF_EMAIL)),
    ...beginningsOfPhone(textOf(order.mobile)),
    ...beginningsOf(wordsIn(textOf(order.address)).slice(-MOST_OF_ADDRESS)),
    ...beginningsOf(wordsIn(textOf(order.productName)).slice(0, MOST_OF_PART)),
  ];
  return [...new Set([...whole, ...begun])].filter(Boolean);
}

/** Of an order as it lies in the database, whose customer has deleted their account. */
export function wordsWithoutContact(fieldOf: (name: string) => unknown): string[] {
  const fields = ["number", "tracking", "productId", "productName", "name", "address"];
  return wordsOfOrder(Object.fromEntries(fields.map((field) => [field, fieldOf(field)])));
}

/** The entries of the order or parcel, or of the email, that is meant by what somebody typed. */
export function parseIdentifiers(typed: string): string[] {
  const email = typed.trim().toLowerCase();
  const numbers = [typed, readOrderNumber(typed)].map(normaliseNumber);
  return [...new Set([...numbers, email.isWellFormed() ? email : ""])].filter(Boolean);
}

/** The entries of orders with any field that begins so. */
export function parseBeginnings(typed: string): string[] {
  const numbers = [typed, readOrderNumber(typed)].flatMap(begunNumberEntries);
  return [...new Set([...parseNameQuery(typed), ...numbers, ...begunPhoneEntries(typed)])];
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
