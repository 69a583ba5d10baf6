import { Router } from "express";
import { addReview, listReviews } from "../contract/reviews.ts";
import { mount } from "../http/mount.ts";
import * as store from "./reviews.store.ts";

export const reviews = Router();

mount(reviews, listReviews, async ({ query, linkNext }) => {
  const { items, next } = await store.listReviews(query);
  linkNext(next);
  return items;
});

mount(reviews, addReview, ({ caller, body }) => store.addReview(caller.uid, body));
