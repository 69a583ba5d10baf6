import { type Line, MOST_LINES } from "./lines.ts";

export function withQuantity(lines: readonly Line[], id: string, quantity: number): readonly Line[] {
  return lines.map((line) => (line.productId === id ? { ...line, quantity } : line));
}

export function without(lines: readonly Line[], ids: readonly string[]): readonly Line[] {
  return lines.filter(({ productId }) => !ids.includes(productId));
}

/** Both baskets in one, and what it has no room for. A part that is in both isn't doubled. */
export function merged(
  own: readonly Line[],
  guests: readonly Line[],
): { lines: readonly Line[]; leftOut: readonly Line[] } {
  const both = own.map((line) => {
    const other = guests.find(({ productId }) => productId === line.productId);
    return other ? { ...line, ...other, quantity: Math.max(line.quantity, other.quantity) } : line;
  });
  const added = without(
    guests,
    own.map(({ productId }) => productId),
  );
  const room = MOST_LINES - both.length;
  return { lines: [...both, ...added.slice(0, room)], leftOut: added.slice(room) };
}

interface Ordered {
  readonly productId: string;
  readonly MinimumOrder: number;
  readonly price: number;
}

/** The same again, with the price of then. Lines of one part become one. */
export function linesOfOrders(orders: readonly Ordered[]): readonly Line[] {
  const lines = new Map<string, Line>();
  for (const { productId, MinimumOrder, price } of orders) {
    const quantity = MinimumOrder + (lines.get(productId)?.quantity ?? 0);
    lines.set(productId, { productId, quantity, price });
  }
  return [...lines.values()];
}

export function isSame(one: readonly Line[], other: readonly Line[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ productId, quantity }, index) => {
      const line = other[index];
      return line?.productId === productId && line.quantity === quantity;
    })
  );
}
