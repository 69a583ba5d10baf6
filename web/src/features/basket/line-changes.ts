import { MOST_LINES, withChanges } from "@carparts/functions/contract/basket/lines";
import type { Line } from "./lines.ts";

function omitParts(lines: readonly Line[], ids: readonly string[]): readonly Line[] {
  return lines.filter(({ productId }) => !ids.includes(productId));
}

/** Both baskets in one, and what it has no room for. A part that is in both isn't doubled. */
export function mergeLines(
  own: readonly Line[],
  guests: readonly Line[],
): { lines: readonly Line[]; leftOut: readonly Line[] } {
  const both = own.map((line) => {
    const other = guests.find(({ productId }) => productId === line.productId);
    return other ? { ...line, ...other, quantity: Math.max(line.quantity, other.quantity) } : line;
  });
  const added = omitParts(
    guests,
    own.map(({ productId }) => productId),
  );
  const room = MOST_LINES - both.length;
  return { lines: [...both, ...added.slice(0, room)], leftOut: added.slice(room) };
}

interface LocalLines {
  /** With the prices that were looked at. */
  readonly lines: readonly Line[];
  /** A guest's lines, or those that waited for room. */
  readonly coming?: readonly Line[] | undefined;
}

/** An account's basket in this browser. */
interface SyncedBasket {
  readonly lines: readonly Line[];
  /** Lines that there is no room for. */
  readonly waiting: readonly Line[];
  /** Lines that the account's copy lacks. */
  readonly changes: readonly Line[];
}

/** The account's lines with what isn't saved yet, and with what comes to them. */
export function syncBasket(
  account: readonly Line[],
  unsaved: readonly Line[],
  { lines: local, coming = [] }: LocalLines,
): SyncedBasket {
  const prices = new Map(local.map(({ productId, price }) => [productId, price]));
  const priced = account.map((line) => ({ ...line, price: prices.get(line.productId) }));
  const all = withChanges<Line>(
    priced,
    unsaved.map((line) => ({ ...line, price: prices.get(line.productId) })),
  );
  const own = all.slice(0, MOST_LINES);
  const { lines, leftOut } = mergeLines(own, [...all.slice(MOST_LINES), ...coming]);
  return {
    lines,
    waiting: leftOut,
    changes: lines.filter((line) => !own.some((each) => isSame([each], [line]))),
  };
}

interface OrderedLine {
  readonly productId: string;
  readonly MinimumOrder: number;
  readonly price: number;
}

/** The same again, with the price of then. Lines of one part become one. */
export function linesOfOrders(orders: readonly OrderedLine[]): readonly Line[] {
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
