import * as z from "zod/mini";
import { EndedAccount, uid } from "./account-name.ts";
import { endpoint } from "./endpoint.ts";
import { instant } from "./instant.ts";
import { Order } from "./orders.ts";
import { Profile } from "./profiles.ts";
import { Review } from "./reviews.ts";
import { Role } from "./users.ts";

/** Everything that the shop keeps about one account. */
export const AccountData = z.object({
  account: z.object({
    _id: uid,
    email: z.nullable(z.string()),
    emailVerified: z.boolean(),
    phoneNumber: z.nullable(z.string()),
    displayName: z.nullable(z.string()),
    photoURL: z.nullable(z.string()),
    role: Role,
    /** The provider ids by which it can sign in, such as `password`, `google.com` and `phone`. */
    signInMethods: z.array(z.string()),
    /** The phone numbers of its second factors. */
    secondFactors: z.array(z.string()),
    /** When it was made and last signed in, ISO 8601. */
    createdAt: instant,
    lastSignInAt: z.nullable(instant),
  }),
  profile: z.nullable(Profile),
  orders: z.array(Order),
  reviews: z.array(Review),
});
export type AccountData = z.infer<typeof AccountData>;

/** The caller's own data, to take along. */
export const readAccount = endpoint({
  method: "GET",
  path: "/account",
  access: "signed-in",
  output: AccountData,
  errors: ["not_found"],
});

/** Ends every session of the caller, on every device; this call's token too is worth nothing afterwards. */
export const endSessions = endpoint({
  method: "DELETE",
  path: "/account/sessions",
  access: "signed-in",
  changes: [],
  output: EndedAccount,
  errors: ["not_found"],
});

/** How long ago somebody may have signed in to delete his account, in seconds. */
export const RECENT_SIGN_IN_SECONDS = 5 * 60;

/**
 * Deletes the caller's account, profile and reviews. Orders stay as the shop's books, without e-mail, phone
 * number and owner. Wants a sign-in of the last five minutes.
 */
export const deleteAccount = endpoint({
  method: "DELETE",
  path: "/account",
  access: "signed-in",
  changes: ["reviews"],
  output: EndedAccount,
  errors: ["not_found", "recent_sign_in_required", "last_admin"],
});
