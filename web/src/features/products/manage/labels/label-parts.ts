import type { ListedPart } from "@carparts/functions/contract/admin/parts";

/** Labels on a sheet, 70 by 37 mm each. */
export const COLUMNS = 3;
export const ROWS = 8;

/** Twenty sheets. */
export const MOST_LABELS = 20 * COLUMNS * ROWS;

export type LabelledPart = Pick<ListedPart, "_id" | "name" | "partNumber" | "gtin" | "shelf">;

/** The code by which the count finds the part. */
export function labelCode({ partNumber, gtin }: Pick<LabelledPart, "partNumber" | "gtin">): string | null {
  return partNumber ?? gtin;
}
