import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id, NO_ID, PageQuery, picture, pieces, price, sentText, text } from "./values/primitives.ts";

const fields = {
  name: text("Name", 100),
  /** For one piece, in the shop's currency. */
  price: price("Price"),
  picture: picture("Picture"),
  description: text("Description", 2000),
  /** Pieces in stock. */
  quantity: pieces("Quantity", 0),
  /** The smallest quantity of one order. */
  minimumQuantity: pieces("MinimumQuantity", 1),
};

export const Product = z.object({ _id: id, ...fields });
export type Product = z.infer<typeof Product>;

/** The specification's rule: stock >= ordered >= minimum. */
export function isOrderable(
  product: { readonly quantity: number; readonly minimumQuantity: number },
  ordered: number,
): boolean {
  return product.quantity >= ordered && ordered >= product.minimumQuantity;
}

/** True if nobody can order it: fewer pieces than the smallest order, or none at all. */
export function isBelowMinimum({
  quantity,
  minimumQuantity,
}: {
  readonly quantity: number;
  readonly minimumQuantity: number;
}): boolean {
  return quantity < Math.max(1, minimumQuantity);
}

export function isAvailable(product: Parameters<typeof isBelowMinimum>[0]): boolean {
  return !isBelowMinimum(product);
}

export const ProductsQuery = z.object({
  ...PageQuery.shape,
  /** `newest` lists the newest first. */
  sort: z.optional(z.literal("newest", { error: "sort can only be newest." })),
  id: z.optional(sentText(1024, NO_ID.error)),
});

/** Lists the catalogue, oldest first by default, at most a thousand products at once; with `id` that one, or none. */
export const listProducts = endpoint({
  method: "GET",
  path: "/products",
  access: "anyone",
  shows: "products",
  query: ProductsQuery,
  output: z.array(Product),
  errors: [],
});
