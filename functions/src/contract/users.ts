import * as z from "zod/mini";
import { EmailParams, email } from "./account-name.ts";
import { endpoint } from "./endpoint.ts";
import { sentText } from "./values/primitives.ts";

export const LONGEST_TOKEN = 8192;

export const Role = z.nullable(z.literal("admin"));
export type Role = z.infer<typeof Role>;

/**
 * Creates or updates your users document and returns your ID token. `email` is your account's, null if it has none.
 * `isReclaimed` means that this sign-in was the first to prove the email: all earlier access has ended, this session
 * too, so sign in again. After linking Google, send the ID token from before as `earlierToken` to keep your access.
 */
export const saveUser = endpoint({
  method: "PUT",
  path: "/user/:email",
  access: "self",
  limit: { calls: 60, seconds: 600 },
  changes: [],
  params: EmailParams,
  body: z.object({
    email: z.nullable(email),
    earlierToken: z.optional(sentText(LONGEST_TOKEN, "earlierToken must be an ID token.")),
  }),
  output: z.object({ token: z.string(), isReclaimed: z.optional(z.literal(true)) }),
  errors: ["not_found"],
});

/** Returns whether this account is an admin. */
export const checkAdmin = endpoint({
  method: "GET",
  path: "/admin/:email",
  access: "self-or-admin",
  params: EmailParams,
  output: z.boolean(),
  errors: ["not_found"],
});
