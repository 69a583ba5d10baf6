import type { Product } from "@carparts/functions/contract/products";

type Stock = Pick<Product, "quantity" | "minimumQuantity">;

/**
 * The next number of pieces that can be ordered, up or down from what is typed, or undefined if there is none. What is no
 * number at all leads to the least.
 */
export function stepped(typed: string, by: 1 | -1, { quantity, minimumQuantity }: Stock): number | undefined {
  if (quantity < minimumQuantity) return undefined;
  const now = typed.trim() === "" ? Number.NaN : Number(typed);
  if (Number.isNaN(now)) return minimumQuantity;
  const next = by === 1 ? Math.floor(now) + 1 : Math.ceil(now) - 1;
  const within = Math.min(Math.max(next, minimumQuantity), quantity);
  return Math.sign(within - now) === by ? within : undefined;
}

/** Why a part can't be ordered at all right now, or undefined if it can. */
export function obstacle({ quantity, minimumQuantity }: Stock): string | undefined {
  if (quantity >= minimumQuantity) return undefined;
  if (quantity <= 0) return "none are left.";
  const are = quantity === 1 ? "is" : "are";
  return `only ${quantity} ${are} left, and the smallest order is ${minimumQuantity}.`;
}
