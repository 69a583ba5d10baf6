import type { AccountPageProps } from "#auth/session.ts";
import { SigningIn } from "#auth/signing-in.tsx";
import { UserTable } from "#features/users/manage/user-table.tsx";
import { Screen } from "#ui/screen.tsx";

export default function UsersPage({ user }: AccountPageProps) {
  return (
    <Screen
      title="Users"
      lead="Everyone with an account. Removing a user ends their access and keeps their orders."
    >
      {user ? <UserTable /> : <SigningIn />}
    </Screen>
  );
}
