import { findDays } from "../orders/days/order-days.store.ts";

/** Counts the days that the first look at an overview would count for seconds, as the shop does by night. */
export default async function countFinishedDays(): Promise<void> {
  await findDays();
}
