import { randomUUID } from "node:crypto";
import type { SaveManufacturer } from "../contract/admin/manufacturers.ts";
import type { AddProduct } from "../contract/admin/products.ts";
import type { PlaceOrder } from "../contract/orders.ts";
import type { SaveProfile } from "../contract/profiles.ts";
import type { AddReview } from "../contract/reviews/add-review.ts";
import { aProduct, aReview } from "./builders.ts";

// Valid data that layouts dislike: long words, long texts and large numbers.

const MILLION = 1_000_000;

function word(length: number): string {
  return "Hochdruckkraftstoffpumpe".repeat(100).slice(0, length);
}

/** As long as an email can be, and nobody else's. */
export function anUglyEmail(): string {
  const labels = [63, 63, 56].map(word).join(".").toLowerCase();
  return `${randomUUID()}${word(28).toLowerCase()}@${labels}.test`;
}

/** A make and a model as long as can be, and of no other part. */
export function anUglyVehicle() {
  return { make: `${randomUUID()}${word(24)}`, model: word(60), year: 2000 };
}

/** All that a part can have beside the six fields, at their longest and most. */
function uglyDetails({ make, model, year }: ReturnType<typeof anUglyVehicle>): Partial<AddProduct> {
  const number = randomUUID();
  return {
    brand: word(60),
    partNumber: `${number}4711`,
    oemNumbers: Array.from({ length: 50 }, (_, index) => `${number}${1000 + index}`),
    equivalents: Array.from({ length: 50 }, (_, index) => ({
      brand: word(60),
      number: `${number}${2000 + index}`,
    })),
    fitment: Array.from({ length: 200 }, (_, index) => ({
      make,
      model: index === 0 ? model : `${word(57)}${index}`,
      yearFrom: year,
      yearTo: null,
      note: word(100),
    })),
  };
}

/** Fits this vehicle. */
export function anUglyProduct(fields: Partial<AddProduct> = {}, vehicle = anUglyVehicle()): AddProduct {
  return aProduct({
    name: word(100),
    price: MILLION,
    description: word(2000),
    quantity: MILLION,
    minimumQuantity: MILLION,
    ...uglyDetails(vehicle),
    ...fields,
  });
}

export function anUglyContact(): Pick<PlaceOrder, "name" | "address" | "mobile"> {
  return { name: word(100), address: word(300), mobile: "5".repeat(32) };
}

export function anUglyProfile(email: string): SaveProfile {
  return { ...anUglyContact(), email, picture: `/parts/${word(200)}.svg` };
}

/** Of the brand of an ugly part. */
export function anUglyManufacturer(): SaveManufacturer {
  const contact = { name: word(100), address: word(300), email: anUglyEmail() };
  return { brand: word(60), version: 0, ...contact, responsible: contact };
}

export function anUglyReview(): AddReview {
  return aReview({ name: word(100), description: word(2000) });
}
