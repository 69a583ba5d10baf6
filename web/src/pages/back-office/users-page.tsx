import { AccountScreen } from "#auth/account-screen.tsx";
import type { AccountPageProps } from "#auth/session.ts";
import { UserTable } from "#features/users/manage/user-table.tsx";
import { routes } from "#routes.ts";

export default function UsersPage({ user }: AccountPageProps) {
  return (
    <AccountScreen
      user={user}
      route={routes.users}
      lead="Everyone with an account. Removing a user ends their access and keeps their orders."
    >
      {() => <UserTable />}
    </AccountScreen>
  );
}
