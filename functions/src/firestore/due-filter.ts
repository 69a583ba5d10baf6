import { Filter } from "firebase-admin/firestore";
import type { OrdersQuery } from "../contract/admin/orders.ts";

/** Those in one of these states, by the field that has it. What is late is open or part, too. */
export function isInState(field: string, wanted: NonNullable<OrdersQuery["due"]>): Filter {
  const states = wanted.filter((state) => state !== "late");
  return Filter.or(
    ...(states.length > 0 ? [Filter.where(field, "in", states)] : []),
    ...(states.length < wanted.length ? [Filter.where("isLate", "==", true)] : []),
  );
}
