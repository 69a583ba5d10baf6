import { ExportButton } from "#ui/data-table/export-button.tsx";
import { partsFile } from "./export-parts.queries.ts";
import { usePartsState } from "./managed-parts.queries.ts";

export function ExportParts() {
  const { state } = usePartsState();
  return <ExportButton file={partsFile(state)} things="parts" />;
}
