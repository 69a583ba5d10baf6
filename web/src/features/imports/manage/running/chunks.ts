import { LARGEST_CHUNK, MOST_ROWS_AT_ONCE } from "@carparts/functions/contract/admin/imports";
import type { PreparedRow } from "../mapping/prepared-rows.ts";
import type { Chunk, StoredRow } from "./import-store.ts";

/** The header is line 1. */
const FIRST_LINE = 2;

/** For what stands around the rows. */
const ROOM = 10_000;

/** Cuts rows into what the API takes at once. */
export function* toChunks(importId: string, rows: Iterable<PreparedRow>): Generator<Chunk> {
  let [index, first, size] = [0, FIRST_LINE, ROOM];
  let chunk: StoredRow[] = [];
  const done = (): Chunk => ({ importId, index: index++, first, rows: chunk });
  for (const { line, cells, problem, warnings } of rows) {
    const bytes = new TextEncoder().encode(JSON.stringify(cells)).length;
    if (chunk.length === MOST_ROWS_AT_ONCE || (chunk.length > 0 && size + bytes > LARGEST_CHUNK)) {
      yield done();
      first += chunk.filter(({ isSent }) => isSent).length;
      [chunk, size] = [[], ROOM];
    }
    size += bytes;
    chunk.push({
      ...{ line, cells, isSent: problem === undefined },
      ...(warnings && { warnings }),
      ...(problem && { outcome: { result: "wrong", changes: {}, problems: [problem] } }),
    });
  }
  if (chunk.length > 0) yield done();
}
