import { AuditList } from "#features/audit/manage/audit-list.tsx";
import { ExportAudit } from "#features/audit/manage/export-audit.tsx";
import { UndoButton } from "#features/trash/manage/undo-button.tsx";
import { routes } from "#routes.ts";
import { InnerScreen } from "#ui/inner-screen.tsx";
import { Link } from "#ui/link.tsx";

/** In a chunk of its own, because few who manage users look back. */
export default function AuditScreen({ uid }: { uid: string }) {
  return (
    <InnerScreen title="Audit log" lead="What admins did and which orders were deleted, latest first.">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Link className="link w-fit" to={routes.users.path}>
          Back to Users
        </Link>
        <ExportAudit />
      </div>
      <AuditList uid={uid} Undo={UndoButton} />
    </InnerScreen>
  );
}
