import * as z from "zod/mini";
import { cleanFirst } from "../values/clean-first.ts";
import { cleanName } from "../values/names.ts";
import { id, pieces, price, text, whole } from "../values/primitives.ts";

/** A supplier sells the part so. */
export const Offer = z.object({
  supplierId: id,
  /** The supplier's own number of the part, or null. */
  number: z._default(z.nullable(cleanFirst(text("Supplier's number", 60), cleanName)), null),
  /** The pieces that are sold together. */
  pack: z._default(pieces("Pack", 1), 1),
  /** The cost of one piece, or null. */
  cost: z._default(z.nullable(price("Cost")), null),
  /** The days until it comes, or null where they're those of the supplier. */
  days: z._default(z.nullable(whole("Days", 0, 365)), null),
  /** True of the one that orders go to. */
  isPreferred: z._default(z.boolean(), false),
});
export type Offer = z.infer<typeof Offer>;

export const ListedOffer = z.object({
  ...{ supplierId: z.string(), number: z.nullable(z.string()), pack: z.int() },
  ...{ cost: z.nullable(z.number()), days: z.nullable(z.int()), isPreferred: z.boolean() },
});

export const MOST_OFFERS = 8;

function isOnce(offers: readonly Offer[]): boolean {
  return new Set(offers.map(({ supplierId }) => supplierId)).size === offers.length;
}

export const Offers = z.array(Offer, { error: "Offers must be a list." }).check(
  z.maxLength(MOST_OFFERS, { error: `Offers has more than ${MOST_OFFERS} entries.` }),
  z.refine(isOnce, { error: "A supplier has one offer of a part at most." }),
  z.refine((offers) => offers.filter(({ isPreferred }) => isPreferred).length <= 1, {
    error: "Only one offer can be the preferred one.",
  }),
);

/** The offer that an order goes to: the preferred one, else the first. */
export function offerToOrder<Any extends Pick<Offer, "isPreferred">>(
  offers: readonly Any[],
): Any | undefined {
  return offers.find(({ isPreferred }) => isPreferred) ?? offers[0];
}
