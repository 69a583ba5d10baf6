import { expect } from "vitest";
import type { Order } from "../../contract/orders.ts";
import { undoDeletion } from "../../contract/undo.ts";
import { as } from "../../testing/api.ts";
import { type Act, call, pick, statusFor } from "./shop-command.ts";
import type { Model, Person } from "./shop-model.ts";

export function productOf({ products }: Model, { productId }: Order) {
  return products.find(({ product: { _id } }) => _id === productId);
}

function undo(caller: Person, id: string) {
  return call(() => as(caller.account).call(undoDeletion, { params: { id } }));
}

export function undoingOrder(which: number): Act {
  return async (model, _shop, caller) => {
    const entry = pick(model.orders, which);
    if (!entry) return;
    const { order, isReleased, isBlank } = entry;
    const product = productOf(model, order);
    const isTaken =
      isReleased && (product === undefined || product.isGone || product.stock < order.MinimumOrder);
    const own = !entry.isGone ? 404 : isBlank || isTaken ? 409 : 200;
    const { status } = await undo(caller, order._id);
    expect(status).toBe(statusFor(caller, true, own));
    if (status !== 200) return;
    entry.isGone = false;
    if (isReleased && product) product.stock -= order.MinimumOrder;
  };
}

/** Orders that were deleted while it was gone give their pieces back by now. */
export function undoingProduct(which: number): Act {
  return async (model, _shop, caller) => {
    const entry = pick(model.products, which);
    if (!entry) return;
    const { status } = await undo(caller, entry.product._id);
    expect(status).toBe(statusFor(caller, true, entry.isGone ? 200 : 404));
    if (status !== 200) return;
    entry.isGone = false;
    for (const one of model.orders) {
      if (!one.isGone || one.isReleased || productOf(model, one.order) !== entry) continue;
      one.isReleased = true;
      entry.stock += one.order.MinimumOrder;
    }
  };
}
