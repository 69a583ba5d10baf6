import shop from "../../../../shop.json" with { type: "json" };
import { timeZone } from "../../books/shop-day.ts";
import { isOver, lastDayFormat, lastDayOf, type WithdrawalPeriod } from "../../contract/values/withdrawal.ts";
import { AppError } from "../../core/app-error.ts";
import type { StoredOrder } from "../../firestore/collections.ts";

export const withdrawalPeriod = shop.withdrawal as WithdrawalPeriod | null;

const lastDays = lastDayFormat(timeZone);

type WithdrawableOrder = Pick<StoredOrder, "history" | "withdrawnAt">;

export function assertInTime(
  together: readonly WithdrawableOrder[],
  period: WithdrawalPeriod,
  now = Date.now(),
): void {
  const lastDay = lastDayOf(together, period);
  if (lastDay === undefined || !isOver(lastDay, now)) return;
  const day = lastDays.format(new Date(lastDay));
  throw new AppError(
    "not_next",
    `The last day to withdraw from this order was ${day}. Please write or call us: our email and phone number are at the bottom of every page.`,
  );
}

type Withdrawn = Pick<StoredOrder, "version" | "quantity" | "returned">;

/** It's open as long as pieces may still come back: once all have, no step is left that could settle it. */
export function createWithdrawal({ version, quantity, returned = 0 }: Withdrawn, at: string) {
  const isOpen = returned < quantity;
  return { withdrawnAt: at, version: version + 1, ...(isOpen && { isWithdrawalOpen: true as const }) };
}
