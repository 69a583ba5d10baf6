/** What somebody is about to order of a part. */
export interface Line {
  readonly productId: string;
  readonly quantity: number;
  /** The price of a piece when it was last looked at. */
  readonly price?: number | undefined;
}

/** The contract's, which the home page doesn't load. */
export const MOST_LINES = 30;

/** One piece more of a part, at first as many as an order needs. Undefined where the basket is full. */
export function withOneMore(
  lines: readonly Line[],
  { _id, minimumQuantity, price }: { _id: string; minimumQuantity: number; price: number },
): readonly Line[] | undefined {
  if (lines.some(({ productId }) => productId === _id)) {
    return lines.map((line) => (line.productId === _id ? { ...line, quantity: line.quantity + 1 } : line));
  }
  return lines.length < MOST_LINES
    ? [...lines, { productId: _id, quantity: minimumQuantity, price }]
    : undefined;
}
