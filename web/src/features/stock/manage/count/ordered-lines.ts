import { openPieces, type Purchase, type PurchaseLine } from "@carparts/functions/contract/admin/purchases";
import type { CountList } from "./count-list.ts";

export interface OrderedLine extends Pick<PurchaseLine, "productId" | "name" | "partNumber"> {
  readonly open: number;
  readonly scanned: number;
}

/** The lines of a purchase that are still to come, or of which something was scanned. */
export function orderedLines({ lines }: Purchase, list: CountList): OrderedLine[] {
  const scanned = new Map(list.lines.map(({ productId, pieces }) => [productId, pieces ?? 0]));
  return lines
    .map(({ productId, name, partNumber, ...line }) => {
      return { productId, name, partNumber, open: openPieces(line), scanned: scanned.get(productId) ?? 0 };
    })
    .filter(({ open, scanned }) => open + scanned > 0);
}

/** Those of which more was scanned than is still to come. */
export function overLines(purchase: Purchase, list: CountList): OrderedLine[] {
  return orderedLines(purchase, list).filter(({ open, scanned }) => scanned > open);
}

/** Says how far a line is. */
export function stateOf({ open, scanned }: Pick<OrderedLine, "open" | "scanned">): string {
  if (scanned > open) return `${scanned - open} over`;
  if (scanned === open) return "complete";
  return scanned === 0 ? "to come" : `${open - scanned} short`;
}

/** Scanned parts that aren't on the purchase. */
export function strangers({ lines }: Purchase, list: CountList) {
  const ordered = new Set(lines.map(({ productId }) => productId));
  return list.lines.filter(({ productId, pieces }) => (pieces ?? 0) > 0 && !ordered.has(productId));
}

/** The line that a part came for under another number: one of both replaces the other, or the same part replaces both. */
export function orderedAs({ lines }: Purchase, { productId, supersededBy }: CountList["lines"][number]) {
  return lines.find((line) => {
    if (productId === line.successor) return true;
    return supersededBy !== null && [line.productId, line.successor].includes(supersededBy);
  });
}
