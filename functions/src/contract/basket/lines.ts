export const MOST_LINES = 30;

export const MOST_CHANGES = 100;

interface Line {
  readonly productId: string;
  readonly quantity: number;
}

/** The lines after these changes, also as the browser shows them before it has an answer. May be more than `MOST_LINES`. */
export function withChanges<L extends Line>(lines: readonly L[], changes: readonly L[]): L[] {
  const wanted = new Map(changes.map((change) => [change.productId, change]));
  const placed = new Set<string>();
  const remaining = lines.flatMap((line) => {
    const change = wanted.get(line.productId);
    if (!change) return [line];
    const isFirst = !placed.has(line.productId);
    placed.add(line.productId);
    return isFirst && change.quantity > 0 ? [{ ...line, ...change }] : [];
  });
  const added = [...wanted.values()].filter(
    ({ productId, quantity }) => quantity > 0 && !placed.has(productId),
  );
  return [...remaining, ...added];
}
