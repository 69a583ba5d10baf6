import { UserTable } from "#features/users/user-table.tsx";
import { Screen } from "#ui/screen.tsx";

export default function UsersPage() {
  return (
    <Screen
      title="Users"
      lead="Everyone with an account. Removing a user ends their access and keeps their orders."
    >
      <UserTable />
    </Screen>
  );
}
