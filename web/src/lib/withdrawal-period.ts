import type { WithdrawalPeriod } from "@carparts/functions/contract/values/withdrawal";

/** The customer's time to withdraw, of shop.json. Null in a shop without such a right. The home page doesn't load it. */
export const withdrawalPeriod: WithdrawalPeriod | null = import.meta.env.VITE_WITHDRAWAL ?? null;

/** Of shop.json. The last day, and when a withdrawal was received, are the shop's. */
export const shopTimeZone: string = import.meta.env.VITE_TIME_ZONE ?? "UTC";
