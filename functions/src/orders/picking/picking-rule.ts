import type { PickingLine, Slip } from "../../contract/admin/picking.ts";
import { byNames } from "../../contract/values/name-order.ts";
import { shelfKey } from "../../contract/values/shelf.ts";
import type { StoredOrder, StoredProduct } from "../../firestore/collections.ts";

export interface PartOnShelf extends Pick<StoredProduct, "name" | "partNumber"> {
  readonly shelf: string | null;
  readonly onHand: number;
}

export interface FoundOrders {
  readonly orders: readonly StoredOrder[];
  /** By their ids, without deleted ones. */
  readonly parts: ReadonlyMap<string, PartOnShelf>;
}

export function toPickingLines({ orders, parts }: FoundOrders): PickingLine[] {
  const byPart = Map.groupBy(orders, ({ productId }) => productId);
  return [...byPart].map(([productId, wanted]) => toPickingLine(productId, wanted, parts)).sort(byPlace);
}

/** A deleted part keeps its shelf. */
function toPickingLine(
  productId: string,
  wanted: readonly StoredOrder[],
  parts: FoundOrders["parts"],
): PickingLine {
  const orders = wanted
    .toSorted(byAge)
    .map(({ _id, number, name, quantity }) => ({ _id, number, name, pieces: quantity }));
  const pieces = orders.reduce((sum, order) => sum + order.pieces, 0);
  const gone = { name: wanted[0]?.productName ?? "", partNumber: null, shelf: null, onHand: pieces };
  const { name, partNumber, shelf, onHand } = parts.get(productId) ?? gone;
  return { productId, name, partNumber, shelf, pieces, onHand, orders };
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
