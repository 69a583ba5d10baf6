import { Router } from "express";
import { paymentTerms } from "../../books/shop-settings.ts";
import { listPicking, listSlips } from "../../contract/admin/picking.ts";
import { mount } from "../../http/mount.ts";
import * as store from "./picking.store.ts";
import { toPickingLines, toSlips } from "./picking-rule.ts";

export const picking = Router();

mount(picking, listPicking, async ({ query }) => {
  const { isWhole, ...found } = await store.findNewOrders(query.id);
  return { lines: toPickingLines(found, paymentTerms?.when === "before"), isWhole };
});

mount(picking, listSlips, async ({ query }) => {
  const { isWhole, ...found } = await store.findOrdersToSend(query.id);
  return { items: toSlips(found), isWhole };
});
