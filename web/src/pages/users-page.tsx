import { UserTable } from "#features/users/user-table.tsx";
import { Screen } from "#ui/screen.tsx";

export default function UsersPage() {
  return (
    <Screen
      title="Users"
      lead="Whoever has an account. A removed user cannot sign in again; the orders stay."
    >
      <UserTable />
    </Screen>
  );
}
