import { products } from "../../firestore/collections.ts";
import { db } from "../../firestore/db.ts";
import { serverNow } from "../../firestore/server-time.ts";
import { decodeProduct } from "../../parts/part-codec.ts";
import { aProduct } from "../../testing/builders.ts";
import { environment } from "../../testing/emulator.ts";

// For tests of the whole catalogue, which have a project of their own.

/** Takes all documents out of a project of the emulator. */
export async function emptyProject(project: string): Promise<void> {
  const path = `emulator/v1/projects/${project}/databases/(default)/documents`;
  await fetch(`http://${environment.FIRESTORE_EMULATOR_HOST}/${path}`, { method: "DELETE" });
}

export async function addParts(count: number, prefix = "part"): Promise<void> {
  const writer = db.bulkWriter();
  for (let index = 0; index < count; index++) {
    const fields = { ...decodeProduct(aProduct()), version: 1, createdAt: new Date().toISOString() };
    const _id = `${prefix}-${index}`;
    writer.create(products.doc(_id), { _id, ...fields, updatedAt: serverNow }).catch(() => {});
  }
  await writer.close();
}
