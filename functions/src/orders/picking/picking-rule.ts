import type { PickingLine, Slip } from "../../contract/admin/picking.ts";
import { byNames } from "../../contract/values/name-order.ts";
import { shelfKey } from "../../contract/values/shelf.ts";
import type { StoredOrder, StoredProduct } from "../../firestore/collections.ts";

export interface PartOnShelf extends Pick<StoredProduct, "name" | "partNumber"> {
  readonly shelf: string | null;
  readonly onHand: number;
  readonly expected: string | null;
}

export interface FoundOrders {
  readonly orders: readonly StoredOrder[];
  /** By their ids, without deleted ones. */
  readonly parts: ReadonlyMap<string, PartOnShelf>;
}

/** `isPaidFirst` where parts are sent once they are paid. */
export function toPickingLines({ orders, parts }: FoundOrders, isPaidFirst = false): PickingLine[] {
  const byPart = Map.groupBy(orders, ({ productId }) => productId);
  const isUnpaid = (order: StoredOrder) => isPaidFirst && !isPaid(order);
  const lines = [...byPart].map(([productId, wanted]) => toPickingLine(productId, wanted, parts, isUnpaid));
  return lines.sort(byPlace);
}

function isPaid({ payment }: StoredOrder): boolean {
  return payment?.state === "paid" || payment?.state === "over";
}

/** A deleted part keeps its shelf. */
function toPickingLine(
  productId: string,
  wanted: readonly StoredOrder[],
  parts: FoundOrders["parts"],
  isUnpaid: (order: StoredOrder) => boolean,
): PickingLine {
  const inTurn = (one: StoredOrder, other: StoredOrder) =>
    Number(isUnpaid(one)) - Number(isUnpaid(other)) || byAge(one, other);
  const orders = wanted.toSorted(inTurn).map((order) => {
    const { _id, number, name, quantity: pieces } = order;
    return { _id, number, name, pieces, ...(isUnpaid(order) && { isUnpaid: true as const }) };
  });
  const pieces = orders.reduce((sum, order) => sum + order.pieces, 0);
  const none = { partNumber: null, shelf: null, onHand: pieces, expected: null };
  const gone = { name: wanted[0]?.productName ?? "", ...none };
  const { name, partNumber, shelf, onHand, expected } = parts.get(productId) ?? gone;
  return { productId, name, partNumber, shelf, pieces, onHand, expected, orders };
}

function byAge(one: StoredOrder, other: StoredOrder): number {
  return Date.parse(one.createdAt) - Date.parse(other.createdAt) || byIds(one._id, other._id);
}

function byPlace(one: PickingLine, other: PickingLine): number {
  return (
    Number(one.shelf === null) - Number(other.shelf === null) ||
    byNames(shelfKey(one.shelf ?? ""), shelfKey(other.shelf ?? "")) ||
    byNames(one.name, other.name) ||
    byIds(one.productId, other.productId)
  );
}

function byIds(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

export function toSlips({ orders, parts }: FoundOrders): Slip[] {
  return orders.map(({ quantity, ...order }) => {
    const { partNumber = null, shelf = null } = parts.get(order.productId) ?? {};
    return { ...order, pieces: quantity, partNumber, shelf };
  });
}
