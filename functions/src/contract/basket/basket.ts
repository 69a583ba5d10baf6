import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, pieces } from "../values/primitives.ts";
import { MOST_CHANGES, MOST_LINES } from "./lines.ts";

export function linesOf<Line extends z.ZodMiniType>(line: Line) {
  return z
    .array(line, { error: "Lines must be a list." })
    .check(z.maxLength(MOST_LINES, { error: `A basket holds ${MOST_LINES} lines.` }));
}

/** The basket of an account. */
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

/**
 * Changes lines of your basket and returns all of it. A change says how many pieces of a part there are from now on, 0
 * for none; other lines stay, and a retry changes nothing more. With more than 30 lines it's refused.
 */
export const changeBasket = endpoint({
  method: "PATCH",
  path: "/api/basket",
  access: "signed-in",
  changes: [],
  body: z.object({
    changes: z
      .array(z.object({ productId: id, quantity: pieces("Quantity", 0) }), {
        error: "Changes must be a list.",
      })
      .check(z.maxLength(MOST_CHANGES, { error: `At most ${MOST_CHANGES} changes at once.` })),
  }),
  output: Basket,
  errors: ["list_full"],
});
