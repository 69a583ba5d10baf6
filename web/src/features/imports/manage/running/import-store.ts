import type { ImportedRow, ImportRow } from "@carparts/functions/contract/admin/imports";
import { findImport, importsDatabase } from "#lib/imports-database.ts";
import { hasLeft } from "#lib/left-accounts.ts";
import type { ReadProblem } from "../mapping/mapped-row.ts";
import { type NewPartDefaults, standardDefaults } from "../mapping/new-part-defaults.ts";

export interface Outcome extends Omit<ImportedRow, "line" | "problems"> {
  readonly problems: readonly ReadProblem[];
}

/** A row of the file, and what became of it or would become. */
export interface StoredRow {
  readonly line: number;
  readonly cells: ImportRow;
  /** The cells that are sent, where defaults of new parts fill them in. */
  readonly filled?: ImportRow;
  /** True if it's sent. Rows that the browser itself finds wrong aren't. */
  readonly isSent: boolean;
  /** What the browser itself finds to say of it. */
  readonly warnings?: readonly ReadProblem[];
  readonly outcome?: Outcome;
}

/** Rows that are sent together. */
export interface Chunk {
  readonly importId: string;
  readonly index: number;
  /** The line of its first row, counted without the rows that aren't sent. */
  readonly first: number;
  readonly rows: readonly StoredRow[];
}

/** An account's import, which goes on where it stopped: one at a time. */
export interface StoredImport {
  readonly uid: string;
  readonly importId: string;
  readonly name: string;
  readonly emptyClears: boolean;
  readonly stock: "ignore" | "set";
  readonly defaults: NewPartDefaults;
  readonly phase: "preparing" | "trying" | "tried" | "importing" | "done" | "undone";
  /** The number of chunks. */
  readonly chunks: number;
  /** The number of chunks that are through in this phase. */
  readonly through: number;
  /** Rows that are no parts. */
  readonly leftOut: number;
}

export async function readImport(uid: string): Promise<StoredImport | undefined> {
  const stored = await findImport<StoredImport>(uid);
  // Those of earlier versions have no defaults.
  return stored && { ...stored, defaults: { ...standardDefaults, ...stored.defaults } };
}

/** Nothing of an account that has logged out meanwhile. */
export async function saveImport(stored: StoredImport): Promise<void> {
  if (!hasLeft(stored.uid)) await (await importsDatabase()).put("imports", stored);
}

export async function readChunk(importId: string, index: number): Promise<Chunk | undefined> {
  return (await importsDatabase()).get("chunks", [importId, index]);
}

/** Nothing of an import that was forgotten meanwhile. */
export async function saveChunk(chunk: Chunk): Promise<void> {
  const transaction = (await importsDatabase()).transaction(["imports", "chunks"], "readwrite");
  const all: StoredImport[] = await transaction.objectStore("imports").getAll();
  const isThere = all.some(({ importId }) => importId === chunk.importId);
  await Promise.all([isThere && transaction.objectStore("chunks").put(chunk), transaction.done]);
}
