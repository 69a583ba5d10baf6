import type { StoredOrder } from "../firestore/collections.ts";

const DAY = 24 * 60 * 60 * 1000;

export const PACE_DAYS = 30;
/** The slower rate is computed from them. */
export const DEMAND_DAYS = 90;

export function dayOf(moment: Date | string): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** The first of so many days, today included. */
export function firstDay(days = PACE_DAYS, now = Date.now()): string {
  return dayOf(new Date(now - (days - 1) * DAY));
}

/** Each write removes days older than a month, so that the record stays short. */
export function pastDays(now = Date.now()): string[] {
  return Array.from({ length: PACE_DAYS }, (_, place) => dayOf(new Date(now - (DEMAND_DAYS + place) * DAY)));
}

/** The pieces of an order that are in the stock again, so that they don't count as sold. */
export function restockedPieces({ returns = [] }: Pick<StoredOrder, "returns">): number {
  return returns.reduce((sum, { isRestocked, pieces }) => sum + (isRestocked ? pieces : 0), 0);
}
