import type { RowOutcome } from "../contract/admin/statements.ts";
import { currencySign } from "../contract/values/currency.ts";
import { normaliseNumber } from "../contract/values/part-number.ts";
import { wordsIn } from "../contract/values/words-in.ts";
import { allocate, type Checkout, divide, type PaidShare } from "./checkout-rule.ts";

export interface Outcome extends Omit<RowOutcome, "row" | "due"> {
  readonly dueCents?: number;
  readonly shares?: readonly PaidShare[];
}

interface Target {
  readonly checkouts: readonly Checkout[];
  /** The sums that settle it: of its checkouts or, of a paper that is open, its own. */
  readonly dues: readonly number[];
}

function sumOfDues(checkouts: readonly Checkout[]): number {
  return checkouts.reduce((sum, { payment }) => sum + payment.due.cents, 0);
}

function targetOf(
  number: string,
  present: readonly Checkout[],
  paperDues: ReadonlyMap<string, number>,
): Target {
  const checkouts = present
    .filter(({ keys }) => keys.includes(number))
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
  const due = paperDues.get(number);
  return { checkouts, dues: [sumOfDues(checkouts), ...(due ? [due] : [])] };
}

/** One where all is of the same checkouts, such as an order and its invoice. */
function together(targets: readonly Target[]): Target | undefined {
  const [widest] = targets.toSorted((one, other) => other.checkouts.length - one.checkouts.length);
  if (!widest) return undefined;
  const ids = new Set(widest.checkouts.map(({ _id }) => _id));
  const isOne = targets.every(({ checkouts }) => checkouts.every(({ _id }) => ids.has(_id)));
  const same = targets.filter(({ checkouts }) => checkouts.length === ids.size);
  return isOne ? { ...widest, dues: same.flatMap(({ dues }) => dues) } : undefined;
}

const referenceOf = ([first]: readonly Checkout[]) => first?.payment.reference ?? "";

function amountText(cents: number): string {
  return `${cents < 0 ? "-" : ""}${currencySign}${(Math.abs(cents) / 100).toFixed(2)}`;
}

function dueText(cents: number): string {
  if (cents === 0) return "nothing is due";
  return cents > 0 ? `${amountText(cents)} is due` : `${amountText(-cents)} was overpaid`;
}

/** Each has what is due of it, or what was overpaid. A paper that isn't all of them fills the oldest first. */
function sharesOf(checkouts: readonly Checkout[], cents: number): PaidShare[] {
  if (cents !== sumOfDues(checkouts)) return divide(checkouts, cents);
  return checkouts.flatMap((checkout) => divide([checkout], checkout.payment.due.cents));
}

/** Judges a row whose text has these numbers, as far as any of them is known. Money that goes out settles what was overpaid. */
export function judgeNamed(
  cents: number,
  numbers: readonly string[],
  present: readonly Checkout[],
  paperDues: ReadonlyMap<string, number>,
): Outcome | undefined {
  const targets = numbers
    .map((number) => targetOf(number, present, paperDues))
    .filter(({ checkouts }) => checkouts.length > 0);
  if (targets.length === 0) return undefined;
  const target = together(targets);
  if (!target) {
    const names = [...new Set(targets.map(({ checkouts }) => referenceOf(checkouts)))].join(" and ");
    return { result: "none", why: `Names ${names}. Write a payment down for each of them.` };
  }
  const reference = referenceOf(target.checkouts);
  const [due = 0] = target.dues;
  if (cents === 0 || !target.dues.includes(cents))
    return { result: "guess", reference, dueCents: due, why: `Names ${reference}, but ${dueText(due)}.` };
  const shares = sharesOf(target.checkouts, cents);
  return {
    ...{ result: "match", reference, dueCents: cents, shares },
    why: `Names ${reference}, and ${dueText(cents)}.`,
  };
}

/** True if all of one name is in the other: banks add titles and second holders, or leave a part out. */
export function isNamed(checkoutWords: readonly string[], words: readonly string[]): boolean {
  const [fewer, more] = checkoutWords.length < words.length ? [checkoutWords, words] : [words, checkoutWords];
  return fewer.length > 0 && fewer.every((word) => more.includes(word));
}

export function payerWords(name: string): string[] {
  return [...new Set(wordsIn(name))];
}

/** Judges a row without a known number, by the checkouts with its amount and a word of its name. `isCut` is true if there may be more of them. */
export function judgeByName(
  cents: number,
  words: readonly string[],
  alike: readonly Checkout[],
  isCut: boolean,
): Outcome {
  const open = alike.filter(({ payment }) => cents !== 0 && payment.due.cents === cents);
  const [one, ...others] = open.filter((checkout) => isNamed(checkout.words, words));
  if (!one) return { result: "none", why: "Names no order, and no open one has this amount and name." };
  if (others.length > 0 || isCut)
    return { result: "none", why: "Names no order, and several open ones have this amount and name." };
  const { reference } = one.payment;
  return {
    ...{ result: "guess", reference, dueCents: cents },
    why: `Names no order, but ${reference} alone has this amount and name.`,
  };
}

export function invoicesNamed(numbers: readonly string[], checkouts: readonly Checkout[]): string[] {
  const all = checkouts.flatMap(({ invoices }) => invoices.map(({ number }) => number));
  return [...new Set(all)].filter((number) => numbers.includes(normaliseNumber(number)));
}

/** Takes what a match has paid of papers from what is due of them. */
export function lowerDues(
  paperDues: Map<string, number>,
  before: Checkout | undefined,
  after: Checkout,
): void {
  const earlier = before && allocate(before);
  for (const [paper, cents] of allocate(after)) {
    const number = normaliseNumber(paper);
    const due = paperDues.get(number);
    if (due !== undefined) paperDues.set(number, due - cents + (earlier?.get(paper) ?? 0));
  }
}

export function withShares(
  present: ReadonlyMap<string, Checkout>,
  shares: readonly PaidShare[],
): Map<string, Checkout> {
  return new Map([...present, ...shares.map(({ checkout }) => [checkout._id, checkout] as const)]);
}
