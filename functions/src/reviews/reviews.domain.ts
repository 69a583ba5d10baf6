import { readRequestedPart } from "../catalogue/requested-part.ts";
import type { ListQuery } from "../contract/list.ts";
import { AppError, notFound } from "../core/app-error.ts";
import type { StoredReview } from "../firestore/collections.ts";
import type { Transaction } from "../firestore/db.ts";
import type { ListPage } from "../firestore/page.ts";
import { assertNotDeleting, mapDeletionError } from "../identity/account-deletion.store.ts";
import { hasBought } from "../orders/orders.store.ts";
import { findParts } from "../parts/parts.store.ts";
import { summaryOf } from "../parts/ratings-rule.ts";
import { inStockQueue } from "../stock/stock-queue.ts";
import { findRatedParts } from "./part-ratings.store.ts";
import * as store from "./reviews.store.ts";

const REUSED =
  "You have already sent a review, with different words. Look at it before you send another one.";

/** `id` is the same for each retry, also by a key, so that nothing is added twice. */
export async function addReview(
  uid: string,
  fields: store.ReviewFields,
  id = store.newReviewId(),
): Promise<store.Written> {
  try {
    return await write(uid, { _id: id, ...fields });
  } catch (failure) {
    // The commit may have succeeded although its response was lost.
    const before = await store.findReview(id);
    if (!before) throw failure;
    if (store.isSame(before, fields)) return before;
    throw new AppError("idempotency_key_reused", REUSED, { cause: failure });
  }
}

function write(uid: string, fields: store.NamedFields): Promise<store.Written> {
  const { productId } = fields;
  if (productId === undefined) return store.addReview(uid, fields);
  const work = inStockQueue(productId, (tx) => addReviewOfPart(tx, uid, { ...fields, productId }), uid);
  return mapDeletionError(uid, work);
}

async function addReviewOfPart(
  tx: Transaction,
  uid: string,
  fields: store.NamedFields & { readonly productId: string },
): Promise<store.Written> {
  const { productId } = fields;
  const rated = await findRatedParts([fields]);
  if (!rated.get(productId)?.isInShop) {
    throw refusal("product_gone", "This part is not in the shop. You can still review the shop itself.");
  }
  if (!(await hasBought(uid, productId))) {
    throw refusal("forbidden", "You can review a part once we have sent it to you.");
  }
  if (await store.hasReviewed(store.authorHashOf(uid), productId)) {
    throw refusal("invalid", "You have reviewed this part already. You can still review the shop itself.");
  }
  const review = store.newReview(uid, { ...fields, isVerifiedBuyer: true });
  store.createReview(tx, review, rated);
  assertNotDeleting(tx, uid);
  return review;
}

function refusal(code: "product_gone" | "forbidden" | "invalid", message: string): AppError {
  return new AppError(code, message, { fields: { productId: message } });
}

export async function listReviewsOfPart(id: string, query: ListQuery) {
  const part = await readRequestedPart(id);
  if (!part) throw notFound("product");
  const page = await store.listReviewsOfPart(id, query);
  return { ...page, ...summaryOf(part.ratings) };
}

export async function withPartNames({ items, next }: ListPage<StoredReview>) {
  const ids = new Set(items.flatMap(({ productId }) => productId ?? []));
  const parts = await findParts([...ids]);
  const named = items.map((review) => {
    const part = parts.get(review.productId ?? "");
    return { ...review, ...(part && { productName: part.name }) };
  });
  return { items: named, next };
}
