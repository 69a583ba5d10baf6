import { createHash, randomBytes } from "node:crypto";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { GrpcStatus, libraryCodeOf } from "../../core/library-code.ts";
import { batchesOf } from "../../firestore/batches.ts";
import { type StoredSnapshot, snapshotChunks, snapshots } from "../../firestore/collections.ts";
import { db } from "../../firestore/db.ts";
import { readable } from "../../firestore/readable.ts";

const CHUNKS_AT_ONCE = 8;
const NAMES_AT_ONCE = 100;

const current = snapshots.doc("current");

type SnapshotDocument = DocumentSnapshot<StoredSnapshot>;

export function findSnapshot(): Promise<SnapshotDocument> {
  return current.get();
}

/** Some at a time, so that they aren't all in memory. Throws in the end unless they are what was written. */
export async function* readChunks({ version, chunks, sha256 }: StoredSnapshot): AsyncGenerator<Uint8Array> {
  const hash = createHash("sha256");
  for (let first = 0; first < chunks; first += CHUNKS_AT_ONCE) {
    const count = Math.min(CHUNKS_AT_ONCE, chunks - first);
    const names = Array.from({ length: count }, (_, place) => chunkOf(version, first + place));
    const documents = (await db.getAll(...names)) as Awaited<ReturnType<(typeof names)[0]["get"]>>[];
    for (const document of documents) {
      const bytes = readable(document)?.bytes ?? new Uint8Array();
      hash.update(bytes);
      yield bytes;
    }
  }
  if (hash.digest("hex") !== sha256) throw new Error(`The snapshot ${version} is damaged.`);
}

type SnapshotHeader = Pick<StoredSnapshot, "format" | "coversUntil" | "madeAfreshAt">;

/** False if another one was written since `before` was read, which then stays. */
export async function writeSnapshot(
  before: SnapshotDocument,
  made: SnapshotHeader,
  chunks: AsyncIterable<Uint8Array>,
): Promise<boolean> {
  const version = `${Date.now()}-${randomBytes(4).toString("hex")}`;
  const hash = createHash("sha256");
  let count = 0;
  for await (const bytes of chunks) {
    hash.update(bytes);
    const chunk = chunkOf(version, count++);
    await chunk.create({ _id: chunk.id, version, bytes });
  }
  const written = { ...made, version, chunks: count, sha256: hash.digest("hex") };
  const isSwapped = await swap(before, { _id: current.id, ...written });
  const oldest = isSwapped ? (readable(before)?.version ?? version) : version;
  await deleteChunks((other) => (isSwapped ? other < oldest : other === version));
  return isSwapped;
}

const CHANGED_MEANWHILE: ReadonlySet<unknown> = new Set([
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.NOT_FOUND,
]);

async function swap({ updateTime }: SnapshotDocument, snapshot: StoredSnapshot): Promise<boolean> {
  const { _id, ...fields } = snapshot;
  try {
    if (updateTime) await current.update(fields, { lastUpdateTime: updateTime });
    else await current.create(snapshot);
    return true;
  } catch (error) {
    if (CHANGED_MEANWHILE.has(libraryCodeOf(error))) return false;
    throw error;
  }
}

/** The snapshot before stays, because somebody may be reading it. Later ones are under way. */
async function deleteChunks(isOld: (version: string) => boolean): Promise<void> {
  for await (const chunks of batchesOf(snapshotChunks.withConverter(null).select("version"), NAMES_AT_ONCE)) {
    const old = chunks.filter((chunk) => isOld(String(chunk.get("version"))));
    await Promise.all(old.map(({ ref }) => ref.delete()));
  }
}

function chunkOf(version: string, place: number) {
  return snapshotChunks.doc(`${version}-${place}`);
}
