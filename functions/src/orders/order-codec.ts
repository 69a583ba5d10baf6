import * as z from "zod/mini";
import type { PlaceOrder } from "../contract/orders.ts";
import { decimalOf, NOTHING } from "../contract/values/money.ts";
import { priceCodec } from "../contract/values/price-codec.ts";
import type { PlacedOrder } from "../firestore/collections.ts";

// Between the wire, which has the specification's words, and the shop's own.

export function encodeOrder<O extends Pick<PlacedOrder, "quantity" | "price" | "deposit" | "shipping">>({
  quantity,
  price,
  deposit = NOTHING,
  shipping = NOTHING,
  ...order
}: O) {
  const amounts = { price: decimalOf(price), deposit: decimalOf(deposit), shipping: decimalOf(shipping) };
  return { ...order, ...amounts, MinimumOrder: quantity };
}

export function decodeOrder<O extends Pick<PlaceOrder, "MinimumOrder" | "price">>({
  MinimumOrder,
  price,
  ...order
}: O) {
  return { ...order, quantity: MinimumOrder, price: z.decode(priceCodec, price) };
}

export type OrderRequest = ReturnType<typeof decodeOrder<PlaceOrder>>;
