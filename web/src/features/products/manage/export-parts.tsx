import { useState } from "react";
import { ExportButton } from "#ui/export-button.tsx";
import { useExportParts } from "./export-parts.queries.ts";
import { usePartsState } from "./managed-parts.queries.ts";

/** A file of all parts that the list's filters find. */
export function ExportParts() {
  const { state } = usePartsState();
  const [count, setCount] = useState(0);
  return <ExportButton file={useExportParts(state, setCount)} told={`${count} parts`} />;
}
