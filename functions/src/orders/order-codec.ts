import * as z from "zod/mini";
import { openCheckout } from "../books/checkout-rule.ts";
import type { PlaceOrder } from "../contract/orders.ts";
import { decimalOf, NOTHING } from "../contract/values/money.ts";
import type { Payment } from "../contract/values/payment.ts";
import { priceCodec } from "../contract/values/price-codec.ts";
import type { PlacedOrder, StoredPayment } from "../firestore/collections.ts";

// Between the wire, which has the specification's words, and the shop's own.

export function encodeOrder<O extends PlacedOrder>(placed: O) {
  const { quantity, price, deposit = NOTHING, shipping = NOTHING, invoice = null, ...order } = placed;
  const amounts = { price: decimalOf(price), deposit: decimalOf(deposit), shipping: decimalOf(shipping) };
  // Orders of earlier releases are a checkout each, until their ledger is opened.
  const { paidOn, ...payment } = placed.payment ?? openCheckout([placed]).payment;
  const day = payment.state === "paid" && paidOn !== undefined ? { paidOn } : {};
  return { ...order, ...amounts, payment: encodePayment(payment), ...day, invoice, MinimumOrder: quantity };
}

export function encodePayment({ reference, total, paid, due, state }: StoredPayment): Payment {
  return { reference, total: decimalOf(total), paid: decimalOf(paid), due: decimalOf(due), state };
}

export function decodeOrder<O extends Pick<PlaceOrder, "MinimumOrder" | "price">>({
  MinimumOrder,
  price,
  ...order
}: O) {
  return { ...order, quantity: MinimumOrder, price: z.decode(priceCodec, price) };
}

export type OrderRequest = ReturnType<typeof decodeOrder<PlaceOrder>>;
