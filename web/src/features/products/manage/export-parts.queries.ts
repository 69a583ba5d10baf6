import { fileColumns } from "@carparts/functions/contract/admin/file-columns";
import { writeCells } from "@carparts/functions/contract/admin/part-fields";
import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import type { ListFile } from "#lib/list-file.ts";
import { everyPart, type PartsState } from "./managed-parts.queries.ts";

/** A part as an import reads it again. */
export function rowOfPart(part: ListedPart): string[] {
  const cells: Readonly<Record<string, string>> = {
    ...writeCells({ ...part, supersededBy: part.supersededBy?._id ?? null }),
    ...{ _id: part._id, version: `${part.version}`, quantityWhenExported: `${part.quantity}` },
  };
  return fileColumns.map((name) => cells[name] ?? "");
}

export function partsFile(state: PartsState["state"]): ListFile<ListedPart> {
  return {
    ...{ name: "parts", heads: fileColumns, toRow: rowOfPart, isReadAgain: true },
    pages: (signal) => everyPart(state, signal),
  };
}
