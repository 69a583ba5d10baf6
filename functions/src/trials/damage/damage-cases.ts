import { type DocumentReference, FieldValue } from "firebase-admin/firestore";
import { collections } from "../../firestore/all-collections.ts";
import { products } from "../../firestore/collections.ts";
import { db } from "../../firestore/db.ts";
import { soldProducts } from "../../firestore/sold-products.ts";

const kinds = ["of another type", "missing", "out of range"] as const;

export interface DamageCase {
  readonly field: string;
  readonly kind: (typeof kinds)[number];
}

/** Every way in which one field of this document can be damaged. */
export async function damageCases(collection: string, id: string): Promise<DamageCase[]> {
  const fields = Object.keys((await db.collection(collection).doc(id).get()).data() ?? {});
  return fields.flatMap((field) => kinds.map((kind) => ({ field, kind })));
}

function damaged(value: unknown, kind: DamageCase["kind"]): unknown {
  if (kind === "missing") return FieldValue.delete();
  if (kind === "of another type") return typeof value === "object" ? ["odd"] : { odd: true };
  return typeof value === "number" ? -1e12 : `${"x".repeat(5000)}/`;
}

async function isReadable(document: DocumentReference): Promise<boolean> {
  const snapshot = await document.get();
  try {
    return snapshot.data() !== undefined;
  } catch {
    return false;
  }
}

/** Does something while one field of a document is damaged; it is told whether the document still parses. */
export async function whileDamaged(
  collection: string,
  id: string,
  { field, kind }: DamageCase,
  work: (parses: boolean) => Promise<void>,
): Promise<void> {
  const raw = db.collection(collection).doc(id);
  const before = (await raw.get()).data() ?? {};
  await raw.update({ [field]: damaged(before[field], kind) });
  const named = collections.find(({ id }) => id === collection);
  // Lists do without the details of products.
  const typed = named === (products as object) ? soldProducts : named;
  const document = typed?.doc(id) ?? raw;
  await work(await isReadable(document as DocumentReference)).finally(() => raw.set(before));
}
