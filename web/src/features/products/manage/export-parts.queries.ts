import { asPlainCell, fileColumns } from "@carparts/functions/contract/admin/file-columns";
import { writeCells } from "@carparts/functions/contract/admin/part-fields";
import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { useMutation } from "@tanstack/react-query";
import { saveCsv } from "#lib/save-file.ts";
import { everyPart, type PartsState } from "./managed-parts.queries.ts";

/** A part as a file has it, which an import reads again. */
export function rowOfPart(part: ListedPart): string[] {
  const cells: Readonly<Record<string, string>> = {
    ...writeCells({ ...part, supersededBy: part.supersededBy?._id ?? null }),
    ...{ _id: part._id, version: `${part.version}`, quantityWhenExported: `${part.quantity}` },
  };
  return fileColumns.map((name) => asPlainCell(cells[name] ?? ""));
}

export function useExportParts(state: PartsState["state"], onProgress: (parts: number) => void) {
  return useMutation({
    mutationFn: async () => {
      const rows: string[][] = [[...fileColumns]];
      for await (const parts of everyPart(state, new AbortController().signal)) {
        rows.push(...parts.map(rowOfPart));
        onProgress(rows.length - 1);
      }
      saveCsv(`parts ${new Date().toISOString().slice(0, 10)}`, rows);
    },
  });
}
