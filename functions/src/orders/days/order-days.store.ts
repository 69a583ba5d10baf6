import { AggregateField, FieldPath, FieldValue, type Query, type Timestamp } from "firebase-admin/firestore";
import { beginOf, endOf, lastDays, monthOf, shopDayOf, timeZone } from "../../books/shop-day.ts";
import { OVERVIEW_DAYS } from "../../contract/admin/overview.ts";
import { GrpcStatus, libraryCodeOf } from "../../core/library-code.ts";
import { orderMonths, orders, type StoredOrder, StoredOrderMonth } from "../../firestore/collections.ts";
import { fieldsOf } from "../../firestore/converter.ts";
import type { Transaction } from "../../firestore/db.ts";
import { readable } from "../../firestore/readable.ts";
import { difference, type Figures, figuresOf } from "./order-figures.ts";

// Finished days are counted once and stored, those of a month in one document. Changing an order of an earlier day changes
// the figures of its day in the same commit.

/** In milliseconds: longer than any commit takes that began on a day, and than clocks differ. */
const SETTLING_MILLISECONDS = 10 * 60_000;

type Stored = Readonly<Record<string, unknown>>;

/** Belongs into every commit that deletes an order, restores it or records a return. */
export function recordOrderChange(
  tx: Transaction,
  { before = {}, after = {} }: { readonly before?: Stored; readonly after?: Stored },
): void {
  const placedAt = String(before.createdAt ?? after.createdAt);
  if (Number.isNaN(Date.parse(placedAt))) return;
  const day = shopDayOf(placedAt);
  if (day >= shopDayOf(Date.now())) return;
  const { increment } = FieldValue;
  const { orders, pieces, cents } = difference(figuresOf(after), figuresOf(before));
  const changes = { orders: increment(orders), pieces: increment(pieces), cents: increment(cents) };
  tx.set(orderMonths.withConverter(null).doc(monthOf(day)), { days: { [day]: changes } }, { merge: true });
}

interface CachedMonth {
  readonly _id: string;
  readonly days: ReadonlyMap<string, Figures>;
  readonly updateTime: Timestamp | undefined;
}

async function findMonth(_id: string): Promise<CachedMonth> {
  const snapshot = await orderMonths.doc(_id).get();
  return { _id, days: cachedDays(readable(snapshot)), updateTime: snapshot.updateTime };
}

export function cachedDays(month: StoredOrderMonth | undefined): Map<string, Figures> {
  if (month?.timeZone !== timeZone) return new Map();
  const whole = Object.entries(month.days).filter(([, { isCounted }]) => isCounted);
  return new Map(whole.map(([day, { orders, pieces, cents }]) => [day, { orders, pieces, cents }]));
}

interface FiguresOfDay extends Figures {
  readonly day: string;
}

/** The last days, oldest first. Counts those that aren't stored, and stores the finished ones. */
export async function findDays(now = Date.now()): Promise<FiguresOfDay[]> {
  const byMonth = Map.groupBy(lastDays(OVERVIEW_DAYS, now), monthOf);
  const months = await Promise.all([...byMonth.keys()].map(findMonth));
  const found: FiguresOfDay[] = [];
  // In sequence, so that each count is stored, however long the others take.
  for (const month of months.reverse()) {
    found.unshift(...(await findDaysOfMonth(month, byMonth.get(month._id) ?? [], now)));
  }
  return found;
}

async function findDaysOfMonth(
  cachedMonth: CachedMonth,
  days: readonly string[],
  now: number,
): Promise<FiguresOfDay[]> {
  const cached = days.flatMap((day) => {
    const figures = cachedMonth.days.get(day);
    return figures ? { day, ...figures } : [];
  });
  const counted = await countDays(days.filter((day) => !cachedMonth.days.has(day)));
  const isSettled = ({ day }: FiguresOfDay) => Date.parse(endOf(day)) + SETTLING_MILLISECONDS <= now;
  await cacheDays(cachedMonth, counted.filter(isSettled));
  return [...cached, ...counted].sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** Orders without one of the fields are in no index of both, and so in no sum. */
async function sumUp(wanted: Query<StoredOrder>, pieces: string, cents: string) {
  const { count, sum } = AggregateField;
  const sums = { count: count(), pieces: sum(pieces), cents: sum(cents) };
  const sorted = wanted.orderBy("createdAt").orderBy(pieces).orderBy(cents);
  return (await sorted.aggregate(sums).get()).data();
}

function sumReturns(first: string, last: string) {
  return sumUp(ordersBetween(first, last), "returned", "returnedTotal.cents");
}

/** Returns are queried by the day only where any did. */
async function countDays(days: readonly string[]): Promise<FiguresOfDay[]> {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const ofAll = await sumReturns(first, last);
  const isForEach = ofAll.count > 0 && first !== last;
  return Promise.all(
    days.map(async (day) => {
      const [placed, back] = await Promise.all([
        sumUp(ordersBetween(day, day), "quantity", "total.cents"),
        isForEach ? sumReturns(day, day) : ofAll,
      ]);
      const [pieces, cents] = [placed.pieces - back.pieces, placed.cents - back.cents];
      return { day, orders: placed.count, pieces, cents };
    }),
  );
}

/** From a first day to a last one, inclusive. */
export function ordersBetween(first: string, last: string): Query<StoredOrder> {
  return orders.where("createdAt", ">=", beginOf(first)).where("createdAt", "<", endOf(last));
}

const CONCURRENTLY_CHANGED: ReadonlySet<unknown> = new Set([
  ...[GrpcStatus.FAILED_PRECONDITION, GrpcStatus.ALREADY_EXISTS],
  ...[GrpcStatus.NOT_FOUND, GrpcStatus.ABORTED],
]);

/** Skips a month that changed since it was read: the count may be from before or after that, and is repeated. */
async function cacheDays(
  { _id, days, updateTime }: CachedMonth,
  counted: readonly FiguresOfDay[],
): Promise<void> {
  if (counted.length === 0) return;
  const all = [...days, ...counted.map(({ day, ...figures }) => [day, figures] as const)];
  const whole = all.map(([day, figures]) => [day, { ...figures, isCounted: true }]);
  const month = fieldsOf(StoredOrderMonth, { timeZone, days: Object.fromEntries(whole) });
  try {
    if (updateTime) await orderMonths.doc(_id).update(month, { lastUpdateTime: updateTime });
    else await orderMonths.doc(_id).create({ _id, ...month });
  } catch (failure) {
    if (!CONCURRENTLY_CHANGED.has(libraryCodeOf(failure))) throw failure;
  }
}

export async function forgetDay(day: string): Promise<void> {
  await orderMonths.doc(monthOf(day)).update(new FieldPath("days", day), FieldValue.delete());
}
