import { Router } from "express";
import { fulfilOrder, fulfilOrders } from "../contract/admin/fulfilment.ts";
import {
  deleteOrdersOfAccount,
  listOrdersOfAccount,
  listOrdersOfPart,
  searchOrders,
} from "../contract/admin/orders.ts";
import { returnPieces } from "../contract/admin/returns.ts";
import { deleteOrder, listOrders, placeOrder, readPayment } from "../contract/orders.ts";
import { mount } from "../http/mount.ts";
import * as fulfilment from "./fulfilment/fulfilment.domain.ts";
import { decodeOrder, encodeOrder } from "./order-codec.ts";
import * as domain from "./orders.domain.ts";
import * as returns from "./returns/returns.domain.ts";

export const orders = Router();

mount(orders, placeOrder, async ({ caller, body, request }) =>
  encodeOrder(await domain.placeOrder(caller, decodeOrder(body), request)),
);

mount(orders, listOrders, async ({ caller, query, linkNext }) => {
  const { items, next } = await domain.listOrders(caller, query);
  linkNext(next);
  return items.map(encodeOrder);
});

mount(orders, searchOrders, async ({ query }) => {
  const { items, ...page } = await domain.searchOrders(query);
  return { items: items.map(encodeOrder), ...page };
});

mount(orders, deleteOrder, ({ caller, actor, params }) => domain.deleteOrder(caller, actor, params.id));

mount(orders, readPayment, async ({ caller, params }) =>
  encodeOrder(await domain.showOrder(caller, params.id)),
);

mount(orders, deleteOrdersOfAccount, ({ actor, params }) => domain.deleteOrdersOf(actor, params.uid));

mount(orders, listOrdersOfAccount, async ({ params, query }) => {
  const { items, next } = await domain.listOrdersOf(params.uid, query);
  return { items: items.map(encodeOrder), next };
});

mount(orders, listOrdersOfPart, async ({ params, query }) => {
  const { items, next } = await domain.listOrdersOfPart(params.id, query);
  return { items: items.map(encodeOrder), next };
});

mount(orders, fulfilOrder, async ({ actor, params, body }) =>
  encodeOrder(await fulfilment.fulfilOrder(actor, params.id, body)),
);

mount(orders, fulfilOrders, async ({ actor, body, request }) => ({
  items: await fulfilment.fulfilOrders(actor, body, request),
}));

mount(orders, returnPieces, async ({ actor, params, body }) => {
  const { order, credit } = await returns.returnPieces(actor, params.id, body);
  return { ...encodeOrder(order), credit };
});
