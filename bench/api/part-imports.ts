import { randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import { type ImportedRow, importParts } from "@carparts/functions/contract/admin/imports";
import { writeCells } from "@carparts/functions/contract/admin/part-fields";
import type { Account } from "@carparts/functions/testing/accounts";
import { as, type Site } from "@carparts/functions/testing/api";
import { startServer } from "@carparts/functions/testing/server-process";
import { World } from "@carparts/functions/testing/world";
import type { DocumentData, DocumentReference } from "firebase-admin/firestore";
import { madeUpPart } from "../../functions/scripts/made-up/made-up-parts.ts";
import { productOf } from "../../functions/scripts/made-up/product-of.ts";
import { collections } from "../../functions/src/firestore/all-collections.ts";
import { db } from "../../functions/src/firestore/db.ts";
import { encodeProduct } from "../../functions/src/parts/part-codec.ts";
import { claimOf } from "../../functions/src/parts/part-numbers.store.ts";
import { type Row, row } from "../table.ts";

const ROWS = 20_000;
const AT_ONCE = 200;
/** Rows that are imported, then written without checks, in turns. */
const IN_TURN = 2_000;
/** Writes in one of the bare batches. */
const IN_BATCH = 500;
const SEED = 38;

type Cells = Readonly<Record<string, string>>;

/** A file of new parts, and the same file again, which changes nothing. */
export async function measurePartImports(): Promise<Row[]> {
  const [world, server] = [new World(), await startServer()];
  const written: DocumentReference[] = [];
  try {
    const admin = await world.admin();
    const chunks = chunksOf(Array.from({ length: ROWS }, (_, index) => cellsOf(index)));
    const { own, bare } = await writeInTurns(importer(admin, server.site, false), chunks, written);
    const detail = `${(ROWS / own).toFixed(0)} / ${(ROWS / bare).toFixed(0)} rows a second`;
    return [
      row("import of 20,000 rows / bare batched writes of the same documents", bare / own, {
        ...{ least: 0.6, detail },
      }),
      ...(await measureDryRun(importer(admin, server.site, true), chunks)),
    ];
  } finally {
    await server.kill();
    const writer = db.bulkWriter({ throttling: false });
    for (const document of written) writer.delete(document);
    await writer.close();
    await world.clear();
  }
}

function cellsOf(index: number): Cells {
  const { _id, ...part } = encodeProduct(productOf(madeUpPart(index, SEED)));
  return writeCells({ ...part, partNumber: `BENCH-${index}`, supersededBy: null });
}

function chunksOf(rows: readonly Cells[]): Cells[][] {
  const starts = Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, chunk) => chunk * AT_ONCE);
  return starts.map((start) => rows.slice(start, start + AT_ONCE));
}

type Importer = (rows: readonly Cells[], chunk: number) => Promise<ImportedRow[]>;

function importer(admin: Account, site: Site, isDryRun: boolean): Importer {
  const importId = randomUUID();
  return async (rows, chunk) => {
    const body = { importId, name: "bench.csv", first: 2 + chunk * AT_ONCE, rows, isDryRun };
    return (await as(admin, site).call(importParts, { body: body as never })).output.items;
  };
}

/** In seconds. */
async function writeInTurns(send: Importer, chunks: readonly Cells[][], written: DocumentReference[]) {
  const times = { own: 0, bare: 0 };
  const perTurn = IN_TURN / AT_ONCE;
  for (let first = 0; first < chunks.length; first += perTurn) {
    const ids: string[] = [];
    times.own += await secondsOf(async () => {
      for (const [place, rows] of chunks.slice(first, first + perTurn).entries()) {
        const answer = await send(rows, first + place);
        if (answer.some(({ result }) => result !== "create")) throw new Error("A row was not imported.");
        ids.push(...answer.map(({ _id = "" }) => _id));
      }
    });
    const documents = await documentsOf(ids);
    const copies = documents.map(({ ref, data }) => ({
      ref: db.collection(`bare-${ref.parent.id}`).doc(),
      data,
    }));
    times.bare += await secondsOf(() => writeBarely(copies));
    written.push(...[...documents, ...copies].map(({ ref }) => ref));
  }
  return times;
}

export async function secondsOf(work: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
}

export interface Written {
  readonly ref: DocumentReference;
  readonly data: DocumentData;
}

/** All that an import wrote of these parts, which are the last. The emulator takes seconds for a query about some of many. */
async function documentsOf(ids: readonly string[]): Promise<Written[]> {
  const named = ["products", "productInternals"].map((name) => {
    return db.getAll(...ids.map((id) => db.collection(name).doc(id)));
  });
  const latest = ["movements", "partChanges"].map(async (name) => {
    return (await db.collection(name).orderBy("at", "desc").limit(ids.length).get()).docs;
  });
  const [parts = [], ...others] = await Promise.all([...named, ...latest]);
  const numbers = parts.map((part) => claimOf(part.get("partNumber")).id);
  const claims = await db.getAll(...numbers.map((id) => db.collection("partNumbers").doc(id)));
  return [parts, ...others, claims].flat().flatMap((document) => {
    const data = document.data();
    return data ? [{ ref: document.ref, data }] : [];
  });
}

export async function writeBarely(documents: readonly Written[]): Promise<void> {
  for (let start = 0; start < documents.length; start += IN_BATCH) {
    const batch = db.batch();
    for (const { ref, data } of documents.slice(start, start + IN_BATCH)) batch.set(ref, data);
    await batch.commit();
  }
}

async function measureDryRun(send: Importer, chunks: readonly Cells[][]): Promise<Row[]> {
  const before = await countDocuments();
  let first = 0;
  const all = await secondsOf(async () => {
    for (const [chunk, rows] of chunks.entries()) {
      const seconds = await secondsOf(async () => {
        const answer = await send(rows, chunk);
        if (answer.some(({ result }) => result !== "same")) throw new Error("A row would change something.");
      });
      first ||= seconds;
    }
  });
  const detail = `${(ROWS / all).toFixed(0)} rows a second`;
  return [
    row("dry run of the same rows, documents written", (await countDocuments()) - before, {
      most: 0,
      digits: 0,
      detail,
    }),
    row("dry run, until the first 200 rows are answered", first, { most: 3, unit: "s" }),
  ];
}

async function countDocuments(): Promise<number> {
  const counts = await Promise.all(collections.map((collection) => collection.count().get()));
  return counts.reduce((sum, count) => sum + count.data().count, 0);
}
