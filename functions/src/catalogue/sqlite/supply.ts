import { offerToOrder } from "../../contract/admin/offers.ts";
import type { FollowedInternals } from "../../firestore/collections.ts";

/** Where more of a part comes from. */
export interface Supply {
  readonly supplierId: string | null;
  readonly pack: number;
  /** Of the offer, if it has one. */
  readonly costCents: number | null;
  readonly onOrder: number;
  readonly expected: string | null;
}

const NONE: Supply = { supplierId: null, pack: 1, costCents: null, onOrder: 0, expected: null };

type Written = [string | null, number, number | null, number, string | null];

/** One column in place of five, null for most parts: thousands of rows are read at once. */
export function supplyOf({
  offers,
  onOrder,
  expected,
}: Pick<FollowedInternals, "offers" | "onOrder" | "expected">): string | null {
  const offer = offerToOrder(offers);
  if (!offer && onOrder <= 0) return null;
  const { supplierId = null, pack = 1, cost = null } = offer ?? {};
  const written: Written = [supplierId, pack, cost?.cents ?? null, Math.max(0, onOrder), expected];
  return JSON.stringify(written);
}

export function readSupply(written: unknown): Supply {
  if (typeof written !== "string") return NONE;
  const [supplierId, pack, costCents, onOrder, expected] = JSON.parse(written) as Written;
  return { supplierId, pack, costCents, onOrder, expected };
}
