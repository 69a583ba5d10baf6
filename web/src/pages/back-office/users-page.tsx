import { useLocation } from "react-router-dom";
import type { AccountPageProps } from "#auth/session.ts";
import { SigningIn } from "#auth/signing-in.tsx";
import { UserTable } from "#features/users/manage/user-table.tsx";
import { lazyPage } from "#lib/loading/lazy-page.ts";
import { OpenButton } from "#ui/data-table/open-button.tsx";
import { Screen } from "#ui/screen.tsx";

const AuditScreen = lazyPage(() => import("./users/audit-screen.tsx"));
const AccountScreen = lazyPage(() => import("./users/account-screen.tsx"));

export default function UsersPage({ user }: AccountPageProps) {
  const opened = new URLSearchParams(useLocation().search);
  const account = opened.get("account");
  if (user && account) return <AccountScreen key={account} uid={account} />;
  if (user && opened.has("audit")) return <AuditScreen uid={user.uid} />;
  return (
    <Screen
      title="Users"
      lead="Everyone with an account. Removing a user ends their access and keeps their orders."
    >
      {user ? (
        <>
          <div className="flex flex-wrap gap-2">
            <OpenButton name="audit">Audit log</OpenButton>
          </div>
          <UserTable />
        </>
      ) : (
        <SigningIn />
      )}
    </Screen>
  );
}
