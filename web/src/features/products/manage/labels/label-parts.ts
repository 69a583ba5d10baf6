import type { ListedPart } from "@carparts/functions/contract/admin/parts";

export const LABELS_A_SHEET = 24;

/** Twenty sheets. */
export const MOST_LABELS = 20 * LABELS_A_SHEET;

export type LabelledPart = Pick<ListedPart, "_id" | "name" | "partNumber" | "gtin" | "shelf">;

/** What the count finds the part by. */
export function codeOf({ partNumber, gtin }: Pick<LabelledPart, "partNumber" | "gtin">): string | null {
  return partNumber ?? gtin;
}

export function sheetsOf<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / LABELS_A_SHEET);
  return Array.from({ length: count }, (_, sheet) =>
    items.slice(sheet * LABELS_A_SHEET, (sheet + 1) * LABELS_A_SHEET),
  );
}
