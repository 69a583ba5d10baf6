import { fileColumns } from "@carparts/functions/contract/admin/file-columns";
import type { StoredRow } from "../running/import-store.ts";

/** The columns that such rows have, and what's wrong with each. */
export function wrongRowsFile(rows: readonly StoredRow[]): string[][] {
  const columns = fileColumns.filter((name) => rows.some(({ cells }) => cells[name] !== undefined));
  const lines = rows.map(({ line, cells, outcome }) => {
    const problems = outcome?.problems.map(({ column, reason }) => `${column}: ${reason}`).join(" ") ?? "";
    return [...columns.map((name) => cells[name] ?? ""), `${line}`, problems];
  });
  return [[...columns, "line", "problems"], ...lines];
}
