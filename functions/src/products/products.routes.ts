import { Router } from "express";
import { listProducts } from "../contract/products.ts";
import { addProduct, deleteProduct } from "../contract/products-admin.ts";
import { notFound } from "../core/app-error.ts";
import { inTransaction } from "../firestore/db.ts";
import { mount } from "../http/mount.ts";
import * as store from "./products.store.ts";

export const products = Router();

mount(products, listProducts, async ({ query, linkNext }) => {
  if (query.id !== undefined) return store.readProducts(query.id);
  const { items, next } = await store.listProducts(query, query.sort);
  linkNext(next);
  return items;
});

mount(products, addProduct, ({ actor, body }) => store.addProduct(actor, body));

mount(products, deleteProduct, async ({ actor, params }) => {
  const wasThere = await inTransaction((tx) => store.deleteProduct(tx, actor, params.id));
  if (!wasThere) throw notFound("product");
  return { _id: params.id };
});
