import { fittedVehicle, fittedWords } from "../../contract/catalogue/fitted.ts";
import type { PartOffer } from "../../contract/catalogue/part-offer.ts";
import { cut } from "../../contract/values/cut.ts";
import { element } from "../../core/xml.ts";

// Google Merchant Center's limits, see https://support.google.com/merchants/answer/7052112.

export const LONGEST_ID = 50;
const LONGEST_TITLE = 150;
const LONGEST_DESCRIPTION = 5_000;

type Listed = PartOffer & { readonly offer: NonNullable<PartOffer["offer"]> };

/** Google accepts no part without a price, and no line drawing. The attention `unlisted` is the same rule in SQL. */
function isListed(part: PartOffer): part is Listed {
  return part.offer !== null && part.preview.url === part.picture && part.id.length <= LONGEST_ID;
}

/** Google's format has no field for further conditions. */
function titleOf({ title, fits }: PartOffer): string {
  const vehicles = [...new Set(fits.filter(({ note }) => !note).map(fittedVehicle))];
  let fitted = title;
  for (const [place, vehicle] of vehicles.entries()) {
    const longer = `${fitted}${place === 0 ? " for" : ","} ${vehicle}`;
    if (longer.length > LONGEST_TITLE) return fitted;
    fitted = longer;
  }
  return fitted;
}

function descriptionOf({ description, fits, fitsToo }: PartOffer): string {
  const vehicles = [fittedWords(fits), fitsToo].filter(Boolean).join(", ");
  return cut(vehicles ? `${description}\n\nFits ${vehicles}.` : description, LONGEST_DESCRIPTION);
}

/** Its price is of the least that can be bought: https://support.google.com/merchants/answer/6324371. */
function pricesOf({ leastPrice, leastQuantity, currency }: Listed["offer"]) {
  const price = `${leastPrice} ${currency}`;
  if (leastQuantity === 1) return { price };
  return { price, unit_pricing_measure: `${leastQuantity} ct`, unit_pricing_base_measure: "1 ct" };
}

function toFeedValues(part: Listed): Readonly<Record<string, string | null>> {
  const { id, url, picture, brand, gtin, mpn, group, offer } = part;
  const isIdentified = gtin !== null || (brand !== null && mpn !== null);
  return {
    ...{ id, title: titleOf(part), description: descriptionOf(part), link: url, image_link: picture },
    ...pricesOf(offer),
    availability: offer.isAvailable ? "in_stock" : "out_of_stock",
    ...{ condition: offer.condition, brand, gtin, mpn, product_type: group },
    identifier_exists: isIdentified ? null : "no",
  };
}

export function merchantItem(part: PartOffer): string | undefined {
  if (!isListed(part)) return undefined;
  const elements = Object.entries(toFeedValues(part)).map(([name, value]) =>
    value === null ? "" : element(`g:${name}`, value),
  );
  return `<item>${elements.join("")}</item>\n`;
}
