import type { WriteBatch } from "firebase-admin/firestore";
import { articleKey, writingsOf } from "../contract/values/article.ts";
import { normaliseNumber } from "../contract/values/part-number.ts";
import { AppError } from "../core/app-error.ts";
import { partNumbers, products } from "../firestore/collections.ts";
import { db, type Transaction } from "../firestore/db.ts";
import { readable } from "../firestore/readable.ts";
import { claimOf } from "../parts/part-numbers.store.ts";

const MOST_IN_QUERY = 30;

/** In one read, the ids of the products that have these numbers, by the numbers as they're compared. */
export async function findOwners(numbers: readonly string[]): Promise<Map<string, string>> {
  const compared = [...new Set(numbers.map(normaliseNumber))];
  if (compared.length === 0) return new Map();
  const claims = await db.getAll(...compared.map(claimOf));
  return new Map(
    compared.flatMap((number, place) => {
      const productId: unknown = claims[place]?.get("productId");
      return typeof productId === "string" ? [[number, productId] as const] : [];
    }),
  );
}

/** The ids of the products that have these GTINs in any length, by the GTINs as they're compared. */
export async function findIdsByGtin(gtins: readonly string[]): Promise<Map<string, string[]>> {
  const writings = [...new Set(gtins.flatMap(writingsOf))];
  const found = new Map<string, string[]>();
  for (let first = 0; first < writings.length; first += MOST_IN_QUERY) {
    const { docs } = await products.where("gtin", "in", writings.slice(first, first + MOST_IN_QUERY)).get();
    for (const product of docs) {
      const key = articleKey(String(product.get("gtin")));
      found.set(key, [...(found.get(key) ?? []), product.id]);
    }
  }
  return found;
}

/** The commit fails if another product has the number. */
export function claimNumber(
  commit: Transaction | WriteBatch,
  productId: string,
  partNumber: string | null,
): void {
  if (partNumber === null) return;
  const claim = claimOf(partNumber);
  (commit as WriteBatch).create(claim, { _id: claim.id, productId });
}

function numberTaken(partNumber: string): AppError {
  const message = `Another part has the number ${partNumber}.`;
  return new AppError("number_taken", message, { fields: { partNumber: message } });
}

export async function assertNumberFree(productId: string, partNumber: string | null): Promise<void> {
  if (partNumber === null) return;
  const claim = readable(await claimOf(partNumber).get());
  if (claim && claim.productId !== productId) throw numberTaken(partNumber);
}

/** Replaces the product's earlier number. Reads in its transaction, so it comes before all writes. */
export async function reclaimNumber(
  tx: Transaction,
  productId: string,
  partNumber: string | null,
): Promise<void> {
  const { docs } = await tx.get(partNumbers.where("productId", "==", productId));
  const claim = partNumber === null ? undefined : claimOf(partNumber);
  if (partNumber !== null && claim) {
    const owner = readable(await tx.get(claim))?.productId ?? productId;
    if (owner !== productId) throw numberTaken(partNumber);
  }
  for (const { ref } of docs) tx.delete(ref);
  if (claim) tx.set(claim, { _id: claim.id, productId });
}
