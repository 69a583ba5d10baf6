import type { SessionUser } from "#auth/session.ts";
import { useSession } from "#auth/session-context.tsx";
import { useRole } from "#features/users/users.queries.ts";
import { LoadFailed } from "#ui/load-failed.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { type OwnPage, ownerOf } from "./guard.tsx";

/** Shows customers only that the page is for admins, at the same address. */
export default function AdminOnly({ page: Page }: { page: OwnPage }) {
  const owner = ownerOf(useSession());
  return owner && <IfAdmin user={owner} page={Page} />;
}

function IfAdmin({ user, page: Page }: { user: SessionUser; page: OwnPage }) {
  const { isAdmin, error, retry } = useRole(user);
  if (isAdmin) return <Page user={user} />;
  if (error) return <LoadFailed what="This page" error={error} onRetry={retry} />;
  if (isAdmin === undefined) return <Spinner label="Loading the page" />;
  return (
    <div className="panel grid justify-items-center gap-2 px-6 py-12 text-center">
      <title>Admins only · Carparts</title>
      <h1 className="title">This page is for admins</h1>
      <p className="muted">Your account can't open it. Ask an admin for access.</p>
    </div>
  );
}
