import { LARGEST_CHUNK, MOST_ROWS_AT_ONCE } from "@carparts/functions/contract/admin/imports";
import type { Chunk, StoredRow } from "./import-store.ts";

/** The header is line 1. */
const FIRST_LINE = 2;

/** For what stands around the rows. */
const ROOM = 10_000;

/** Cuts rows into what the API takes at once. */
export function* toChunks(importId: string, rows: Iterable<StoredRow>): Generator<Chunk> {
  let [index, first, size] = [0, FIRST_LINE, ROOM];
  let chunk: StoredRow[] = [];
  const done = (): Chunk => ({ importId, index: index++, first, rows: chunk });
  for (const row of rows) {
    const bytes = new TextEncoder().encode(JSON.stringify(row.cells)).length;
    if (chunk.length === MOST_ROWS_AT_ONCE || (chunk.length > 0 && size + bytes > LARGEST_CHUNK)) {
      yield done();
      first += chunk.filter(({ isSent }) => isSent).length;
      [chunk, size] = [[], ROOM];
    }
    size += bytes;
    chunk.push(row);
  }
  if (chunk.length > 0) yield done();
}
