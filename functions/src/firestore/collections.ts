import { Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { email, uid } from "../contract/account-name.ts";
import { Damage } from "../contract/damage.ts";
import { instant } from "../contract/instant.ts";
import { Price, Total } from "../contract/money.ts";
import { Movement } from "../contract/movement.ts";
import { Order } from "../contract/orders.ts";
import { id } from "../contract/primitives.ts";
import { Product } from "../contract/products.ts";
import { SaveProfile } from "../contract/profiles.ts";
import { Review } from "../contract/reviews.ts";
import { Role } from "../contract/users.ts";
import { converter } from "./converter.ts";
import { db } from "./db.ts";
import { versionOf } from "./migrations/history.ts";

const count = z.int().check(z.minimum(1));

/** `movementCount` and `isBelowMinimum` follow the stock. Products from before December 2026 may lack them. */
export const StoredProduct = z.extend(Product, {
  price: Price,
  createdAt: instant,
  movementCount: z.optional(count),
  isBelowMinimum: z.optional(z.boolean()),
});
export type StoredProduct = z.infer<typeof StoredProduct>;

/** `number` counts the movements of one product. */
export const StoredMovement = z.extend(Movement, { _id: id, productId: id, number: count });
export type StoredMovement = z.infer<typeof StoredMovement>;

const { MinimumOrder, ...ordered } = Order.shape;
const PlacedOrder = z.object({ ...ordered, quantity: MinimumOrder, price: Price, total: Total });
export type PlacedOrder = z.infer<typeof PlacedOrder>;

/** `ownerUid` is null once the account is deleted; `accountHash` still groups its orders. */
export const StoredOrder = z.extend(PlacedOrder, {
  ownerUid: z.nullable(uid),
  accountHash: z.optional(z.string()),
  isUnverified: z.optional(z.boolean()),
});
export type StoredOrder = z.infer<typeof StoredOrder>;

/** `role` mirrors the claim; `provenEmail` was proven by Google or an email link. */
export const StoredUser = z.object({
  _id: uid,
  email: z.nullable(email),
  role: Role,
  provenEmail: z.optional(email),
});
export type StoredUser = z.infer<typeof StoredUser>;

/** An account being removed. Firestore deletes the document at `expiresAt`. */
const StoredLeaving = z.object({
  _id: uid,
  isOwnWish: z.boolean(),
  expiresAt: z.optional(z.instanceof(Timestamp)),
});
export type StoredLeaving = z.infer<typeof StoredLeaving>;

const StoredProfile = z.extend(SaveProfile, { _id: uid, isConfirmed: z.optional(z.boolean()) });
export type StoredProfile = z.infer<typeof StoredProfile>;

const { revew, ...reviewed } = Review.shape;
const StoredReview = z.object({ ...reviewed, rating: revew, authorHash: z.string(), createdAt: instant });
export type StoredReview = z.infer<typeof StoredReview>;

/** The response to repeat for the same Idempotency-Key until `expiresAt`. */
const StoredAnswer = z.object({
  _id: id,
  /** Missing in records from before December 2026. */
  ownerUid: z.optional(uid),
  fingerprint: z.string(),
  order: PlacedOrder,
  expiresAt: z.instanceof(Timestamp),
});
export type StoredAnswer = z.infer<typeof StoredAnswer>;

export const StoredCallCount = z.object({ _id: id, calls: z.int(), expiresAt: z.instanceof(Timestamp) });

const AuditEventKind = z.enum([
  "admin_made",
  "second_factors_removed",
  "user_removed",
  "removal_dropped",
  "product_added",
  "product_deleted",
  "order_deleted",
  "review_deleted",
]);
export type AuditEventKind = z.infer<typeof AuditEventKind>;

const StoredAuditEvent = z.object({
  _id: id,
  who: uid,
  what: AuditEventKind,
  target: uid,
  at: instant,
  requestId: z.string(),
  reason: z.optional(z.string()),
});
export type StoredAuditEvent = z.infer<typeof StoredAuditEvent>;

const StoredDamage = z.extend(Damage, { _id: id });
export type StoredDamage = z.infer<typeof StoredDamage>;

function collection<S extends Parameters<typeof converter>[0]>(name: string, schema: S) {
  return db.collection(name).withConverter(converter(schema, versionOf(name)));
}

/** Every collection and what its documents hold. */
export const products = collection("products", StoredProduct);
export const movements = collection("movements", StoredMovement);
export const orders = collection("orders", StoredOrder);
export const users = collection("users", StoredUser);
export const leaving = collection("leaving", StoredLeaving);
export const profiles = collection("profiles", StoredProfile);
export const reviews = collection("reviews", StoredReview);
export const idempotency = collection("idempotency", StoredAnswer);
export const auditLog = collection("auditLog", StoredAuditEvent);
export const rateLimits = collection("rateLimits", StoredCallCount);
export const damage = collection("damage", StoredDamage);
