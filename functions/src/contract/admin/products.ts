import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { SomePartDetails } from "../part-details.ts";
import { Product } from "../products.ts";
import { Deleted, IdParams } from "../values/params.ts";

const { _id, ...fields } = Product.shape;

export const AddProduct = z.object({ ...SomePartDetails.shape, ...fields });
export type AddProduct = z.infer<typeof AddProduct>;

/** Adds a part to the catalogue, and answers what was sent with its id. */
export const addProduct = endpoint({
  method: "POST",
  path: "/product",
  access: "admin",
  changes: ["products"],
  body: AddProduct,
  // 200 vehicles with notes are about 150 kB.
  largestBody: 256 * 1024,
  output: z.object({ ...AddProduct.shape, _id }),
  errors: ["number_taken"],
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
