import type { FulfilOrder } from "../../contract/admin/fulfilment.ts";
import { type OrderStatus, orderStatuses } from "../../contract/values/order-status.ts";
import { AppError } from "../../core/app-error.ts";
import type { StoredOrder } from "../../firestore/collections.ts";

type FulfilmentFields = Pick<StoredOrder, "handling" | "version" | "carrier" | "tracking" | "history">;

type OrderStep = Pick<FulfilmentFields, "handling">;

function nextStep({ handling }: OrderStep): OrderStatus | undefined {
  return orderStatuses[orderStatuses.indexOf(handling) + 1];
}

export function isNext(order: OrderStep, wanted: OrderStatus): boolean {
  return nextStep(order) === wanted;
}

function assertNext(order: OrderStep, wanted: OrderStatus): void {
  if (isNext(order, wanted)) return;
  const next = nextStep(order);
  const rest = next ? `Its next step is ${next}.` : "There is no step after that.";
  throw new AppError("not_next", `This order is ${order.handling}. ${rest}`);
}

/** Computes the fields that the step changes. `at` is ISO 8601. */
export function advanceOrder(
  order: FulfilmentFields,
  { handling, carrier, tracking }: Omit<FulfilOrder, "version">,
  at: string,
): FulfilmentFields {
  assertNext(order, handling);
  return {
    handling,
    version: order.version + 1,
    carrier: carrier || order.carrier,
    tracking: tracking || order.tracking,
    history: [...(order.history ?? []), { handling, at }],
  };
}

/** Packed parts are the shop's to give back, and what is sent can't be. */
export function mayDelete({ handling }: OrderStep, isAdmin: boolean): boolean {
  return handling === "new" || (isAdmin && handling === "picked");
}

export function orderInvoicedError(invoice: string): AppError {
  return new AppError(
    "order_invoiced",
    `This order is on invoice ${invoice}, so it can't be deleted. Take its pieces back instead, which writes a credit note.`,
  );
}

export function orderInHandError(isAdmin: boolean): AppError {
  return new AppError(
    "order_in_hand",
    isAdmin
      ? "This order has been sent. Only an order that is new or picked can be deleted."
      : "We are already handling this order. To cancel it, please write or call us: our email and phone number are at the bottom of every page.",
  );
}
