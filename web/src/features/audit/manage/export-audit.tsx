import { useState } from "react";
import { ExportButton } from "#ui/export-button.tsx";
import { useAuditState, useExportAudit } from "./audit.queries.ts";

export function ExportAudit() {
  const { state } = useAuditState();
  const [count, setCount] = useState(0);
  return <ExportButton file={useExportAudit(state, setCount)} told={`${count} lines`} />;
}
