import * as z from "zod/mini";
import { EmailParams, email } from "./account-name.ts";
import { endpoint } from "./endpoint.ts";
import { Deleted, IdParams, id, PageQuery } from "./primitives.ts";

export const Role = z.nullable(z.literal("admin"));
export type Role = z.infer<typeof Role>;

/**
 * Makes or refreshes the caller's users document; `token` is the caller's own ID token. The body's e-mail is
 * the account's own, null for one that has none.
 */
export const saveUser = endpoint({
  method: "PUT",
  path: "/user/:email",
  access: "self",
  params: EmailParams,
  body: z.object({ email: z.nullable(email) }),
  output: z.object({ token: z.string() }),
  errors: [],
});

/** Whether the account of this name is an admin. */
export const checkAdmin = endpoint({
  method: "GET",
  path: "/admin/:email",
  access: "self-or-admin",
  params: EmailParams,
  output: z.boolean(),
  errors: [],
});

/** Makes the account of this name an admin. */
export const makeAdmin = endpoint({
  method: "PUT",
  path: "/admin/:email",
  access: "admin",
  params: EmailParams,
  output: z.object({ _id: id, email: z.nullable(z.string()), role: z.literal("admin") }),
  errors: [],
});

/** An account, as admins see it. */
export const User = z.object({
  _id: id,
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
  params: IdParams,
  output: Deleted,
  errors: ["self_removal", "last_admin"],
});
