import * as z from "zod/mini";
import { EmailParams, EndedAccount, email, UidParams, uid } from "./account-name.ts";
import { endpoint } from "./endpoint.ts";
import { PageQuery } from "./primitives.ts";

export const Role = z.nullable(z.literal("admin"));
export type Role = z.infer<typeof Role>;

/**
 * Makes or refreshes the caller's users document; `token` is the caller's own ID token. The body's e-mail is
 * the account's own, null for one that has none. `isReclaimed` says that this sign-in was the first to prove the
 * email: whatever could sign in before is gone, this session too, and the caller signs in once more. After linking
 * Google, `earlierToken` is the ID token from before: whoever holds both loses nothing.
 */
export const saveUser = endpoint({
  method: "PUT",
  path: "/user/:email",
  access: "self",
  changes: [],
  params: EmailParams,
  body: z.object({ email: z.nullable(email), earlierToken: z.optional(z.string()) }),
  output: z.object({ token: z.string(), isReclaimed: z.optional(z.literal(true)) }),
  errors: ["not_found"],
});

/** Whether the account of this name is an admin. */
export const checkAdmin = endpoint({
  method: "GET",
  path: "/admin/:email",
  access: "self-or-admin",
  params: EmailParams,
  output: z.boolean(),
  errors: ["not_found"],
});

/** Makes an account an admin. `_id` is the account that the caller means, should the email be another's by now. */
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

/** An account, as admins see it. */
export const User = z.object({
  _id: uid,
  email: z.nullable(z.string()),
  role: Role,
  emailVerified: z.boolean(),
});
export type User = z.infer<typeof User>;

/** The accounts, as admins see them. */
export const listUsers = endpoint({
  method: "GET",
  path: "/users",
  access: "admin",
  query: PageQuery,
  output: z.array(User),
  errors: [],
});

/** Removes an account. Served by a function with a host of its own, `userRemoval`. */
export const removeUser = endpoint({
  method: "DELETE",
  path: "/:id",
  access: "admin",
  changes: [],
  params: UidParams,
  output: EndedAccount,
  errors: ["not_found", "self_removal", "last_admin"],
});
