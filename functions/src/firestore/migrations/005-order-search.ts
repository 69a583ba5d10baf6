import { Timestamp } from "firebase-admin/firestore";
import { orderNumberOf } from "../order-number.ts";
import { wordsOfOrder } from "../order-words.ts";
import { type Fields, isMap, type Migration } from "./migration.ts";

// Orders had no number, and couldn't be found.

function numbered(order: Fields): Fields {
  return typeof order._id === "string" ? { number: orderNumberOf(order._id), ...order } : order;
}

/** Nothing that anyone sees changes, so it's as old as before. */
function updatedAt({ createdAt }: Fields) {
  const placed = new Date(String(createdAt));
  return Number.isNaN(placed.getTime()) ? {} : { updatedAt: Timestamp.fromDate(placed) };
}

function order(document: Fields, id: string): Fields {
  const { _id, ...found } = numbered({ ...document, _id: id }) as Fields & { _id: string };
  return { ...updatedAt(document), ...found, words: wordsOfOrder(found) };
}

export const orderSearch: Migration = {
  orders: order,
  idempotency: (record) => {
    const { order, basket } = record;
    const orders = isMap(basket) && Array.isArray(basket.orders) ? basket.orders : undefined;
    return {
      ...record,
      ...(isMap(order) && { order: numbered(order) }),
      ...(orders && {
        basket: { ...(basket as Fields), orders: orders.map((one) => (isMap(one) ? numbered(one) : one)) },
      }),
    };
  },
};
