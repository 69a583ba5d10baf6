import { Router } from "express";
import {
  deleteOrder,
  deleteOrdersOfAccount,
  IDEMPOTENCY_KEY,
  listOrders,
  placeOrder,
  readPayment,
} from "../contract/orders.ts";
import { mount } from "../http/mount.ts";
import { readIdempotencyKey } from "./idempotency.ts";
import * as domain from "./orders.domain.ts";

export const orders = Router();

mount(orders, placeOrder, ({ caller, body, header }) =>
  domain.placeOrder(caller, body, readIdempotencyKey(header(IDEMPOTENCY_KEY), caller.uid, body)),
);

mount(orders, listOrders, async ({ caller, query, linkNext }) => {
  const { items, next } = await domain.listOrders(caller, query);
  linkNext(next);
  return items;
});

mount(orders, deleteOrder, ({ caller, actor, params }) => domain.deleteOrder(caller, actor, params.id));

mount(orders, readPayment, ({ caller, params }) => domain.showOrder(caller, params.id));

mount(orders, deleteOrdersOfAccount, ({ actor, params }) => domain.deleteOrdersOf(actor, params.uid));
