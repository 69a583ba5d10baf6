import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, pieces } from "../values/primitives.ts";

export const MOST_LINES = 30;

export function linesOf<Line extends z.ZodMiniType>(line: Line) {
  return z
    .array(line, { error: "Lines must be a list." })
    .check(z.maxLength(MOST_LINES, { error: `A basket holds ${MOST_LINES} lines.` }));
}

/** What an account is about to order. */
export const Basket = z.object({
  lines: linesOf(z.object({ productId: id, quantity: pieces("Quantity", 1) })),
});
export type Basket = z.infer<typeof Basket>;

/** Returns your basket, which is empty at first. Its parts may be gone by now. */
export const readBasket = endpoint({
  method: "GET",
  path: "/api/basket",
  access: "signed-in",
  output: Basket,
  errors: [],
});

/** Saves your basket, replacing all of it. */
export const saveBasket = endpoint({
  method: "PUT",
  path: "/api/basket",
  access: "signed-in",
  changes: [],
  body: Basket,
  output: Basket,
  errors: [],
});
