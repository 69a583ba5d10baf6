import { randomUUID } from "node:crypto";
import type { PlaceOrder } from "../contract/orders.ts";
import type { AddProduct } from "../contract/products-admin.ts";
import type { SaveProfile } from "../contract/profiles.ts";
import type { AddReview } from "../contract/reviews-own.ts";
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

export function anUglyProduct(fields: Partial<AddProduct> = {}): AddProduct {
  return aProduct({
    name: word(100),
    price: MILLION,
    description: word(2000),
    quantity: MILLION,
    minimumQuantity: MILLION,
    ...fields,
  });
}

/** What an ugly customer says of themselves in an order. */
export function anUglyContact(): Pick<PlaceOrder, "name" | "address" | "mobile"> {
  return { name: word(100), address: word(300), mobile: "5".repeat(32) };
}

export function anUglyProfile(email: string): SaveProfile {
  return { ...anUglyContact(), email, picture: `/parts/${word(200)}.svg` };
}

export function anUglyReview(): AddReview {
  return aReview({ name: word(100), description: word(2000) });
}
