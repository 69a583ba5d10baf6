import type { User } from "@carparts/functions/contract/admin/users";
import { pathOf } from "@carparts/functions/contract/endpoint";
import { useInfiniteQuery } from "@tanstack/react-query";
import { routes } from "#routes.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { ScreenButton } from "#ui/data-table/screen-button.tsx";
import { type Column, Row } from "#ui/data-table/table.tsx";
import { EmailText } from "#ui/email-text.tsx";
import { Link } from "#ui/link.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { UnverifiedBadge } from "./unverified-badge.tsx";
import { Promotion, Removal } from "./user-actions.tsx";
import { userName } from "./user-names.ts";
import { foundUsersQuery, useUsersState } from "./users.queries.ts";

const columns: readonly Column[] = [
  { label: "Email" },
  { label: "Role", isBroad: true },
  { label: "Actions", isHidden: true },
];

const tools = {
  label: "Search users",
  placeholder: "Email, name or phone",
  actions: <ScreenButton screen={routes.audit} />,
};

export function UserTable() {
  const list = useUsersState();
  return (
    <DataTable<User>
      caption="Users"
      what="The users"
      columns={columns}
      query={useInfiniteQuery(foundUsersQuery(list.state.q))}
      searched={{ list, tools }}
      empty={<EmptyState title="No users yet">New accounts appear here.</EmptyState>}
      rows={(users) => users.map((user) => <UserRow key={user._id} user={user} />)}
    />
  );
}

function UserRow({ user }: { user: User }) {
  return (
    <Row>
      <span className="wrap-anywhere">
        <Link className="link link-hover" to={pathOf(routes.account.path, { uid: user._id })}>
          <EmailText>{userName(user)}</EmailText>
        </Link>
        <UnverifiedBadge user={user} />
      </span>
      <Promotion user={user} />
      <Removal user={user} />
    </Row>
  );
}
