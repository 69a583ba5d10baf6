import { log } from "../../core/log.ts";
import { readable } from "../../firestore/readable.ts";
import { CATALOGUE_FORMAT } from "../sqlite/schema.ts";
import type { SqliteCatalogue } from "../sqlite/sqlite-catalogue.ts";
import type { Timestamp } from "./changes.store.ts";
import { findSnapshot, readChunks } from "./snapshot.store.ts";
import { unpack } from "./snapshot-chunks.ts";

/** In milliseconds. Tombstones last for thirty days. */
const OLDEST = 14 * 24 * 60 * 60 * 1000;

interface LoadedSnapshot {
  readonly catalogue: SqliteCatalogue;
  /** Changes since then are missing. */
  readonly since: Timestamp;
}

/** Undefined if there is no snapshot that can be used: all parts can be read instead. */
export async function loadSnapshot(): Promise<LoadedSnapshot | undefined> {
  const snapshot = readable(await findSnapshot());
  if (!snapshot) return undefined;
  const { format, version, coversUntil } = snapshot;
  if (format !== CATALOGUE_FORMAT || coversUntil.toMillis() < Date.now() - OLDEST) return undefined;
  try {
    return { catalogue: await unpack(readChunks(snapshot)), since: coversUntil };
  } catch (cause) {
    log("setback", "A snapshot of the catalogue can't be used.", { version, cause: String(cause) });
    return undefined;
  }
}
