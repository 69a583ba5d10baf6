import type { User } from "@carparts/functions/contract/admin/users";

/** The name of an account, the same on every screen. */
export function userName({ email, _id }: Pick<User, "_id" | "email">): string {
  return email ?? `No email (${_id})`;
}
