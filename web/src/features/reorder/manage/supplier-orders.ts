import { type DraftLine, MOST_PURCHASE_LINES } from "@carparts/functions/contract/admin/purchases";
import type { ReorderedPart, ReorderPage } from "@carparts/functions/contract/admin/reorder";
import { groupBy } from "#lib/group-by.ts";
import type { ReorderAmounts } from "./reorder-amounts.ts";

/** Becomes one purchase at a supplier. */
export interface SupplierOrder {
  readonly supplierId: string;
  readonly name: string;
  readonly lines: DraftLine[];
  /** The sum of whole packs, in the shop's currency, without parts whose cost isn't known. */
  readonly cost: number;
  readonly minimumOrder: number | null;
}

/** A sentence for each reason why parts are in no order. */
export function leftOutTexts(
  parts: readonly ReorderedPart[],
  { piecesOf }: Pick<ReorderAmounts, "piecesOf">,
): string[] {
  const none = parts.filter((part) => piecesOf(part) === 0);
  const unsold = parts.filter((part) => !part.supplier && piecesOf(part) > 0);
  const namesOf = (some: typeof parts) => some.map(({ name }) => name).join(", ");
  return [
    ...(unsold.length > 0
      ? [`No supplier: ${namesOf(unsold)}. Open the part, press Edit, and add an offer.`]
      : []),
    ...(none.length > 0 ? [`0 pieces: ${namesOf(none)}.`] : []),
  ];
}

/** Groups parts by supplier, of as many lines as a purchase may have. Leaves out parts that nobody sells, and those of 0 pieces. */
export function toSupplierOrders(
  parts: readonly ReorderedPart[],
  { piecesOf }: Pick<ReorderAmounts, "piecesOf">,
  suppliers: ReorderPage["suppliers"],
): SupplierOrder[] {
  const ordered = parts.filter((part) => part.supplier && piecesOf(part) > 0);
  return [...groupBy(ordered, ({ supplier }) => supplier?._id ?? "")].flatMap(([supplierId, theirs]) => {
    const minimumOrder = suppliers.find(({ _id }) => _id === supplierId)?.minimumOrder ?? null;
    const name = theirs[0]?.supplier?.name ?? "";
    const count = Math.ceil(theirs.length / MOST_PURCHASE_LINES);
    return Array.from({ length: count }, (_, place) => {
      const some = theirs.slice(place * MOST_PURCHASE_LINES, (place + 1) * MOST_PURCHASE_LINES);
      const packsOf = (part: ReorderedPart) => Math.ceil(piecesOf(part) / part.pack);
      return {
        ...{ supplierId, name, minimumOrder },
        lines: some.map((part) => ({ productId: part._id, packs: packsOf(part) })),
        cost: some.reduce((sum, part) => sum + packsOf(part) * part.pack * (part.cost ?? 0), 0),
      };
    });
  });
}
