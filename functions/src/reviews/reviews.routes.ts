import { Router } from "express";
import { deleteReview, listAllReviews, listReviewsOfAccount } from "../contract/admin/reviews.ts";
import { addReview } from "../contract/reviews/add-review.ts";
import { listPartReviews } from "../contract/reviews/part-reviews.ts";
import { readReviewSummary } from "../contract/reviews/review-summary.ts";
import { listReviews } from "../contract/reviews/reviews.ts";
import { notFound } from "../core/app-error.ts";
import { inTransaction, setAnswer } from "../firestore/db.ts";
import { mount } from "../http/mount.ts";
import { mapDeletionError } from "../identity/account-deletion.store.ts";
import { summaryOf } from "../parts/ratings-rule.ts";
import { decodeReview, encodeReview } from "./review-codec.ts";
import { findReviewCounts } from "./review-counts.store.ts";
import * as domain from "./reviews.domain.ts";
import * as store from "./reviews.store.ts";

export const reviews = Router();

mount(reviews, listReviews, async ({ query, linkNext }) => {
  const { items, next } = await store.listReviews(query);
  linkNext(next);
  return items.map(encodeReview);
});

mount(reviews, readReviewSummary, async () => summaryOf(await findReviewCounts()));

mount(reviews, addReview, async ({ caller, body, request }) =>
  encodeReview(await domain.addReview(caller.uid, decodeReview(body), request?.recordId)),
);

mount(reviews, listPartReviews, async ({ params, query }) => {
  const { items, ...rest } = await domain.listReviewsOfPart(params.id, query);
  return { items: items.map(encodeReview), ...rest };
});

mount(reviews, listAllReviews, async ({ query }) => {
  const { items, next } = await domain.withPartNames(await store.listAllReviews(query));
  return { items: items.map(encodeReview), next };
});

mount(reviews, listReviewsOfAccount, async ({ params, query }) => {
  const { items, next } = await domain.withPartNames(await store.listReviewsOfAccount(params.uid, query));
  return { items: items.map(encodeReview), next };
});

mount(reviews, deleteReview, ({ actor, params: { id }, body }) => {
  const work = inTransaction(async (tx) => {
    if (!(await store.deleteReview(tx, actor, id, body?.reason))) throw notFound("review");
    return setAnswer({ _id: id });
  });
  return mapDeletionError(actor.uid, work);
});
