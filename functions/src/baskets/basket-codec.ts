import * as z from "zod/mini";
import type { PlaceBasket } from "../contract/basket/place-basket.ts";
import { decimalOf, sumOf } from "../contract/values/money.ts";
import { priceCodec } from "../contract/values/price-codec.ts";
import type { PlacedBasket } from "../firestore/collections.ts";
import { encodeOrder } from "../orders/order-codec.ts";

// Between the wire, which has the specification's words, and the shop's own.

export function decodeBasket({ lines, ...customer }: PlaceBasket) {
  return {
    ...customer,
    lines: lines.map(({ productId, MinimumOrder, price }) => ({
      productId,
      quantity: MinimumOrder,
      price: z.decode(priceCodec, price),
    })),
  };
}

export type BasketRequest = ReturnType<typeof decodeBasket>;

export function encodeBasket({ _id, orders }: PlacedBasket) {
  const total = decimalOf(sumOf(orders.map((order) => order.total)));
  const shipping = decimalOf(sumOf(orders.flatMap((order) => order.shipping ?? [])));
  return { _id, orders: orders.map(encodeOrder), total, shipping };
}
