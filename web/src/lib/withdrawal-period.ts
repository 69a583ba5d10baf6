import type { WithdrawalPeriod } from "@carparts/functions/contract/values/withdrawal";
import { withdrawal } from "../../../shop.json";

/** How long a customer may withdraw. Null in a shop that has no such right. */
export const withdrawalPeriod = withdrawal as WithdrawalPeriod | null;
