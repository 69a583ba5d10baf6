import type { User } from "@carparts/functions/contract/admin/users";
import { useInfiniteQuery } from "@tanstack/react-query";
import { notify } from "#lib/notify.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { type Column, Row } from "#ui/data-table/table.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { useMakeAdmin, useRemoveUser, usersQuery } from "./users.queries.ts";

const columns: readonly Column[] = [
  { label: "Email" },
  { label: "Role", isBroad: true },
  { label: "Actions", isHidden: true },
];

export function UserTable() {
  const query = useInfiniteQuery(usersQuery);
  return (
    <DataTable
      caption="Users"
      what="The users"
      columns={columns}
      query={query}
      empty={<EmptyState title="No users yet">New accounts appear here.</EmptyState>}
      rows={(users) => users.map((user) => <UserRow key={user._id} user={user} />)}
    />
  );
}

/** The specification asks for the same alert and reload after a promotion and a removal. */
const outcome = {
  onSuccess() {
    alert(" Make Admin SucessFull");
    location.reload();
  },
  onError: (error: Error) => {
    notify("error", error.message);
  },
};

function mayPromote(name: string): string {
  return `Make this account an admin?\n\n${name}\n\nAdmins can change parts, handle orders, and manage users.`;
}

function mayRemove(name: string): string {
  return `Remove this account?\n\n${name}\n\nIts sign-in and profile are deleted for good. Its orders and reviews stay.`;
}

function UserRow({ user }: { user: User }) {
  const promote = useMakeAdmin();
  const remove = useRemoveUser();
  const { email } = user;
  const name = email ?? `No email (${user._id})`;
  return (
    <Row>
      <span className="wrap-anywhere">
        {name}
        {email !== null && !user.emailVerified && (
          <span className="badge badge-warning badge-soft ml-2 h-auto font-semibold">unverified</span>
        )}
      </span>
      {user.role === "admin" ? (
        <span className="badge badge-success badge-soft font-semibold">Admin</span>
      ) : (
        <button
          type="button"
          className="btn btn-sm btn-outline whitespace-nowrap"
          disabled={promote.isPending}
          onClick={() => {
            if (confirm(mayPromote(name))) promote.mutate(user, outcome);
          }}
        >
          Make Admin
        </button>
      )}
      <button
        type="button"
        className="btn btn-sm btn-error btn-outline"
        disabled={remove.isPending}
        onClick={() => {
          if (confirm(mayRemove(name))) remove.mutate(user._id, outcome);
        }}
      >
        Remove User
      </button>
    </Row>
  );
}
