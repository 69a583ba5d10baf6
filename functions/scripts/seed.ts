import { parseArgs } from "node:util";
import { getAuth } from "firebase-admin/auth";
import type { WriteBatch } from "firebase-admin/firestore";
import { decodeProduct } from "../src/contract/product-codec.ts";
import { times } from "../src/contract/values/money.ts";
import { orders, products, profiles, users } from "../src/firestore/collections.ts";
import { db } from "../src/firestore/db.ts";
import { findAccount } from "../src/identity/users.store.ts";
import { placed } from "../src/orders/order-rule.ts";
import { accountHashOf } from "../src/orders/orders.store.ts";
import { createProduct } from "../src/products/products.store.ts";
import { decodeReview } from "../src/reviews/review-codec.ts";
import { authorHashOf, createReview } from "../src/reviews/reviews.store.ts";
import { OPERATOR } from "../src/stock/stock-rule.ts";
import { parts } from "./seed-data/parts.ts";
import { reviews as seedReviews } from "./seed-data/reviews.ts";

// Fills an empty local shop. Outside of the emulators only `--parts-only` runs, for previews: everybody knows the password
// of the accounts.

const { "parts-only": isPartsOnly } = parseArgs({
  options: { "parts-only": { type: "boolean", default: false } },
}).values;

if (!isPartsOnly && !(process.env.FIRESTORE_EMULATOR_HOST && process.env.FIREBASE_AUTH_EMULATOR_HOST)) {
  throw new Error(
    "The seed is for the emulators: FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST are not set.",
  );
}

const PASSWORD = "parts-demo-1";
const HOUR = 60 * 60 * 1000;

async function createAccount(
  batch: WriteBatch,
  email: string,
  displayName: string,
  role: "admin" | null,
): Promise<string> {
  const { uid } =
    (await findAccount(email)) ??
    (await getAuth().createUser({ email, password: PASSWORD, displayName, emailVerified: true }));
  if (role) await getAuth().setCustomUserClaims(uid, { admin: true });
  batch.set(users.doc(uid), { _id: uid, email, role });
  return uid;
}

/** Spreads creation times, so that lists have an order. */
function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * HOUR).toISOString();
}

function seedParts(batch: WriteBatch, reviewer: string): void {
  for (const [index, part] of parts.entries()) {
    const opening = { cause: "seed", who: OPERATOR } as const;
    createProduct(batch, { ...decodeProduct(part), createdAt: hoursAgo(2000 - index) }, opening);
  }
  for (const [index, review] of seedReviews.entries()) {
    const createdAt = hoursAgo(24 * (index + 1));
    createReview(batch, { ...decodeReview(review), authorHash: authorHashOf(reviewer), createdAt });
  }
}

async function seedAccounts(batch: WriteBatch): Promise<string> {
  await createAccount(batch, "admin@carparts.test", "Demo Admin", "admin");
  const email = "customer@carparts.test";
  const customer = await createAccount(batch, email, "Demo Customer", null);
  const contact = {
    name: "Demo Customer",
    email,
    address: "12 Workshop Road, Millbrook",
    mobile: "+1 555 0100",
  };
  batch.set(profiles.doc(customer), { _id: customer, ...contact, picture: "" });
  for (const [index, product] of parts.slice(0, 3).entries()) {
    const { price } = decodeProduct(product);
    const id = `demo-order-${index + 1}`;
    batch.set(orders.doc(id), {
      _id: id,
      ...contact,
      quantity: product.minimumQuantity,
      price,
      total: times(price, product.minimumQuantity),
      picture: product.picture,
      productId: product._id,
      productName: product.name,
      createdAt: hoursAgo(30 * (index + 1)),
      ...placed,
      ownerUid: customer,
      accountHash: accountHashOf(customer),
    });
  }
  return customer;
}

async function seed(): Promise<void> {
  const batch = db.batch();
  seedParts(batch, isPartsOnly ? OPERATOR : await seedAccounts(batch));
  await batch.commit();
}

const first = await Promise.all([products.limit(1).get(), ...(isPartsOnly ? [] : [users.limit(1).get()])]);
const isEmpty = first.every(({ empty }) => empty);
if (isEmpty) await seed();
console.log(isEmpty ? `Seeded ${parts.length} parts.` : "The shop has its parts and users already.");
