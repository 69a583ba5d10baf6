import type { PartGroup } from "../contract/part-details.ts";
import type { FitmentRow } from "../fitment/fitment-rule.ts";

/** The same part from another brand. */
export interface Equivalent {
  readonly brand: string;
  readonly number: string;
}

/** A part as the catalogue holds it: what is searched, filtered and shown in lists. */
export interface CatalogueItem {
  readonly _id: string;
  readonly name: string;
  /** The price of one piece in whole cents, so that ranges and sums are exact. */
  readonly cents: number;
  readonly picture: string;
  readonly description: string;
  readonly quantity: number;
  readonly minimumQuantity: number;
  /** The part's own number, or null. */
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
