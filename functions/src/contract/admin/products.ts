import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Deleted, IdParams } from "../values/params.ts";
import { id } from "../values/primitives.ts";
import { addedShape } from "./part-fields.ts";

export const AddProduct = z.object(addedShape);
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
  output: z.object({ ...addedShape, _id: id }),
  errors: ["number_taken"],
});

/** Takes a part out of the catalogue. Orders of it stay, and admins can restore it for 30 days. */
export const deleteProduct = endpoint({
  method: "DELETE",
  path: "/serviceDelete/:id",
  access: "admin",
  changes: ["products"],
  params: IdParams,
  output: Deleted,
  errors: ["not_found"],
});
