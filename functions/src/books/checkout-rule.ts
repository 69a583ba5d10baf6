import { type Money, moneyOf, NOTHING } from "../contract/values/money.ts";
import { normaliseNumber } from "../contract/values/part-number.ts";
import type { PaymentState } from "../contract/values/payment.ts";
import { wordsIn } from "../contract/values/words-in.ts";
import type { CheckoutLine, StoredCheckout, StoredOrder, StoredPayment } from "../firestore/collections.ts";

export type Checkout = StoredCheckout;

type OrderedLine = Pick<StoredOrder, "_id" | "number" | "quantity" | "price" | "deposit"> &
  Partial<Pick<StoredOrder, "returned" | "returns" | "credited" | "creditedDeposits" | "invoice">>;

type CheckedOut = OrderedLine & Pick<StoredOrder, "basketId" | "shipping" | "createdAt" | "name">;

export function checkoutIdOf({ _id, basketId }: Pick<StoredOrder, "_id" | "basketId">): string {
  return basketId ?? _id;
}

export function depositsBackOf({ returns = [] }: Pick<OrderedLine, "returns">): number {
  const withDeposit = returns.filter(({ isDepositBack }) => isDepositBack);
  return withDeposit.reduce((sum, { pieces }) => sum + pieces, 0);
}

/** Deposits that a credit note gave back count first for pieces that had come without theirs. */
export function depositsToCredit(
  credited: number,
  before: Pick<OrderedLine, "returned" | "returns">,
  after: Pick<OrderedLine, "returns">,
): number {
  const back = depositsBackOf(before);
  const withoutDeposit = (before.returned ?? 0) - back;
  const noted = Math.max(0, credited - back);
  return Math.max(0, depositsBackOf(after) - credited + Math.min(noted, withoutDeposit));
}

function lineOf(order: OrderedLine): CheckoutLine {
  const { _id, number, quantity, price, deposit = NOTHING, returned = 0, invoice } = order;
  const { credited = returned, creditedDeposits = depositsBackOf(order) } = order;
  const line = { orderId: _id, number, pieces: quantity, price, deposit, credited, creditedDeposits };
  return { ...line, ...(invoice && { invoice }) };
}

const MOST_WORDS = 8;

/** Sending is told by the first order alone. */
function byPlace(one: CheckedOut, other: CheckedOut): number {
  const shipping = (other.shipping?.cents ?? 0) - (one.shipping?.cents ?? 0);
  return shipping || one.createdAt.localeCompare(other.createdAt);
}

/** Opens the ledger of orders that were placed in one act, however far they have come, and nothing was paid of. */
export function openCheckout(placed: readonly CheckedOut[]): Checkout {
  const [first, ...others] = placed.toSorted(byPlace);
  if (!first) throw new Error("A checkout has an order.");
  const opened = {
    _id: checkoutIdOf(first),
    lines: [first, ...others].map(lineOf),
    shipping: first.shipping ?? NOTHING,
    payment: { reference: first.number, total: NOTHING, paid: NOTHING, due: NOTHING, state: "open" as const },
    createdAt: first.createdAt,
    invoices: [],
    keys: placed.map(({ number }) => normaliseNumber(number)),
    words: [...new Set(wordsIn(first.name))].slice(0, MOST_WORDS),
  };
  return settle(opened);
}

function costOf({ pieces, price, deposit, credited, creditedDeposits }: CheckoutLine): number {
  return price.cents * (pieces - credited) + deposit.cents * (pieces - creditedDeposits);
}

/** Sending is charged as long as one of its orders is there. */
function totalOf({ lines, shipping, creditedShipping }: Omit<Checkout, "payment">): Money {
  const present = lines.filter(({ isDeleted }) => !isDeleted);
  const ofLines = present.reduce((sum, line) => sum + costOf(line), 0);
  const isSent = present.length > 0 && !creditedShipping;
  return moneyOf(ofLines + (isSent ? shipping.cents : 0));
}

export function stateOf(paid: number, due: number): PaymentState {
  if (due === 0) return "paid";
  if (due < 0) return "over";
  return paid > 0 ? "part" : "open";
}

/** With what follows from its lines and what came. */
function settle(checkout: Checkout): Checkout {
  const total = totalOf(checkout);
  const { reference, paid, paidOn } = checkout.payment;
  const due = moneyOf(total.cents - paid.cents);
  const payment: StoredPayment = {
    ...{ reference, total, paid, due, state: stateOf(paid.cents, due.cents) },
    ...(paidOn !== undefined && { paidOn }),
  };
  return { ...checkout, payment };
}

function withLine(
  checkout: Checkout,
  orderId: string,
  change: (line: CheckoutLine) => CheckoutLine,
): Checkout {
  const lines = checkout.lines.map((line) => (line.orderId === orderId ? change(line) : line));
  return settle({ ...checkout, lines });
}

export function withoutOrder(checkout: Checkout, orderId: string): Checkout {
  return withLine(checkout, orderId, (line) => ({ ...line, isDeleted: true }));
}

