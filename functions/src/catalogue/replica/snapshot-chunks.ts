import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { SqliteCatalogue } from "../sqlite/sqlite-catalogue.ts";

// Through files, because in memory the copies would be several times as large as the catalogue.

/** A document holds a mebibyte at most. */
const LARGEST_CHUNK = 900_000;
const BUFFER = { chunkSize: 256 * 1024 };

export async function* pack(catalogue: SqliteCatalogue): AsyncGenerator<Buffer> {
  const folder = await newFolder();
  try {
    const path = join(folder, "catalogue.db");
    catalogue.saveTo(path);
    let rest = Buffer.alloc(0);
    for await (const part of createReadStream(path).pipe(createGzip(BUFFER))) {
      rest = Buffer.concat([rest, part]);
      for (; rest.length >= LARGEST_CHUNK; rest = rest.subarray(LARGEST_CHUNK)) {
        yield rest.subarray(0, LARGEST_CHUNK);
      }
    }
    if (rest.length > 0) yield rest;
  } finally {
    await remove(folder);
  }
}

/** Throws if they're not a catalogue of this release. */
export async function unpack(chunks: AsyncIterable<Uint8Array>): Promise<SqliteCatalogue> {
  const folder = await newFolder();
  try {
    const path = join(folder, "catalogue.db");
    await pipeline(Readable.from(chunks), createGunzip(BUFFER), createWriteStream(path));
    return SqliteCatalogue.open(path);
  } finally {
    await remove(folder);
  }
}

function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "carparts-catalogue-"));
}

/** An open file can still be read after its deletion. Windows refuses to delete it, and it's cleaned up later. */
async function remove(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true }).catch(() => {});
}
