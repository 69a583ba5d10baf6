import { fileColumns } from "@carparts/functions/contract/admin/file-columns";
import { queryOptions, useMutation } from "@tanstack/react-query";
import { saveCsv } from "#lib/save-file.ts";
import { readChunk, type StoredRow } from "../running/import-store.ts";
import type { RowPlace } from "./result-words.ts";

/** Rows that the browser keeps. `version` changes with what became of them. */
export function storedRowsQuery(importId: string, places: readonly RowPlace[], version: string) {
  return queryOptions({
    queryKey: ["import-rows", importId, version, places.join(" ")],
    queryFn: () => readRows(importId, places),
    structuralSharing: false,
    gcTime: 0,
  });
}

async function readRows(importId: string, places: readonly RowPlace[]): Promise<StoredRow[]> {
  const wanted = new Set(places.map(([index]) => index));
  const chunks = new Map<number, readonly StoredRow[]>();
  for (const index of wanted) chunks.set(index, (await readChunk(importId, index))?.rows ?? []);
  return places.flatMap(([index, row]) => chunks.get(index)?.[row] ?? []);
}

/** A file of the rows that weren't imported, which can be mended and imported. */
export function useWrongRowsFile(name: string) {
  return useMutation({
    mutationFn: async ({ importId, places }: { importId: string; places: readonly RowPlace[] }) => {
      const rows = await readRows(importId, places);
      saveCsv(`wrong rows of ${name.replace(/\.\w+$/, "")}`, wrongRowsFile(rows), { isReadAgain: true });
    },
  });
}

/** The columns that such rows have, and what's wrong with each. */
function wrongRowsFile(rows: readonly StoredRow[]): string[][] {
  const columns = fileColumns.filter((name) => rows.some(({ cells }) => cells[name] !== undefined));
  const lines = rows.map(({ line, cells, outcome }) => {
    const problems = outcome?.problems.map(({ column, reason }) => `${column}: ${reason}`).join(" ") ?? "";
    return [...columns.map((name) => cells[name] ?? ""), `${line}`, problems];
  });
  return [[...columns, "line", "problems"], ...lines];
}
