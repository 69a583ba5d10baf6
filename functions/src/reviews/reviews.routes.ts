import { Router } from "express";
import { listReviews } from "../contract/reviews.ts";
import { deleteReview } from "../contract/reviews-admin.ts";
import { addReview } from "../contract/reviews-own.ts";
import { notFound } from "../core/app-error.ts";
import { inTransaction } from "../firestore/db.ts";
import { mount } from "../http/mount.ts";
import * as store from "./reviews.store.ts";

export const reviews = Router();

mount(reviews, listReviews, async ({ query, linkNext }) => {
  const { items, next } = await store.listReviews(query);
  linkNext(next);
  return items;
});

mount(reviews, addReview, ({ caller, body }) => store.addReview(caller.uid, body));

mount(reviews, deleteReview, async ({ actor, params, body }) => {
  const wasThere = await inTransaction((tx) => store.deleteReview(tx, actor, params.id, body?.reason));
  if (!wasThere) throw notFound("review");
  return { _id: params.id };
});
