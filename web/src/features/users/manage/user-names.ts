import type { User } from "@carparts/functions/contract/admin/users";

/** What an account is called, on every screen that names it. */
export function userName({ email, _id }: Pick<User, "_id" | "email">): string {
  return email ?? `No email (${_id})`;
}
