import { type Money, moneyOf, NOTHING, sumOf, times } from "../contract/values/money.ts";
import { sha256 } from "../core/sha256.ts";
import type { CheckoutLine, StoredOrder, StoredPaper } from "../firestore/collections.ts";

export type Paper = StoredPaper;
type PaperLine = Paper["lines"][number];
type PaperDeposit = Paper["deposits"][number];
type TaxRow = Paper["taxes"][number];

/** The amounts that a paper bills or credits. Each has the percent of VAT that it contains, null without tax. */
export type Billed = Pick<Paper, "lines" | "deposits" | "shipping">;

/** The pieces of an order that are still to be billed, at the price of when it was placed. */
export function billOrder(
  order: Pick<StoredOrder, "_id" | "number" | "productName" | "partNumber">,
  { pieces, price, deposit, credited, creditedDeposits }: CheckoutLine,
  percent: number | null,
): { line: PaperLine; deposit: PaperDeposit } {
  const { _id: orderId, number, productName: name, partNumber = null } = order;
  const [billed, deposits] = [pieces - credited, pieces - creditedDeposits];
  const line = {
    orderId,
    number,
    name,
    partNumber,
    pieces: billed,
    price,
    gross: times(price, billed),
    percent,
  };
  const gross = times(deposit, deposits);
  return { line, deposit: { orderId, pieces: deposits, amount: deposit, gross, percent } };
}

export function totalOf({ lines, deposits, shipping }: Billed): Money {
  return sumOf([...lines, ...deposits, shipping].map(({ gross }) => gross));
}

/** The cents of VAT that an amount contains, half a cent up. */
export function vatIn(gross: number, percent: number): number {
  const contained = (Math.abs(gross) * Math.round(percent * 100)) / (10_000 + Math.round(percent * 100));
  return Math.sign(gross) * Math.floor(contained + 0.5) || 0;
}

export type GrossByRate = ReadonlyMap<number, number>;

export function grossByRate({ lines, deposits, shipping }: Billed): GrossByRate {
  const byRate = new Map<number, number>();
  for (const { gross, percent } of [...lines, ...deposits, shipping]) {
    if (percent !== null && gross.cents !== 0) byRate.set(percent, (byRate.get(percent) ?? 0) + gross.cents);
  }
  return byRate;
}

function taxRow(percent: number, gross: number, vat: number): TaxRow {
  return { percent, net: moneyOf(gross - vat), vat: moneyOf(vat), gross: moneyOf(gross) };
}

function byPercent(one: TaxRow, other: TaxRow): number {
  return other.percent - one.percent;
}

/** Once for each rate, so that net and VAT are the gross to the cent. */
export function taxesOf(billed: Billed): TaxRow[] {
  const rows = [...grossByRate(billed)].map(([percent, gross]) =>
    taxRow(percent, gross, vatIn(gross, percent)),
  );
  return rows.toSorted(byPercent);
}

/** Computes what would be credited up to now less what was: credits of all are the invoice's taxes to the cent. */
export function taxesOfCredit(credited: Billed, before: GrossByRate): TaxRow[] {
  const rows = [...grossByRate(credited)].map(([percent, gross]) => {
    const earlier = before.get(percent) ?? 0;
    const vat = vatIn(earlier + gross, percent) - vatIn(earlier, percent);
    return taxRow(percent, -gross, -vat);
  });
  return rows.toSorted(byPercent);
}

function negative(amount: Money): Money {
  return moneyOf(-amount.cents || 0);
}

export function negated({ lines, deposits, shipping }: Billed): Billed {
  return {
    lines: lines.map((line) => ({ ...line, gross: negative(line.gross) })),
    deposits: deposits.map((deposit) => ({ ...deposit, gross: negative(deposit.gross) })),
    shipping: { ...shipping, gross: negative(shipping.gross) },
  };
}

interface CreditedPieces {
  readonly orderId: string;
  readonly pieces: number;
  readonly deposits: number;
}

