import type { ReturnPieces } from "../../contract/admin/returns.ts";
import { times } from "../../contract/values/money.ts";
import type { Return } from "../../contract/values/returned.ts";
import { AppError } from "../../core/app-error.ts";
import type { StoredOrder } from "../../firestore/collections.ts";
import { findStockFault, type Stock } from "../../stock/stock-rule.ts";

/** Keeps an order's document small. */
const MOST_RETURNS = 50;

type Returnable = Pick<
  StoredOrder,
  "handling" | "version" | "quantity" | "price" | "deposit" | "returned" | "returns"
>;

type Body = Omit<ReturnPieces, "version">;

function assertReturnable({ handling, returns = [] }: Returnable): void {
  if (handling !== "sent" && handling !== "closed") {
    throw new AppError("not_next", `This order is ${handling}. Only sent orders can be returned.`);
  }
  if (returns.length >= MOST_RETURNS) {
    throw new AppError(
      "list_full",
      `This order has had ${MOST_RETURNS} returns, the most it can have. Restock the part instead.`,
    );
  }
}

function faultsIn({ quantity, returned = 0, deposit }: Returnable, { pieces, isDepositBack }: Body) {
  const left = quantity - returned;
  const rest = left === 0 ? "All of them were returned already." : `At most ${left} can be returned.`;
  return {
    ...(pieces > left && { pieces: `${quantity} were sent. ${rest}` }),
    ...(isDepositBack && !deposit && { isDepositBack: "This order has no deposit." }),
  };
}

function assertRoom(stock: Stock, pieces: number): void {
  const message = findStockFault(stock, pieces);
  if (message) throw new AppError("quantity_out_of_range", message, { fields: { pieces: message } });
}

/** Computes the fields that a return changes. Without a `stock` the part was deleted, and the pieces go nowhere. `at` is ISO 8601. */
export function createReturn(order: Returnable, body: Body, stock: Stock | undefined, at: string) {
  assertReturnable(order);
  const fields = faultsIn(order, body);
  const [message] = Object.values(fields);
  if (message) throw new AppError("invalid", message, { fields });
  const { pieces, isSellable, reason, isDepositBack = false } = body;
  const isRestocked = isSellable && stock !== undefined;
  if (isRestocked) assertRoom(stock, pieces);
  const returned = (order.returned ?? 0) + pieces;
  const booked: Return = {
    at,
    pieces,
    isSellable,
    isRestocked,
    reason,
    ...(isDepositBack && { isDepositBack }),
  };
  const changes = {
    version: order.version + 1,
    returned,
    returnedTotal: times(order.price, returned),
    returns: [...(order.returns ?? []), booked],
  };
  return { changes, booked };
}
