import * as z from "zod/mini";
import { EndedAccount, uid } from "./account-name.ts";
import { Basket } from "./basket/basket.ts";
import { endpoint } from "./endpoint.ts";
import { Garage } from "./garage/garage.ts";
import { Invoice } from "./invoices.ts";
import { Order } from "./orders.ts";
import { Profile } from "./profiles.ts";
import { WrittenReview } from "./reviews/add-review.ts";
import { SavedPart } from "./saved.ts";
import { Role } from "./users.ts";
import { instant } from "./values/instant.ts";
import { OrderNumber } from "./values/order-number.ts";
import { id, PageQuery } from "./values/primitives.ts";

const PaidAmount = z.object({
  _id: id,
  /** The number of the first of the orders that were placed together. */
  reference: OrderNumber,
  amount: z.number(),
  day: z.string(),
  /** The text that was written with it, such as the bank's. */
  note: z.nullable(z.string()),
});

/** The data that the shop keeps about one account, with a part of its orders and reviews. */
export const AccountData = z.object({
  account: z.object({
    _id: uid,
    email: z.nullable(z.string()),
    emailVerified: z.boolean(),
    phoneNumber: z.nullable(z.string()),
    displayName: z.nullable(z.string()),
    photoURL: z.nullable(z.string()),
    role: Role,
    /** Provider ids, such as `password`, `google.com` and `phone`. */
    signInMethods: z.array(z.string()),
    /** The phone numbers of the second factors. */
    secondFactors: z.array(z.string()),
    /** When the account was created, ISO 8601. */
    createdAt: instant,
    lastSignInAt: z.nullable(instant),
  }),
  profile: z.nullable(Profile),
  garage: Garage,
  basket: Basket,
  saved: z.array(SavedPart),
  orders: z.array(Order),
  reviews: z.array(WrittenReview),
  /** The invoices of these orders, with their credit notes. */
  invoices: z.array(Invoice),
  /** Money that came for these orders, or was paid back. */
  payments: z.array(PaidAmount),
  /** Your deleted things that the shop can still restore. On the first page, if there is any. */
  deleted: z.optional(z.object({ orders: z.array(Order), reviews: z.array(WrittenReview) })),
});
export type AccountData = z.infer<typeof AccountData>;

/** Returns all data that the shop keeps about you, at most a thousand orders and reviews at once, newest first. */
export const readAccount = endpoint({
  method: "GET",
  path: "/account",
  access: "signed-in",
  // It reads all of an account's data and asks the identity provider.
  limit: { calls: 30, seconds: 600 },
  query: PageQuery,
  output: AccountData,
  errors: ["not_found"],
});

/** Ends all your sessions on all devices. The token of this call stops working too. */
export const endSessions = endpoint({
  method: "DELETE",
  path: "/account/sessions",
  access: "signed-in",
  changes: [],
  output: EndedAccount,
  errors: ["not_found"],
});

export const RECENT_SIGN_IN_SECONDS = 5 * 60;

/**
 * Deletes your account, profile, garage, basket, saved parts and reviews. Your orders stay, without email, phone number and owner.
 * Requires a sign-in within the last five minutes.
 */
export const deleteAccount = endpoint({
  method: "DELETE",
  path: "/account",
  access: "signed-in",
  changes: ["reviews"],
  output: EndedAccount,
  errors: ["not_found", "recent_sign_in_required", "last_admin"],
});
