import * as z from "zod/mini";
import { EmailParams, EndedAccount, UidParams, uid } from "../account-name.ts";
import { endpoint } from "../endpoint.ts";
import { Role } from "../users.ts";
import { PageQuery } from "../values/primitives.ts";

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

/** Removes an account. Served by its own function, `userRemoval`. */
export const removeUser = endpoint({
  method: "DELETE",
  path: "/:id",
  access: "admin",
  changes: [],
  params: UidParams,
  output: EndedAccount,
  errors: ["not_found", "self_removal", "last_admin"],
});
