import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Deleted, IdParams } from "../values/params.ts";
import { id, version } from "../values/primitives.ts";
import { why } from "./part-changes.ts";
import { addedShape, changedShape } from "./part-fields.ts";
import { ListedPart } from "./parts.ts";

export const AddProduct = z.object(addedShape);
export type AddProduct = z.infer<typeof AddProduct>;

/** In bytes. 200 vehicles with notes are about 150 kB. */
const LARGEST_PART = 256 * 1024;

/** Adds a part to the catalogue, and answers what was sent with its id. A retry with the same Idempotency-Key, caller and body adds nothing more. */
export const addProduct = endpoint({
  method: "POST",
  path: "/product",
  access: "admin",
  changes: ["products"],
  idempotent: true,
  body: AddProduct,
  largestBody: LARGEST_PART,
  output: z.object({ ...addedShape, _id: id }),
  errors: ["number_taken"],
});

export const ChangeProduct = z.object({
  ...changedShape,
  /** The version that you saw. */
  version,
  // Refused rather than ignored, because whoever sends it means to move stock.
  quantity: z.optional(
    z.unknown().check(
      z.refine(() => false, {
        error: "You can't change the quantity here. Use Restock, which asks for a reason.",
      }),
    ),
  ),
  why,
});
export type ChangeProduct = z.infer<typeof ChangeProduct>;

/** Changes what is given of a part, and nothing else. Its stock is moved by `adjustStock` alone. */
export const changeProduct = endpoint({
  method: "PATCH",
  path: "/api/products/:id",
  access: "admin",
  changes: ["products"],
  versioned: true,
  params: IdParams,
  body: ChangeProduct,
  largestBody: LARGEST_PART,
  output: ListedPart,
  errors: ["not_found", "number_taken"],
});

/** Takes a part out of the catalogue. Orders of it stay, and admins can restore it for 30 days. */
export const deleteProduct = endpoint({
  method: "DELETE",
  path: "/serviceDelete/:id",
  access: "admin",
  changes: ["products"],
  once: true,
  params: IdParams,
  output: Deleted,
  errors: ["not_found"],
});
