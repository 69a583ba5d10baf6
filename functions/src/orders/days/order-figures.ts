type Stored = Readonly<Record<string, unknown>>;

export interface Figures {
  readonly orders: number;
  readonly pieces: number;
  readonly cents: number;
}

const NOTHING: Figures = { orders: 0, pieces: 0, cents: 0 };

function numberIn(value: unknown): number {
  return typeof value === "number" ? value : 0;
}

/** Sums as Firestore does: a missing field is skipped, and a value that is no number adds nothing. */
function countedAs(pieces: unknown, amount: unknown): Figures {
  const { cents } = Object(amount) as { readonly cents?: unknown };
  if (pieces === undefined || cents === undefined) return NOTHING;
  return { orders: 1, pieces: numberIn(pieces), cents: numberIn(cents) };
}

/** Reads an order's share of the figures from its document: less what came back of it. */
export function figuresOf({ quantity, total, returned, returnedTotal }: Stored): Figures {
  const placed = countedAs(quantity, total);
  return { ...difference(placed, countedAs(returned, returnedTotal)), orders: placed.orders };
}

export function difference(one: Figures, other: Figures): Figures {
  return {
    orders: one.orders - other.orders,
    pieces: one.pieces - other.pieces,
    cents: one.cents - other.cents,
  };
}

export function sumOfOrders(orders: readonly Stored[]): Figures {
  const sum = { ...NOTHING };
  for (const { orders: count, pieces, cents } of orders.map(figuresOf)) {
    sum.orders += count;
    sum.pieces += pieces;
    sum.cents += cents;
  }
  return sum;
}
