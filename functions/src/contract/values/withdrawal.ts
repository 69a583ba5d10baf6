import type { Order } from "../orders.ts";

/** In days: how long a customer may withdraw, and how long a parcel is on its way at most, which is added. */
export interface WithdrawalPeriod {
  readonly days: number;
  readonly deliveryDays: number;
}

const DAY = 24 * 60 * 60 * 1000;

type Ordered = Pick<Order, "history" | "withdrawnAt">;

/**
 * The last day to withdraw from orders that were placed together, as some moment of it, ISO 8601. It's counted from when the
 * last of them was sent or, if it never was, withdrawn from; until then there's none.
 */
export function lastDayOf(
  orders: readonly Ordered[],
  { days, deliveryDays }: WithdrawalPeriod,
): string | undefined {
  const sent = orders.map(
    ({ history, withdrawnAt }) => history?.find(({ handling }) => handling === "sent")?.at ?? withdrawnAt,
  );
  const dates = sent.filter((at) => at !== undefined);
  const last = dates.toSorted().at(-1);
  if (last === undefined || dates.length < sent.length) return undefined;
  return new Date(Date.parse(last) + (deliveryDays + days) * DAY).toISOString();
}

/** True if that day of the shop's has ended wherever the customer is: clocks differ by a day. */
export function isOver(lastDay: string | undefined, now = Date.now()): boolean {
  return lastDay !== undefined && now >= Date.parse(lastDay) + 2 * DAY;
}

/** Formats it in the shop's time zone: one day, whoever names it. */
export function lastDayFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "medium" });
}
