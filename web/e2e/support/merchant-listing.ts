// Google's requirements for a product that can be bought on its page, see
// https://developers.google.com/search/docs/appearance/structured-data/merchant-listing

interface Requirement {
  readonly required: readonly string[];
  readonly recommended?: readonly string[];
}

/** Properties by the type of what has them. `a.b` is one of a. */
const properties: Readonly<Record<string, Requirement>> = {
  Product: {
    required: ["name", "image", "offers"],
    recommended: ["description", "sku", "mpn", "gtin", "brand.name", "isAccessoryOrSparePartFor"],
  },
  Offer: {
    required: ["price", "priceCurrency"],
    recommended: [
      ...["availability", "itemCondition", "url", "eligibleQuantity.minValue"],
      ...["shippingDetails", "hasMerchantReturnPolicy"],
    ],
  },
  UnitPriceSpecification: {
    required: ["price", "priceCurrency", "referenceQuantity.value", "referenceQuantity.unitCode"],
    recommended: ["referenceQuantity.valueReference.value", "referenceQuantity.valueReference.unitCode"],
  },
  OfferShippingDetails: {
    required: ["shippingRate.value", "shippingRate.currency", "shippingDestination.addressCountry"],
    recommended: ["deliveryTime.handlingTime.maxValue"],
  },
  MerchantReturnPolicy: {
    required: ["applicableCountry", "returnPolicyCategory"],
    recommended: ["merchantReturnDays", "returnMethod"],
  },
  BreadcrumbList: { required: ["itemListElement"] },
  ListItem: { required: ["position", "name", "item"] },
};

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}

function valueAt(node: Node, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => (isNode(value) ? value[key] : undefined), node);
}

/** All that is described, wherever it's nested. */
function nodesIn(value: unknown): Node[] {
  if (!isNode(value)) return [];
  return [...("@type" in value ? [value] : []), ...Object.values(value).flatMap(nodesIn)];
}

/** The properties that these data lack, such as `Offer.price`. */
export function missingIn(data: unknown): string[] {
  return nodesIn(data).flatMap((node) => {
    const { required = [], recommended = [] } = properties[String(node["@type"])] ?? {};
    const missing = [...required, ...recommended].filter((path) => {
      const value = valueAt(node, path);
      return value === undefined || value === null || value === "";
    });
    return missing.map((path) => `${node["@type"]}.${path}`);
  });
}
