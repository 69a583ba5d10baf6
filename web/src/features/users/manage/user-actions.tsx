import type { User } from "@carparts/functions/contract/admin/users";
import { Button } from "#ui/button.tsx";
import { userName } from "./user-names.ts";
import { useMakeAdmin, useRemoveUser } from "./users.queries.ts";

function mayPromote(name: string): string {
  return `Make this account an admin?\n\n${name}\n\nAdmins can change parts, handle orders, and manage users.`;
}

function mayRemove(name: string): string {
  return `Remove this account?\n\n${name}\n\nIts sign-in and profile are deleted for good. Its orders and reviews stay.`;
}

export function Promotion({ user }: { user: User }) {
  const promote = useMakeAdmin();
  if (user.role === "admin")
    return <span className="badge badge-success badge-soft font-semibold">Admin</span>;
  return (
    <Button
      className="btn-sm btn-outline whitespace-nowrap"
      isOff={promote.isPending}
      onClick={() => {
        if (confirm(mayPromote(userName(user)))) promote.mutate(user);
      }}
    >
      Make Admin
    </Button>
  );
}

export function Removal({ user }: { user: User }) {
  const remove = useRemoveUser();
  return (
    <Button
      className="btn-sm btn-error btn-outline"
      isOff={remove.isPending}
      onClick={() => {
        if (confirm(mayRemove(userName(user)))) remove.mutate(user);
      }}
    >
      Remove User
    </Button>
  );
}
