import { randomInt, randomUUID } from "node:crypto";
import type { SaveManufacturer } from "../contract/admin/manufacturers.ts";
import type { AddProduct } from "../contract/admin/products.ts";
import type { PlaceBasket } from "../contract/basket/place-basket.ts";
import type { Part } from "../contract/catalogue/part.ts";
import type { PlaceOrder } from "../contract/orders.ts";
import type { Product } from "../contract/products.ts";
import type { AddReview } from "../contract/reviews/add-review.ts";

/** The fields of a product that can be added. */
export function aProduct(fields: Partial<AddProduct> = {}): AddProduct {
  return {
    name: "Brake pad set",
    price: 24.9,
    // A unique URL of an existing picture.
    picture: `/parts/brake-pad-set-front.svg?${randomUUID()}`,
    description: "Low-dust pads for the front axle, with wear indicators.",
    quantity: 10,
    minimumQuantity: 1,
    ...fields,
  };
}

/** All that anyone may know of a part. */
export function aPart(fields: Partial<Part> = {}): Part {
  return {
    ...(aProduct() as Product),
    _id: randomUUID(),
    ...{ partNumber: null, gtin: null, brand: "", group: "brakes", facts: [], deposit: 0, expected: null },
    ...{ oemNumbers: [], equivalents: [], supersededBy: null, fitment: [] },
    ...{ maker: null, ratings: { count: 0, average: null } },
    ...{ version: 1, createdAt: "2026-11-20T08:00:00.000Z", updatedAt: "2026-11-20T08:00:00.000Z" },
    ...fields,
  };
}

/** A word that no other test uses, and that no typing error leads to. */
export function aUniqueWord(): string {
  return Array.from({ length: 12 }, () => String.fromCharCode(97 + randomInt(26))).join("");
}

/** The maker of a brand that no other test uses. */
export function aManufacturer(fields: Partial<SaveManufacturer> = {}): SaveManufacturer {
  return {
    brand: aUniqueWord(),
    version: 0,
    name: "Northwind Brakes Ltd.",
    address: "7 Foundry Lane, Sheffield S3 8AB, United Kingdom",
    email: "parts@northwind.example",
    responsible: null,
    ...fields,
  };
}

/** A part number of no other part. */
export function aPartNumber(): string {
  return `T-${randomInt(1e12)}`;
}

/** The body of an order form for a product. */
export function anOrder(
  product: Product,
  customer: { readonly email: string },
  fields: Partial<PlaceOrder> = {},
): PlaceOrder {
  return {
    name: "Test Customer",
    email: customer.email,
    address: "12 Workshop Road, Millbrook",
    mobile: "+1 555 0100",
    MinimumOrder: product.minimumQuantity,
    price: product.price,
    picture: product.picture,
    productId: product._id,
    ...fields,
  };
}

/** The body for a basket's order that has one line for each of these products. */
export function aBasket(
  products: readonly Product[],
  customer: { readonly email: string },
  line: Partial<PlaceBasket["lines"][number]> = {},
): PlaceBasket {
  return {
    name: "Test Customer",
    email: customer.email,
    address: "12 Workshop Road, Millbrook",
    mobile: "+1 555 0100",
    lines: products.map(({ _id, minimumQuantity, price }) => ({
      ...{ productId: _id, MinimumOrder: minimumQuantity, price },
      ...line,
    })),
  };
}

export function aReview(fields: Partial<AddReview> = {}): AddReview {
  return {
    name: "A weekend mechanic",
    picture: "/reviewers/weekend-mechanic.svg",
    description: "The discs fit at once, and the box held the screws as well.",
    revew: 4.5,
    ...fields,
  };
}

/** A phone number of nobody else. */
export function aPhoneNumber(): string {
  return `+1555${randomInt(1_000_000, 10_000_000)}`;
}
