import * as z from "zod/mini";
import { AccountParams, EmailParams, EndedAccount, UidParams, uid } from "../account-name.ts";
import { endpoint } from "../endpoint.ts";
import { ListQuery, pageOf } from "../list.ts";
import { Role } from "../users.ts";
import { instant } from "../values/instant.ts";
import { PageQuery } from "../values/primitives.ts";
import { searched } from "../values/searched.ts";

/** Makes an account an admin. `_id` guards against the email now belonging to another account. */
export const makeAdmin = endpoint({
  method: "PUT",
  path: "/admin/:email",
  access: "admin",
  changes: [],
  params: EmailParams,
  body: z.optional(z.object({ _id: uid })),
  output: z.object({ _id: uid, email: z.nullable(z.string()), role: z.literal("admin") }),
  errors: ["not_found", "another_account"],
});

/** An account as admins see it. */
export const User = z.object({
  _id: uid,
  email: z.nullable(z.string()),
  role: Role,
  emailVerified: z.boolean(),
});
export type User = z.infer<typeof User>;

/** Lists all accounts. */
export const listUsers = endpoint({
  method: "GET",
  path: "/users",
  access: "admin",
  query: PageQuery,
  output: z.array(User),
  errors: [],
});

export const UsersQuery = z.object({
  /** Beginnings of an email or one of its words, of a phone number, of words of the name in a profile or, whole, an email, a phone number or a uid. */
  q: z.optional(searched),
  ...ListQuery.shape,
});
export type UsersQuery = z.infer<typeof UsersQuery>;

/** Lists accounts that have signed in here, by their emails. */
export const searchUsers = endpoint({
  method: "GET",
  path: "/api/users",
  access: "admin",
  query: UsersQuery,
  output: pageOf(User),
  errors: [],
});

/** An account as admins see it. */
export const WholeUser = z.object({
  ...User.shape,
  /** In the profile, or else what the account was registered with. */
  name: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  /** True if its owner has proven the email by a sign-in with Google or by an emailed link. */
  isProven: z.boolean(),
  /** True if nobody can sign in to it. */
  isDisabled: z.boolean(),
  /** Provider ids, such as `password`, `google.com` and `phone`. */
  signInMethods: z.array(z.string()),
  /** The number of its second factors. */
  secondFactors: z.int(),
  createdAt: instant,
  lastSignInAt: z.nullable(instant),
  orders: z.object({ count: z.int() }),
  /** `average` has one decimal, and is null without reviews. */
  reviews: z.object({ count: z.int(), average: z.nullable(z.number()) }),
});
export type WholeUser = z.infer<typeof WholeUser>;

/** Returns one account with what it did in the shop. */
export const readUser = endpoint({
  method: "GET",
  path: "/api/users/:uid",
  access: "admin",
  params: AccountParams,
  output: WholeUser,
  errors: ["not_found"],
});

/** Removes an account. Served by its own function, `userRemoval`. */
export const removeUser = endpoint({
  method: "DELETE",
  path: "/:id",
  access: "admin",
  changes: [],
  once: true,
  params: UidParams,
  output: EndedAccount,
  errors: ["not_found", "self_removal", "last_admin"],
});
