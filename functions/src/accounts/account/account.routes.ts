import { Router } from "express";
import { deleteAccount, endSessions, readAccount } from "../../contract/account.ts";
import { mount } from "../../http/mount.ts";
import { encodeOrder } from "../../orders/order-codec.ts";
import { encodeProduct } from "../../parts/part-codec.ts";
import { encodeReview } from "../../reviews/review-codec.ts";
import * as domain from "./account.domain.ts";
import * as store from "./account.store.ts";

export const account = Router();

mount(account, readAccount, async ({ caller, query, linkNext }) => {
  const { data, next } = await domain.readAccount(caller.uid, query);
  linkNext(next);
  return {
    ...data,
    saved: data.saved.map(encodeProduct),
    orders: data.orders.map(encodeOrder),
    reviews: data.reviews.map(encodeReview),
    deleted: data.deleted && {
      orders: data.deleted.orders.map(encodeOrder),
      reviews: data.deleted.reviews.map(encodeReview),
    },
  };
});

mount(account, endSessions, async ({ caller }) => {
  await store.endSessions(caller.uid);
  return { _id: caller.uid };
});

mount(account, deleteAccount, ({ caller, actor }) => domain.deleteAccount(caller, actor));