/** Puts an order back, or in where its checkout was opened while it was deleted. */
export function withOrder(checkout: Checkout, order: OrderedLine): Checkout {
  const restored = lineOf(order);
  const others = checkout.lines.filter(({ orderId }) => orderId !== order._id);
  const isKnown = others.length < checkout.lines.length;
  if (!isKnown) return settle({ ...checkout, lines: [...others, restored] });
  return withLine(checkout, order._id, ({ isDeleted: _, ...line }) => line);
}

interface Credit {
  readonly pieces: number;
  readonly deposits: number;
}

export function withCredit(checkout: Checkout, orderId: string, { pieces, deposits }: Credit): Checkout {
  return withLine(checkout, orderId, (line) => ({
    ...line,
    credited: line.credited + pieces,
    creditedDeposits: line.creditedDeposits + deposits,
  }));
}

export function withoutShipping(checkout: Checkout): Checkout {
  return settle({ ...checkout, creditedShipping: true });
}

/** Something of it can be put on an invoice. */
function isBillable({ pieces, deposit, credited, creditedDeposits }: CheckoutLine): boolean {
  return pieces > credited || (deposit.cents > 0 && pieces > creditedDeposits);
}

interface OrderFields extends Pick<Checkout, "payment"> {
  /** Null where one can be written; left out where nothing is left to bill. */
  readonly invoice?: string | null;
  readonly credited?: number;
  readonly creditedDeposits?: number;
}

/** The fields of an order's document that repeat its ledger. */
export function orderFieldsOf({ lines, payment }: Checkout, orderId: string): OrderFields {
  const line = lines.find((each) => each.orderId === orderId);
  if (!line) return { payment, invoice: null };
  const { credited, creditedDeposits, invoice } = line;
  return {
    payment,
    ...((invoice !== undefined || isBillable(line)) && { invoice: invoice ?? null }),
    ...(credited > 0 && { credited }),
    ...(creditedDeposits > 0 && { creditedDeposits }),
  };
}

interface Share {
  readonly number: string;
  readonly total: Money;
  readonly orderIds: readonly string[];
}

export function withInvoice(checkout: Checkout, { number, total, orderIds }: Share): Checkout {
  const lines = checkout.lines.map((line) =>
    orderIds.includes(line.orderId) ? { ...line, invoice: number } : line,
  );
  const invoices = [...checkout.invoices, { number, total }];
  return { ...checkout, lines, invoices, keys: [...checkout.keys, normaliseNumber(number)] };
}

/** The cents of what came that each of its invoices has, the oldest first. */
export function allocate({ invoices, payment }: Checkout): Map<string, number> {
  let rest = Math.max(0, payment.paid.cents);
  return new Map(
    invoices.map(({ number, total }) => {
      const share = Math.min(rest, total.cents);
      rest -= share;
      return [number, share];
    }),
  );
}

export function withPayment(checkout: Checkout, amount: Money): Checkout {
  const paid = moneyOf(checkout.payment.paid.cents + amount.cents);
  return settle({ ...checkout, payment: { ...checkout.payment, paid } });
}

/** With the last day on which something came. */
export function withPaidOn(checkout: Checkout, day: string): Checkout {
  const { paidOn = day } = checkout.payment;
  return { ...checkout, payment: { ...checkout.payment, paidOn: paidOn > day ? paidOn : day } };
}

/** With a credit note's number, which whoever pays back may write. */
export function withCreditNumber(checkout: Checkout, number: string): Checkout {
  return { ...checkout, keys: [...checkout.keys, normaliseNumber(number)] };
}

export interface PaidShare {
  /** With its part of the payment. */
  readonly checkout: Checkout;
  readonly cents: number;
}

/** Each has what is due of it, or pays back what came too much, and the last has what is left. */
export function divide(checkouts: readonly Checkout[], cents: number): PaidShare[] {
  let rest = cents;
  const shares = checkouts.map((checkout, place) => {
    const isLast = place === checkouts.length - 1;
    const due = checkout.payment.due.cents;
    const own = cents > 0 ? Math.max(0, Math.min(rest, due)) : Math.min(0, Math.max(rest, due));
    const share = isLast ? rest : own;
    rest -= share;
    return { checkout: withPayment(checkout, moneyOf(share)), cents: share };
  });
  return shares.filter((share) => share.cents !== 0);
}

export function datedShares(shares: readonly PaidShare[], day: string): PaidShare[] {
  return shares.map(({ checkout, cents }) => {
    return { checkout: cents > 0 ? withPaidOn(checkout, day) : checkout, cents };
  });
}

/** The ledger as its orders and what came for it say. Lines of orders that are gone stay as they were. */
export function recount(
  present: readonly CheckedOut[],
  paid: Money,
  written: Checkout | undefined,
): Checkout | undefined {
  const others = (written?.lines ?? []).filter(({ orderId }) => !present.some(({ _id }) => _id === orderId));
  const gone = others.map((line) => ({ ...line, isDeleted: true as const }));
  const opened = present.length > 0 ? openCheckout(present) : undefined;
  const base = written ?? opened;
  if (!base) return undefined;
  const lines = [...(opened?.lines ?? []), ...gone];
  return settle({ ...base, lines, payment: { ...base.payment, paid } });
}
