import { type Money, times } from "../contract/values/money.ts";
import { AppError } from "../core/app-error.ts";
import type { Caller } from "../core/caller.ts";
import { GrpcStatus, libraryCodeOf } from "../core/library-code.ts";
import type { PlacedOrder, SoldProduct } from "../firestore/collections.ts";
import { orderNumberOf } from "../firestore/order-number.ts";

export const PRICE_CHANGED = "The price of this part has changed. Please check it and order again.";

export function assertOwnEmail({ email }: Pick<Caller, "email">, order: Pick<PlacedOrder, "email">): void {
  if (email !== null && order.email !== email) {
    throw new AppError("forbidden", "Please order with the email you signed in with.");
  }
}

export function assertPrice(product: Pick<SoldProduct, "price">, order: Pick<PlacedOrder, "price">): void {
  if (order.price.cents !== product.price.cents) {
    throw new AppError("price_changed", PRICE_CHANGED);
  }
}

export const placed = { handling: "new", version: 1, carrier: null, tracking: null } as const;

type Customer = Pick<PlacedOrder, "name" | "email" | "address" | "mobile">;

type ChargedOrder = Pick<PlacedOrder, "_id" | "quantity" | "basketId"> & { readonly shipping: Money };

export function newOrder(
  { _id, quantity, basketId, shipping }: ChargedOrder,
  { name, email, address, mobile }: Customer,
  product: SoldProduct,
): PlacedOrder {
  return {
    ...{ _id, name, email, address, mobile, quantity },
    number: orderNumberOf(_id),
    price: product.price,
    total: times(product.price, quantity),
    picture: product.picture,
    productId: product._id,
    productName: product.name,
    ...(product.partNumber && { partNumber: product.partNumber }),
    createdAt: new Date().toISOString(),
    ...placed,
    ...(product.deposit.cents > 0 && { deposit: product.deposit }),
    ...(basketId !== undefined && { basketId }),
    ...(shipping.cents > 0 && { shipping }),
  };
}

/** Tells a faulty order from a busy or unreachable shop. */
export function isOfTheOrder(failure: unknown): boolean {
  if (failure instanceof AppError) return failure.code !== "unavailable";
  return libraryCodeOf(failure) === GrpcStatus.ALREADY_EXISTS;
}
