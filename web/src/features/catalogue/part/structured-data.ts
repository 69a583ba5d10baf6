import { fittedVehicle } from "@carparts/functions/contract/catalogue/fitted";
import type { Part } from "@carparts/functions/contract/catalogue/part";
import type { PartOffer } from "@carparts/functions/contract/catalogue/part-offer";
import type { BreadcrumbList, Product, WithContext } from "schema-dts";
import { country, email, phone, site, street, tax, taxNumber, town } from "#lib/shop.ts";
import { shopName } from "#lib/shop-name.ts";
import { money } from "#ui/format/money.ts";
import { groupNames } from "../groups.ts";

const context = { "@context": "https://schema.org" } as const;

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
  url: site,
  taxID: taxNumber,
} as const;

type Offer = NonNullable<PartOffer["offer"]>;

function deliveryTime(days: number) {
  const handlingTime = {
    "@type": "QuantitativeValue",
    minValue: 0,
    maxValue: days,
    unitCode: "DAY",
  } as const;
  return { "@type": "ShippingDeliveryTime", handlingTime } as const;
}

function shippingDetails({ shipping, currency }: Offer) {
  const { rate, countries, sentWithinDays: days } = shipping;
  return {
    "@type": "OfferShippingDetails",
    shippingRate: { "@type": "MonetaryAmount", value: rate, currency },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: countries },
    ...(days !== undefined && { deliveryTime: deliveryTime(days) }),
  } as const;
}

function returnPolicy({ returnDays, shipping: { countries } }: Offer) {
  const policy = { "@type": "MerchantReturnPolicy", applicableCountry: countries } as const;
  if (returnDays === 0)
    return { ...policy, returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted" } as const;
  return {
    ...policy,
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: returnDays,
    returnMethod: "https://schema.org/ReturnByMail",
  } as const;
}

// C62 is the unit of pieces.
const PIECES = { "@type": "QuantitativeValue", unitCode: "C62" } as const;

/** With a minimum above 1, the price is that of the whole minimum. */
function priceSpecification({ leastPrice, leastQuantity, currency }: Offer) {
  return {
    "@type": "UnitPriceSpecification",
    price: leastPrice,
    priceCurrency: currency,
    ...(tax !== null && { valueAddedTaxIncluded: true }),
    ...(leastQuantity > 1 && {
      referenceQuantity: { ...PIECES, value: leastQuantity, valueReference: { ...PIECES, value: 1 } },
    }),
  } as const;
}

function offers(offer: Offer, url: string) {
  const { leastPrice, currency, isAvailable, leastQuantity } = offer;
  return {
    "@type": "Offer",
    url,
    price: leastPrice,
    priceCurrency: currency,
    ...((leastQuantity > 1 || tax !== null) && { priceSpecification: priceSpecification(offer) }),
    availability: `https://schema.org/${isAvailable ? "InStock" : "OutOfStock"}`,
    itemCondition: "https://schema.org/NewCondition",
    eligibleQuantity: { ...PIECES, minValue: leastQuantity },
    seller,
    shippingDetails: shippingDetails(offer),
    hasMerchantReturnPolicy: returnPolicy(offer),
  } as const;
}

function vehicle(row: PartOffer["fits"][number]) {
  const { make, model, yearFrom, yearTo, note } = row;
  return {
    "@type": "Vehicle",
    name: fittedVehicle(row),
    brand: { "@type": "Brand", name: make },
    model,
    // A span of years, as ISO 8601 writes one.
    vehicleModelDate: `${yearFrom}/${yearTo ?? ".."}`,
    ...(note && { description: note }),
  } as const;
}

function toProperties({ facts, offer, fitsToo }: PartOffer) {
  const more = [
    { name: "Deposit", value: offer?.deposit && money(offer.deposit) },
    { name: "Also fits", value: fitsToo },
  ];
  return [...facts, ...more].flatMap(({ name, value }) =>
    value ? ({ "@type": "PropertyValue", name, value } as const) : [],
  );
}

/** A part as search engines read it, see https://schema.org/Product. */
export function structuredData(part: PartOffer) {
  const { title, description, url, picture, brand, mpn, gtin, fits, offer } = part;
  return {
    ...context,
    "@type": "Product",
    name: title,
    description,
    url,
    image: picture,
    ...(mpn && { sku: mpn, mpn }),
    ...(gtin && { gtin }),
    ...(brand && { brand: { "@type": "Brand", name: brand } }),
    category: groupNames[part.group],
    additionalProperty: toProperties(part),
    ...(fits.length > 0 && { isAccessoryOrSparePartFor: fits.map(vehicle) }),
    ...(offer && { offers: offers(offer, url) }),
  } as const satisfies WithContext<Product>;
}

/** The buyers' rating as structured data, or none. */
export function aggregateRating({ count, average }: Part["ratings"]) {
  if (average === null) return {};
  return {
    aggregateRating: {
      ...{ "@type": "AggregateRating", ratingValue: average, reviewCount: count },
      ...{ bestRating: 5, worstRating: 0 },
    },
  } as const;
}

/** The way to a page, from the home page on. */
export function breadcrumbs(steps: readonly { readonly name: string; readonly url: string }[]) {
  return {
    ...context,
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, url }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      item: url,
    })),
  } as const satisfies WithContext<BreadcrumbList>;
}
