import { AccountScreen } from "#auth/account-screen.tsx";
import type { AccountPageProps } from "#auth/session.ts";
import { AuditLog } from "#features/audit-log/manage/audit-log.tsx";
import { ExportAudit } from "#features/audit-log/manage/export-audit.tsx";
import { UndoButton } from "#features/trash/manage/undo-button.tsx";
import { routes } from "#routes.ts";
import { Link } from "#ui/link.tsx";

export default function AuditPage({ user }: AccountPageProps) {
  return (
    <AccountScreen
      user={user}
      route={routes.audit}
      lead="What admins did and which orders were deleted, latest first."
    >
      {(user) => (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Link className="link w-fit" to={routes.users.path}>
              Back to Users
            </Link>
            <ExportAudit />
          </div>
          <AuditLog uid={user.uid} Undo={UndoButton} />
        </>
      )}
    </AccountScreen>
  );
}
