import { Router } from "express";
import {
  addPurchases,
  changePurchase,
  deletePurchase,
  listPurchases,
  movePurchase,
  readPurchase,
} from "../contract/admin/purchases.ts";
import { receive } from "../contract/admin/receipts.ts";
import { readSpending } from "../contract/admin/spending.ts";
import { mount } from "../http/mount.ts";
import * as domain from "./purchases.domain.ts";
import * as receipts from "./receipts.domain.ts";

export const purchases = Router();

mount(purchases, addPurchases, ({ actor, body, request }) => domain.addPurchases(actor, body, request));

mount(purchases, listPurchases, ({ query }) => domain.listPurchases(query));

mount(purchases, readSpending, () => domain.readSpending());

mount(purchases, readPurchase, ({ params }) => domain.readPurchase(params.id));

mount(purchases, changePurchase, ({ actor, params, body }) => domain.changePurchase(actor, params.id, body));

mount(purchases, deletePurchase, ({ actor, params }) => domain.deletePurchase(actor, params.id));

mount(purchases, movePurchase, ({ actor, params, body }) => domain.movePurchase(actor, params.id, body));

mount(purchases, receive, ({ actor, params, body, request }) =>
  receipts.receive(actor, params.id, body, request),
);
