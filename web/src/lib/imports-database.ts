const NAME = "imports";

let opened: Promise<IDBDatabase> | undefined;

/** In the browser's database, since a file of 100,000 rows is too much for its other storage, and for memory. */
function importsDatabase(): Promise<IDBDatabase> {
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

/** Resolves once what is asked for is done and kept. */
export async function inStores<Result>(
  names: StoreName[],
  mode: IDBTransactionMode,
  act: (store: (name: StoreName) => IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const transaction = (await importsDatabase()).transaction(names, mode);
  const request = act((name) => transaction.objectStore(name));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Looks for the database without opening it, which would create it. */
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
  if (!(await isThere())) return undefined;
  return inStores<Stored | undefined>(["imports"], "readonly", (store) => store("imports").get(uid));
}

/** Forgets an account's import with its rows. */
export async function forgetImport(uid: string): Promise<void> {
  const stored = await findImport(uid);
  if (!stored) return;
  const all = IDBKeyRange.bound([stored.importId, 0], [stored.importId, Number.POSITIVE_INFINITY]);
  await inStores(["imports", "chunks"], "readwrite", (store) => {
    store("imports").delete(uid);
    return store("chunks").delete(all);
  });
}
