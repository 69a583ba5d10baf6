import { Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { email, uid } from "../contract/account-name.ts";
import { Damage } from "../contract/damage.ts";
import { instant } from "../contract/instant.ts";
import { Order } from "../contract/orders.ts";
import { id } from "../contract/primitives.ts";
import { Product } from "../contract/products.ts";
import { SaveProfile } from "../contract/profiles.ts";
import { Review } from "../contract/reviews.ts";
import { Role } from "../contract/users.ts";
import { converter } from "./converter.ts";
import { db } from "./db.ts";

export const StoredProduct = z.extend(Product, { createdAt: instant });
export type StoredProduct = z.infer<typeof StoredProduct>;

/**
 * `ownerUid` is null once the customer has deleted the account; `accountHash` goes on tying its orders together.
 * `isUnverified` says whether the account had not proven its email when it ordered. Older orders have neither.
 */
export const StoredOrder = z.extend(Order, {
  ownerUid: z.nullable(uid),
  accountHash: z.optional(z.string()),
  isUnverified: z.optional(z.boolean()),
});
export type StoredOrder = z.infer<typeof StoredOrder>;

/**
 * One account; the document's name is the account's uid. `role` repeats the account's claim. `provenEmail` is the email
 * that a sign-in by Google or by an emailed link has proven.
 */
export const StoredUser = z.object({
  _id: uid,
  email: z.nullable(email),
  role: Role,
  provenEmail: z.optional(email),
});
export type StoredUser = z.infer<typeof StoredUser>;

/**
 * An account whose removal was begun; the document's name is the account's uid. Nothing of the account is stored
 * any more. `expiresAt` is set once the removal is done, and Firestore deletes the document then.
 */
const StoredLeaving = z.object({
  _id: uid,
  /** Whether the owner asked for it, whose orders then forget them. */
  isOwnWish: z.boolean(),
  expiresAt: z.optional(z.instanceof(Timestamp)),
});
export type StoredLeaving = z.infer<typeof StoredLeaving>;

/** One account's profile; the document's name is the account's uid. */
const StoredProfile = z.extend(SaveProfile, { _id: uid, isConfirmed: z.optional(z.boolean()) });
export type StoredProfile = z.infer<typeof StoredProfile>;

const StoredReview = z.extend(Review, { authorHash: z.string(), createdAt: instant });
export type StoredReview = z.infer<typeof StoredReview>;

/** The answer that a repeated request gets again, until `expiresAt`, when Firestore deletes it. */
const StoredAnswer = z.object({
  _id: id,
  /** Whose request it was. Answers of before 2026-12 have none. */
  ownerUid: z.optional(uid),
  fingerprint: z.string(),
  order: Order,
  expiresAt: z.instanceof(Timestamp),
});
export type StoredAnswer = z.infer<typeof StoredAnswer>;

/** The calls of one kind that an account made, until `expiresAt`, when a new window opens. */
export const StoredCallCount = z.object({ _id: id, calls: z.int(), expiresAt: z.instanceof(Timestamp) });

const Deed = z.enum([
  "admin_made",
  "second_factors_removed",
  "user_removed",
  "removal_dropped",
  "product_added",
  "product_deleted",
  "order_deleted",
  "review_deleted",
]);
export type Deed = z.infer<typeof Deed>;

/** Who did what to which account, product, order or review, by their ids, and why where they said so. Appended to and nothing else. */
const StoredDeed = z.object({
  _id: id,
  who: uid,
  what: Deed,
  target: uid,
  at: instant,
  requestId: z.string(),
  reason: z.optional(z.string()),
});
export type StoredDeed = z.infer<typeof StoredDeed>;

/** Notes that a document does not parse, until it does or is gone: where it is, and which fields are at fault. */
const StoredDamage = z.extend(Damage, { _id: id });
export type StoredDamage = z.infer<typeof StoredDamage>;

/** The map of the database: every collection, and what its documents hold. */
export const products = db.collection("products").withConverter(converter(StoredProduct));
export const orders = db.collection("orders").withConverter(converter(StoredOrder));
export const users = db.collection("users").withConverter(converter(StoredUser));
export const leaving = db.collection("leaving").withConverter(converter(StoredLeaving));
export const profiles = db.collection("profiles").withConverter(converter(StoredProfile));
export const reviews = db.collection("reviews").withConverter(converter(StoredReview));
export const idempotency = db.collection("idempotency").withConverter(converter(StoredAnswer));
export const auditLog = db.collection("auditLog").withConverter(converter(StoredDeed));
export const rateLimits = db.collection("rateLimits").withConverter(converter(StoredCallCount));
export const damage = db.collection("damage").withConverter(converter(StoredDamage));
