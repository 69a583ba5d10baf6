import type { AccountPageProps } from "#auth/session.ts";
import { SigningIn } from "#auth/signing-in.tsx";
import { UserTable } from "#features/users/manage/user-table.tsx";
import { routes } from "#routes.ts";
import { ScreenButton } from "#ui/data-table/screen-button.tsx";
import { Screen } from "#ui/screen.tsx";

export default function UsersPage({ user }: AccountPageProps) {
  return (
    <Screen
      title={routes.users.title}
      lead="Everyone with an account. Removing a user ends their access and keeps their orders."
    >
      {user ? (
        <>
          <div className="flex flex-wrap gap-2">
            <ScreenButton to={routes.audit.path}>{routes.audit.title}</ScreenButton>
          </div>
          <UserTable />
        </>
      ) : (
        <SigningIn />
      )}
    </Screen>
  );
}
