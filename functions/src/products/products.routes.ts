import { Router } from "express";
import { addProduct, deleteProduct } from "../contract/admin/products.ts";
import { listProducts } from "../contract/products.ts";
import { notFound } from "../core/app-error.ts";
import { inTransaction } from "../firestore/db.ts";
import { mount } from "../http/mount.ts";
import { orAccountGone } from "../identity/leaving.store.ts";
import { decodeProduct, encodeProduct } from "../parts/part-codec.ts";
import { addToCatalogue } from "./products.domain.ts";
import * as store from "./products.store.ts";

export const products = Router();

mount(products, listProducts, async ({ query, linkNext }) => {
  if (query.id !== undefined) return (await store.readProducts(query.id)).map(encodeProduct);
  const { items, next } = await store.listProducts(query, query.sort);
  linkNext(next);
  return items.map(encodeProduct);
});

mount(products, addProduct, async ({ actor, body }) => {
  const { _id } = await addToCatalogue(actor, decodeProduct(body));
  return { _id, ...body };
});

mount(products, deleteProduct, async ({ actor, params }) => {
  const wasThere = await orAccountGone(
    actor.uid,
    inTransaction((tx) => store.deleteProduct(tx, actor, params.id)),
  );
  if (!wasThere) throw notFound("product");
  return { _id: params.id };
});
