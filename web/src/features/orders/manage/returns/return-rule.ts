import type { Order, ShownOrder } from "@carparts/functions/contract/orders";
import { isSent } from "../../fulfilment/fulfilment.ts";

type Returnable = Pick<Order, "handling" | "MinimumOrder" | "returned">;

export function piecesLeft({ MinimumOrder, returned = 0 }: Omit<Returnable, "handling">): number {
  return MinimumOrder - returned;
}

/** The server decides. This is what it will say. */
export function isReturnable(order: Returnable): boolean {
  return isSent(order) && piecesLeft(order) > 0;
}

/** The part's stock after a return. `stock` is null once the part is deleted. */
export function stockText(stock: number | null, pieces: number | undefined, isSellable: boolean): string {
  if (stock === null) return "The part was deleted, so the return is recorded but changes no stock.";
  if (!isSellable) return `The stock stays at ${stock}.`;
  return pieces === undefined ? `${stock} in stock` : `The stock goes from ${stock} to ${stock + pieces}.`;
}

export function doneText({ number, MinimumOrder, returned, returns = [] }: ShownOrder): string {
  const last = returns.at(-1);
  const they = last?.pieces === 1 ? "It is" : "They are";
  const where = last?.isRestocked ? `${they} back in stock.` : "The stock stays as it is.";
  return `Order ${number}: ${returned} of ${MinimumOrder} returned. ${where}`;
}
