import type { PartGroup } from "../contract/part-details.ts";
import type { FitmentRow } from "../fitment/fitment-rule.ts";

export interface Equivalent {
  readonly brand: string;
  readonly number: string;
}

export interface CatalogueItem {
  readonly _id: string;
  readonly name: string;
  /** The price of one piece in whole cents, so that ranges and sums are exact. */
  readonly cents: number;
  readonly picture: string;
  readonly description: string;
  readonly quantity: number;
  readonly minimumQuantity: number;
  readonly partNumber: string | null;
  readonly brand: string;
  readonly group: PartGroup;
  readonly oemNumbers: readonly string[];
  readonly equivalents: readonly Equivalent[];
  /** The id of the part that replaces this one, or null. */
  readonly supersededBy: string | null;
  /** Without rows it's universal. */
  readonly fitment: readonly FitmentRow[];
  readonly version: number;
  /** ISO 8601. */
  readonly createdAt: string;
}
