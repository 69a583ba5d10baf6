import type { ImportedRow, ImportRow } from "@carparts/functions/contract/admin/imports";

export type Outcome = Omit<ImportedRow, "line">;

/** A row of the file, and what became of it or would become. */
export interface KeptRow {
  readonly line: number;
  readonly cells: ImportRow;
  /** Whether it's sent. What the browser itself finds wrong isn't. */
  readonly isSent: boolean;
  readonly outcome?: Outcome;
}

/** Rows that are sent together. */
export interface Chunk {
  readonly importId: string;
  readonly index: number;
  /** The line of its first row, counted without the rows that aren't sent. */
  readonly first: number;
  readonly rows: readonly KeptRow[];
}

/** An account's import, which goes on where it stopped: one at a time. */
export interface KeptImport {
  readonly uid: string;
  readonly importId: string;
  readonly name: string;
  readonly emptyClears: boolean;
  readonly stock: "ignore" | "set";
  /** What new parts get where their row says nothing, by field. */
  readonly forNew: ImportRow;
  readonly phase: "preparing" | "trying" | "tried" | "importing" | "done";
  /** How many chunks there are. */
  readonly chunks: number;
  /** How many of them are through in this phase. */
  readonly through: number;
  /** Rows that are no parts. */
  readonly leftOut: number;
}

const NAME = "imports";

let opened: Promise<IDBDatabase> | undefined;

/** In the browser's database, since a file of 100,000 rows is too much for its other storage, and for memory. */
function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("imports", { keyPath: "uid" });
      request.result.createObjectStore("chunks", { keyPath: ["importId", "index"] });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

type StoreName = "imports" | "chunks";

async function act<Result>(
  name: StoreName,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const transaction = (await database()).transaction(name, mode);
  const request = ask(transaction.objectStore(name));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

export function readImport(uid: string): Promise<KeptImport | undefined> {
  return act("imports", "readonly", (store) => store.get(uid));
}

export async function keepImport(kept: KeptImport): Promise<void> {
  await act("imports", "readwrite", (store) => store.put(kept));
}

export function readChunk(importId: string, index: number): Promise<Chunk | undefined> {
  return act("chunks", "readonly", (store) => store.get([importId, index]));
}

export async function keepChunk(chunk: Chunk): Promise<void> {
  await act("chunks", "readwrite", (store) => store.put(chunk));
}

/** Forgets an account's import with its rows. */
export async function forgetImport(uid: string): Promise<void> {
  const kept = await readImport(uid);
  if (!kept) return;
  await act("imports", "readwrite", (store) => store.delete(uid));
  const all = IDBKeyRange.bound([kept.importId, 0], [kept.importId, Number.POSITIVE_INFINITY]);
  await act("chunks", "readwrite", (store) => store.delete(all));
}
