import { Router } from "express";
import { changeProducts } from "../contract/admin/bulk-changes.ts";
import { readWholePart } from "../contract/admin/parts.ts";
import { addProduct, changeProduct, deleteProduct } from "../contract/admin/products.ts";
import { listProducts } from "../contract/products.ts";
import { mount } from "../http/mount.ts";
import { decodeProduct, encodeProduct } from "../parts/part-codec.ts";
import * as bulk from "./bulk-change.domain.ts";
import * as change from "./change.domain.ts";
import { addToCatalogue, deleteFromCatalogue } from "./products.domain.ts";
import * as store from "./products.store.ts";

export const products = Router();

mount(products, listProducts, async ({ query, linkNext }) => {
  if (query.id !== undefined) return (await store.readProducts(query.id)).map(encodeProduct);
  const { items, next } = await store.listProducts(query, query.sort);
  linkNext(next);
  return items.map(encodeProduct);
});

mount(products, addProduct, async ({ actor, body, request }) => {
  const _id = await addToCatalogue(actor, decodeProduct(body), request?.recordId);
  return { _id, ...body };
});

mount(products, deleteProduct, async ({ actor, params }) => {
  await deleteFromCatalogue(actor, params.id);
  return { _id: params.id };
});

mount(products, readWholePart, ({ params }) => change.readWholePart(params.id));

mount(products, changeProduct, ({ actor, params, body }) => change.changeProduct(actor, params.id, body));

mount(products, changeProducts, async ({ actor, body }) => ({
  items: await bulk.changeProducts(actor, body),
}));
