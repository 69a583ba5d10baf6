import { isAvailable } from "../products.ts";
import { shortestGtin } from "../values/article.ts";
import { CURRENCY } from "../values/currency.ts";
import { fittedWords } from "./fitted.ts";
import type { Part } from "./part.ts";

/** The fields of a part that an offer needs. */
export type OfferedPart = Omit<
  Part,
  | "expected"
  | "maker"
  | "oemNumbers"
  | "equivalents"
  | "supersededBy"
  | "ratings"
  | "version"
  | "createdAt"
  | "updatedAt"
>;

/** Terms of all offers of a shop, as it's written in shop.json. */
export interface ShopTerms {
  /** The site's address, without a slash at its end. */
  readonly site: string;
  readonly shipping: {
    readonly rate: number;
    readonly sentWithinDays?: number;
    readonly countries: readonly string[];
  };
  readonly returnDays: number;
}

/** Machines follow a few vehicles. The rest are told in words. */
export const MOST_VEHICLES = 20;

/** The picture of a preview, in pixels. */
export const PREVIEW = { width: 1200, height: 630 } as const;

/** Most of what shows previews shows no drawings made of lines. For these the build has a picture of each group. */
function previewOf({ picture, group }: OfferedPart, site: string) {
  const { href, pathname } = new URL(picture, site);
  // Nobody knows how large another one is.
  return /\.svg$/i.test(pathname) ? { url: `${site}/parts/groups/${group}.png`, ...PREVIEW } : { url: href };
}

/** Where a part's page is. */
export function addressOfPart({ _id }: Pick<Part, "_id">, site: string): string {
  return `${site}/part/${_id}`;
}

/**
 * Builds the offer of a part. Its page, the data in it for search engines and the feed for merchants say this and
 * nothing else. What costs nothing is on no offer.
 */
export function offerOf(part: OfferedPart, { site, shipping, returnDays }: ShopTerms) {
  const leastQuantity = Math.max(1, part.minimumQuantity);
  return {
    id: part._id,
    title: part.name,
    description: part.description,
    url: addressOfPart(part, site),
    picture: new URL(part.picture, site).href,
    preview: previewOf(part, site),
    group: part.group,
    brand: part.brand || null,
    mpn: part.partNumber,
    gtin: part.gtin && shortestGtin(part.gtin),
    facts: part.facts,
    fits: part.fitment.slice(0, MOST_VEHICLES),
    /** The vehicles beyond these, in words; empty where there are none. */
    fitsToo: fittedWords(part.fitment.slice(MOST_VEHICLES)),
    offer:
      part.price === 0
        ? null
        : {
            /** Of one piece, with two decimals. */
            price: part.price.toFixed(2),
            /** Of as many as have to be ordered. */
            leastPrice: ((Math.round(part.price * 100) * leastQuantity) / 100).toFixed(2),
            currency: CURRENCY,
            isAvailable: isAvailable(part),
            condition: "new",
            leastQuantity,
            /** Of one piece, beside the price. */
            deposit: part.deposit,
            shipping,
            returnDays,
          },
  } as const;
}
export type PartOffer = ReturnType<typeof offerOf>;
