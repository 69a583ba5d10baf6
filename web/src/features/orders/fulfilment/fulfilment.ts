import type { Order } from "@carparts/functions/contract/orders";
import { type OrderStatus, orderStatuses } from "@carparts/functions/contract/values/order-status";

/** The handling in the words of who does it. */
export const orderStatusNames: Readonly<Record<OrderStatus, string>> = {
  new: "New",
  picked: "Picked",
  sent: "Sent",
  closed: "Closed",
};

/** The same steps in a customer's words. */
export const progressNames: typeof orderStatusNames = {
  new: "Ordered",
  picked: "Packed",
  sent: "Sent",
  closed: "Completed",
};

interface Actor {
  readonly who?: string | undefined;
  readonly email?: string | undefined;
}

/** Names who did something, or "you" for the admin's own uid. */
export function actorText({ who, email }: Actor, viewer: string | undefined): string {
  return ` by ${who === viewer ? "you" : (email ?? `admin ${who}`)}`;
}

type HasStatus = Pick<Order, "handling">;

/** Undefined after the last one. */
export function nextStep({ handling }: HasStatus): OrderStatus | undefined {
  return orderStatuses[orderStatuses.indexOf(handling) + 1];
}

/** The server decides. This is what it will say. */
export function isDeletable({ handling }: HasStatus, isAdmin: boolean): boolean {
  return handling === "new" || (isAdmin && handling === "picked");
}

/** Also once it's closed. What it has can be reviewed then. */
export function isSent({ handling }: HasStatus): boolean {
  return handling === "sent" || handling === "closed";
}

/** The orders on the screen may be this old. */
const LIVE_MILLISECONDS = 15_000;

/** For `refetchInterval`: a closed order never changes again. */
export function liveInterval(orders: readonly HasStatus[] = []): number | false {
  return orders.some((order) => nextStep(order)) && LIVE_MILLISECONDS;
}
