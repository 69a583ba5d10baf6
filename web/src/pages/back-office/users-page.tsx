import { AccountScreen } from "#auth/account-screen.tsx";
import type { AccountPageProps } from "#auth/session.ts";
import { UserTable } from "#features/users/manage/user-table.tsx";
import { routes } from "#routes.ts";
import { ScreenButton } from "#ui/data-table/screen-button.tsx";

export default function UsersPage({ user }: AccountPageProps) {
  return (
    <AccountScreen
      user={user}
      route={routes.users}
      lead="Everyone with an account. Removing a user ends their access and keeps their orders."
    >
      {() => (
        <>
          <div className="tools">
            <ScreenButton screen={routes.audit} />
          </div>
          <UserTable />
        </>
      )}
    </AccountScreen>
  );
}
