import { Router } from "express";
import { encodeInvoice } from "../../books/invoice-codec.ts";
import { deleteAccount, endSessions, readAccount } from "../../contract/account.ts";
import { decimalOf } from "../../contract/values/money.ts";
import { mount } from "../../http/mount.ts";
import { encodeOrder } from "../../orders/order-codec.ts";
import { encodeProduct } from "../../parts/part-codec.ts";
import { encodeReview } from "../../reviews/review-codec.ts";
import * as domain from "./account.domain.ts";
import * as store from "./account.store.ts";

export const account = Router();

mount(account, readAccount, async ({ caller, query, linkNext }) => {
  const { data: read, next } = await domain.readAccount(caller.uid, query);
  linkNext(next);
  const { papers, paid, ...data } = read;
  return {
    ...data,
    saved: data.saved.map(encodeProduct),
    orders: data.orders.map(encodeOrder),
    reviews: data.reviews.map(encodeReview),
    invoices: papers.map(({ paper, invoice }) => encodeInvoice(paper, invoice.data)),
    payments: paid.map(({ _id, reference, amount, day, note }) => {
      return { _id, reference, amount: decimalOf(amount), day, note };
    }),
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
