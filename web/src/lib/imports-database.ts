import { type IDBPDatabase, openDB } from "idb";

const NAME = "imports";

let opened: Promise<IDBPDatabase> | undefined;

/** In the browser's database, since a file of 100,000 rows is too much for its other storage, and for memory. */
export function importsDatabase(): Promise<IDBPDatabase> {
  opened ??= openDB(NAME, 1, {
    upgrade(database) {
      database.createObjectStore("imports", { keyPath: "uid" });
      database.createObjectStore("chunks", { keyPath: ["importId", "index"] });
    },
  });
  return opened;
}

/** True if this browser has ever stored an import. Opening one would create the database. */
async function isThere(): Promise<boolean> {
  const all = await indexedDB.databases?.();
  return all?.some(({ name }) => name === NAME) ?? true;
}

interface AnImport {
  readonly importId: string;
  readonly phase: string;
}

export async function findImport<Stored extends AnImport = AnImport>(
  uid: string,
): Promise<Stored | undefined> {
  return (await isThere()) ? (await importsDatabase()).get("imports", uid) : undefined;
}

/** Forgets an account's import with its rows. */
export async function forgetImport(uid: string): Promise<void> {
  const stored = await findImport(uid);
  if (!stored) return;
  const all = IDBKeyRange.bound([stored.importId, 0], [stored.importId, Number.POSITIVE_INFINITY]);
  const transaction = (await importsDatabase()).transaction(["imports", "chunks"], "readwrite");
  await Promise.all([
    transaction.objectStore("imports").delete(uid),
    transaction.objectStore("chunks").delete(all),
    transaction.done,
  ]);
}
