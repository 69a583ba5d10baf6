import { ExportButton } from "#ui/data-table/export-button.tsx";
import { auditFile, useAuditState } from "./audit-log.queries.ts";

export function ExportAudit() {
  const { state } = useAuditState();
  return <ExportButton file={auditFile(state)} things="lines" />;
}
