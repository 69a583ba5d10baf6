import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { Deleted, IdParams } from "./params.ts";
import { Product } from "./products.ts";

// Apart from what everybody reads, because a guest's page does without it.

const { _id, ...fields } = Product.shape;

export const AddProduct = z.object(fields);
export type AddProduct = z.infer<typeof AddProduct>;

/** Adds a part to the catalogue. */
export const addProduct = endpoint({
  method: "POST",
  path: "/product",
  access: "admin",
  changes: ["products"],
  body: AddProduct,
  output: Product,
  errors: [],
});

/** Takes a part out of the catalogue. Orders of it stay. */
export const deleteProduct = endpoint({
  method: "DELETE",
  path: "/serviceDelete/:id",
  access: "admin",
  changes: ["products"],
  params: IdParams,
  output: Deleted,
  errors: ["not_found"],
});