export function creditOf(
  { lines, deposits, shipping }: Billed,
  credited: readonly CreditedPieces[],
  isShipping: boolean,
): Billed {
  const byOrder = new Map(credited.map((each) => [each.orderId, each]));
  return {
    lines: lines.flatMap((line) => {
      const pieces = byOrder.get(line.orderId)?.pieces ?? 0;
      return pieces > 0 ? [{ ...line, pieces, gross: times(line.price, pieces) }] : [];
    }),
    deposits: deposits.flatMap((deposit) => {
      const pieces = byOrder.get(deposit.orderId)?.deposits ?? 0;
      return pieces > 0 ? [{ ...deposit, pieces, gross: times(deposit.amount, pieces) }] : [];
    }),
    shipping: isShipping ? shipping : { ...shipping, gross: NOTHING },
  };
}

export function together(bills: readonly Billed[]): Billed {
  const [first, ...others] = bills.map(({ shipping }) => shipping);
  return {
    lines: bills.flatMap(({ lines }) => lines),
    deposits: bills.flatMap(({ deposits }) => deposits),
    shipping: {
      gross: sumOf([first, ...others].flatMap((each) => each?.gross ?? [])),
      percent: first?.percent ?? null,
    },
  };
}

interface Place {
  readonly last: number;
  readonly day: string;
  readonly hash: string;
}

export function seriesOf(letters: string, day: string): string {
  return `${letters}${day.slice(0, 4)}`;
}

export function numberOf(series: string, place: number): string {
  return `${series}-${String(place).padStart(5, "0")}`;
}

/** Of the same fields in whatever order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => {
    if (typeof each !== "object" || each === null || Array.isArray(each)) return each;
    return Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}

export function hashBuyer(buyer: NonNullable<Paper["buyer"]>): string {
  return sha256(canonical(buyer));
}

/** Names the buyer by a hash, so that it's the same once the buyer is gone. */
export function hashPaper({
  buyer: _buyer,
  keptUntil: _keptUntil,
  hash: _hash,
  ...content
}: Omit<Paper, "hash"> & { readonly hash?: string }): string {
  return sha256(canonical(content));
}

export type UnnumberedPaper = Omit<
  Paper,
  "_id" | "day" | "dueDay" | "previous" | "hash" | "buyerHash" | "buyer" | "keptUntil"
> & {
  readonly buyer: NonNullable<Paper["buyer"]>;
};

/** The years count from the end of the paper's own. */
function keptUntil(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years + 1}-01-01`;
}

interface Calendar {
  readonly today: string;
  readonly keepYears: number;
  dueDayOf(day: string): string | null;
}

/** Gives a paper the next number of its series. Days don't run backwards, whatever the clock says. */
export function numberPaper(
  draft: UnnumberedPaper,
  series: string,
  before: Place | undefined,
  { today, dueDayOf, keepYears }: Calendar,
): { paper: Paper; after: Place } {
  const day = before && before.day > today ? before.day : today;
  const last = (before?.last ?? 0) + 1;
  const dueDay = draft.kind === "invoice" ? dueDayOf(day) : null;
  const placed = { _id: numberOf(series, last), day, dueDay, previous: before?.hash ?? null };
  const content = {
    ...draft,
    ...placed,
    buyerHash: hashBuyer(draft.buyer),
    keptUntil: keptUntil(day, keepYears),
  };
  const hash = hashPaper(content);
  return { paper: { ...content, hash }, after: { last, day, hash } };
}

/** Tells what is wrong with a paper that follows the one with the hash `previous`. */
export function findPaperFault(paper: Paper, previous: string | null): string | undefined {
  const { hash, buyer, buyerHash, taxes, total } = paper;
  if (paper.previous !== previous) return "doesn't follow the one before it";
  if (hashPaper(paper) !== hash) return "isn't as it was written";
  if (buyer && hashBuyer(buyer) !== buyerHash) return "has another buyer than when it was written";
  if (totalOf(paper).cents !== total.cents) return "has a total that its lines don't add up to";
  const taxed = sumOf(taxes.map(({ gross }) => gross));
  const isTaxed = taxes.length > 0 && taxed.cents !== total.cents;
  const isOff = taxes.some(({ net, vat, gross }) => net.cents + vat.cents !== gross.cents);
  return isTaxed || isOff ? "has taxes that don't add up to its total" : undefined;
}
