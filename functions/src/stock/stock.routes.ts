import { Router } from "express";
import { countWaiting, listWaiting as findWaiting } from "../back-in-stock/back-in-stock.store.ts";
import { countStock } from "../contract/admin/counts.ts";
import { adjustStock, listLowStock, listMovements, listWaiting } from "../contract/admin/stock.ts";
import { mount } from "../http/mount.ts";
import { encodeProduct } from "../parts/part-codec.ts";
import * as counts from "./counts/counts.domain.ts";
import * as domain from "./stock.domain.ts";
import * as store from "./stock.store.ts";

export const stock = Router();

mount(stock, adjustStock, async ({ actor, params, body, request }) =>
  encodeProduct(await domain.adjustStock(actor, params.id, body, request?.recordId)),
);

mount(stock, countStock, async ({ actor, body }) => ({ items: await counts.countStock(actor, body) }));

mount(stock, listMovements, ({ params, query }) => domain.listMovements(params.id, query));

mount(stock, listWaiting, async ({ params }) => ({ items: await findWaiting(params.id) }));

mount(stock, listLowStock, async ({ query }) => {
  const { items, next } = await store.listLowStock(query);
  const waiting = await Promise.all(items.map(({ _id }) => countWaiting(_id)));
  return {
    items: items.map((item, index) => ({ ...encodeProduct(item), waiting: waiting[index] ?? 0 })),
    next,
  };
});
