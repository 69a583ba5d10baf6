import type { User } from "@carparts/functions/contract/admin/users";

export function UnverifiedBadge({ user }: { user: Pick<User, "email" | "emailVerified"> }) {
  if (user.email === null || user.emailVerified) return null;
  return <span className="badge badge-warning badge-soft ml-2 h-auto font-semibold">unverified</span>;
}
