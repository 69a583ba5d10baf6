import type { SessionUser } from "#auth/session.ts";
import { useSession } from "#auth/session-context.tsx";
import { useRole } from "#features/users/users.queries.ts";
import { LoadFailed } from "#ui/load-failed.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { type OwnPage, ownerOf } from "./guard.tsx";

/** A page for admins. Others learn at the same address that it is not for them, and nothing else. */
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
      <title>Not for you · Carparts</title>
      <h1 className="title">This page is for admins</h1>
      <p className="muted">Your account cannot open it. An admin of the shop can change that.</p>
    </div>
  );
}
