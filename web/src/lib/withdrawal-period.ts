import type { WithdrawalPeriod } from "@carparts/functions/contract/values/withdrawal";
import shop from "../../../shop.json";

/** The customer's time to withdraw. Null in a shop without such a right. */
export const withdrawalPeriod = shop.withdrawal as WithdrawalPeriod | null;

/** The last day, and when a withdrawal was received, are the shop's. */
export const shopTimeZone = (shop as { timeZone?: string }).timeZone ?? "UTC";
