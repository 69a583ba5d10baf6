import type { Order } from "@carparts/functions/contract/orders";
import { isOver, lastDayFormat, lastDayOf } from "@carparts/functions/contract/values/withdrawal";
import { shopTimeZone, withdrawalPeriod } from "#lib/withdrawal-period.ts";

const lastDays = lastDayFormat(shopTimeZone);

/**
 * Until when an order can be withdrawn from, in words. Undefined where it can't be: the server decides, and this is what it will say.
 * As long as its basket is cut, only the server knows.
 */
export function untilText(order: Order, orders: readonly Order[], isCut = false): string | undefined {
  if (!withdrawalPeriod || order.withdrawnAt) return undefined;
  const { days, deliveryDays } = withdrawalPeriod;
  if (isCut) return `Until ${days + deliveryDays} days after the last of its basket is sent`;
  const together = orders.filter(({ basketId = "" }) => basketId === order.basketId);
  const lastDay = lastDayOf([order, ...together], withdrawalPeriod);
  if (isOver(lastDay)) return undefined;
  if (lastDay) return `Until ${lastDays.format(new Date(lastDay))}`;
  return `Until ${days + deliveryDays} days after it's sent`;
}
