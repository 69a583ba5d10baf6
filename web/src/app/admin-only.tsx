import { sessionOwner } from "#auth/session.ts";
import { useSession } from "#auth/session-context.tsx";
import { useRole } from "#features/users/role.queries.ts";
import { shopName } from "#lib/shop-name.ts";
import { LoadFailed } from "#ui/states/load-failed.tsx";
import type { AccountPage } from "./guard.tsx";

/** Shows customers only that the page is for admins, at the same address. Until the role is known, it's the frame. */
export default function AdminOnly({ page: Page }: { page: AccountPage }) {
  const owner = sessionOwner(useSession()) ?? undefined;
  const { isAdmin, error, retry } = useRole(owner);
  if (error) return <LoadFailed what="This page" error={error} onRetry={retry} />;
  if (isAdmin !== false) return <Page user={isAdmin ? owner : undefined} />;
  return (
    <div className="panel grid justify-items-center gap-2 px-6 py-12 text-center">
      <title>{`Admins only · ${shopName}`}</title>
      <h1 className="title">This page is for admins</h1>
      <p className="muted">Your account can't open it. Ask an admin for access.</p>
    </div>
  );
}
