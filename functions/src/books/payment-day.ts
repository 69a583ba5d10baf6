import { shopDayOf } from "./shop-day.ts";

const MOST_YEARS = 10;

/** Tells people why no payment can have come on this day. Undefined if one can. */
export function findDayFault(day: string, today = shopDayOf(Date.now())): string | undefined {
  if (day > today) return "The day is in the future.";
  const first = `${Number(today.slice(0, 4)) - MOST_YEARS}${today.slice(4)}`;
  return day < first ? `The day is more than ${MOST_YEARS} years ago.` : undefined;
}
