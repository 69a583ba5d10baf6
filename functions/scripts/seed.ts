import { parseArgs } from "node:util";
import { getAuth } from "firebase-admin/auth";
import type { WriteBatch } from "firebase-admin/firestore";
import { createCheckout } from "../src/books/checkouts.store.ts";
import { products, profiles, users } from "../src/firestore/collections.ts";
import { db, inTransaction } from "../src/firestore/db.ts";
import { wordsOfPerson } from "../src/firestore/person-words.ts";
import { assertNotDeleting } from "../src/identity/account-deletion.store.ts";
import { findAccount } from "../src/identity/users.store.ts";
import { newOrder } from "../src/orders/order-rule.ts";
import { createOrder } from "../src/orders/orders.store.ts";
import { shippingRate } from "../src/orders/shipping.ts";
import { bookDemand } from "../src/parts/demand-check.store.ts";
import { decodeProduct } from "../src/parts/part-codec.ts";
import { findProduct } from "../src/parts/parts.store.ts";
import { createProduct } from "../src/products/products.store.ts";
import { bookRatings } from "../src/reviews/part-ratings-check.store.ts";
import { decodeReview } from "../src/reviews/review-codec.ts";
import { authorHashOf, createReview } from "../src/reviews/reviews.store.ts";
import { reserve } from "../src/stock/stock.store.ts";
import { OPERATOR } from "../src/stock/stock-rule.ts";
import { parts } from "./seed-data/parts.ts";
import { reviews as seedReviews } from "./seed-data/reviews.ts";
import "./credentials.ts";

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

const contact = {
  name: "Demo Customer",
  email: "customer@carparts.test",
  address: "12 Workshop Road, Millbrook",
  mobile: "+1 555 0100",
};

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
  batch.set(users.doc(uid), { _id: uid, email, role, words: wordsOfPerson({ email }) });
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
  const uid = await createAccount(batch, contact.email, contact.name, null);
  const words = wordsOfPerson({ name: contact.name, mobile: contact.mobile });
  batch.set(profiles.doc(uid), { _id: uid, ...contact, picture: "", words });
  return uid;
}

function seedOrders(uid: string): Promise<void> {
  return inTransaction(async (tx) => {
    const who = assertNotDeleting(tx, uid);
    for (const [index, part] of parts.slice(0, 3).entries()) {
      const product = await findProduct(part._id);
      if (!product) throw new Error(`There is no part ${part._id}.`);
      const _id = `demo-order-${index + 1}`;
      const ordered = { _id, quantity: part.minimumQuantity, shipping: shippingRate };
      const order = { ...newOrder(ordered, contact, product.data), createdAt: hoursAgo(30 * (index + 1)) };
      reserve(tx, product, [{ orderId: order._id, pieces: order.quantity }], who);
      const customer = { uid, email: contact.email, isEmailVerified: true };
      for (const placed of createCheckout(tx, [order])) createOrder(tx, customer, placed);
    }
  });
}

async function seed(): Promise<void> {
  const batch = db.batch();
  const customer = isPartsOnly ? undefined : await seedAccounts(batch);
  seedParts(batch, customer ?? OPERATOR);
  await batch.commit();
  for (const { productId } of seedReviews) if (productId) await bookRatings(productId);
  if (customer === undefined) return;
  await seedOrders(customer);
  // They were not sold today.
  for (const { _id } of parts.slice(0, 3)) await bookDemand(_id);
}

const first = await Promise.all([products.limit(1).get(), ...(isPartsOnly ? [] : [users.limit(1).get()])]);
const isEmpty = first.every(({ empty }) => empty);
if (isEmpty) await seed();
console.log(isEmpty ? `Seeded ${parts.length} parts.` : "The shop has its parts and users already.");
