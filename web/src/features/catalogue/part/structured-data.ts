import { CURRENCY } from "@carparts/functions/contract/values/currency";
import {
  country,
  email,
  site as ownSite,
  phone,
  returnDays,
  shipping,
  shopName,
  street,
  taxNumber,
  town,
} from "#lib/shop.ts";
import { money } from "#ui/format/money.ts";
import type { ServedPart } from "./served-part.ts";

const seller = {
  "@type": "AutoPartsStore",
  name: shopName,
  address: {
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: town,
    addressCountry: country,
  },
  telephone: phone,
  email,
  url: ownSite,
  taxID: taxNumber,
};

const shippingDetails = {
  "@type": "OfferShippingDetails",
  shippingRate: { "@type": "MonetaryAmount", value: shipping.rate, currency: CURRENCY },
  shippingDestination: { "@type": "DefinedRegion", addressCountry: shipping.countries },
};

const hasMerchantReturnPolicy = {
  "@type": "MerchantReturnPolicy",
  applicableCountry: shipping.countries,
  returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
  merchantReturnDays: returnDays,
};

function propertiesOf({ facts, deposit }: ServedPart) {
  const all = deposit > 0 ? [...facts, { name: "Deposit", value: money(deposit) }] : facts;
  return all.map((fact) => ({ "@type": "PropertyValue", ...fact }));
}

interface Offered {
  readonly part: ServedPart;
  readonly isAvailable: boolean;
  /** The address of the site, without a slash at its end. */
  readonly site: string;
  readonly url: string;
}

/** A part as search engines read it, see https://schema.org/Product. */
export function structuredData({ part, isAvailable, site, url }: Offered) {
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: part.name,
    description: part.description,
    image: new URL(part.picture, site).href,
    ...(part.partNumber && { sku: part.partNumber, mpn: part.partNumber }),
    ...(part.gtin && { gtin: part.gtin }),
    ...(part.brand && { brand: { "@type": "Brand", name: part.brand } }),
    additionalProperty: propertiesOf(part),
    offers: {
      "@type": "Offer",
      url,
      price: part.price.toFixed(2),
      priceCurrency: CURRENCY,
      availability: `https://schema.org/${isAvailable ? "InStock" : "OutOfStock"}`,
      seller,
      shippingDetails,
      hasMerchantReturnPolicy,
    },
  };
}
