import * as z from "zod/mini";
import { persistedValue } from "#lib/persisted-value.ts";

/** A time of the database's clock, to the microsecond. Orders are told apart by no other clock. */
const Moment = z.object({ seconds: z.int(), nanoseconds: z.int() });
export type Moment = z.infer<typeof Moment>;

export const BEFORE_ALL: Moment = { seconds: 0, nanoseconds: 0 };

/** Up to which change this account has seen the orders, in any tab of the browser. */
export const seenOrders = persistedValue("seenOrders", z.object({ owner: z.string(), moment: Moment }));

export function isAfter(one: Moment, other: Moment): boolean {
  return one.seconds === other.seconds ? one.nanoseconds > other.nanoseconds : one.seconds > other.seconds;
}
