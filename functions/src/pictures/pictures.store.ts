import { FieldPath, type Query, type QueryDocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import type * as z from "zod/mini";
import { picturePath } from "../contract/admin/picture-path.ts";
import { GrpcStatus, libraryCodeOf } from "../core/library-code.ts";
import { consumeFind, consumeReads } from "../core/read-quota.ts";
import { sha256 } from "../core/sha256.ts";
import {
  orders,
  type PictureFile,
  pictures,
  products,
  profiles,
  reviews,
  type StoredPicture,
  StoredPictureLife,
} from "../firestore/collections.ts";
import { converter } from "../firestore/converter.ts";
import { inTransaction, type Transaction } from "../firestore/db.ts";
import { readable } from "../firestore/readable.ts";
import { begunAt, type PictureLife } from "./picture-life.ts";

// Stores pictures. Another place for them needs another file like this, and no other change.

export async function findPicture(hash: string): Promise<StoredPicture | undefined> {
  return readable(await consumeReads(1, () => pictures.doc(hash).get()));
}

export async function findRequestedPicture(hash: string): Promise<StoredPicture | undefined> {
  return readable(await consumeFind(() => pictures.doc(hash).get()));
}

function stored({ uploadedAt, usedAt, dueAt }: PictureLife) {
  return {
    uploadedAt: Timestamp.fromMillis(uploadedAt),
    usedAt: usedAt === null ? null : Timestamp.fromMillis(usedAt),
    dueAt: Timestamp.fromMillis(dueAt),
  };
}

/** Stores the picture and returns its hash. A repeated upload only extends its lifetime. */
export async function storePicture(file: PictureFile, now: number): Promise<string> {
  const document = pictures.doc(sha256(file.bytes));
  const { usedAt, ...begun } = stored(begunAt(now));
  try {
    await inTransaction(async (tx) => {
      const snapshot = await document.get();
      const whole = { _id: document.id, file, small: null, usedAt, ...begun };
      if (readable(snapshot)) tx.update(document, begun);
      else if (snapshot.exists) tx.set(document, whole);
      else tx.create(document, whole);
    });
  } catch (error) {
    // The same was sent by somebody else at the same moment.
    if (libraryCodeOf(error) !== GrpcStatus.ALREADY_EXISTS) throw error;
  }
  return document.id;
}

/** False without its full-size picture. Browsers keep its first thumbnail. */
export function storeSmall(hash: string, small: PictureFile): Promise<boolean> {
  const document = pictures.doc(hash);
  return inTransaction(async (tx) => {
    const present = readable(await tx.get(document));
    if (present?.small === null) tx.update(document, { small });
    return present !== undefined;
  });
}

type DuePicture = QueryDocumentSnapshot<z.infer<typeof StoredPictureLife>>;

/** Typed by hand: with `select`, the SDK forgets what is in the documents. */
const lives = pictures
  .withConverter(converter(StoredPictureLife))
  .select("uploadedAt", "usedAt", "dueAt") as Query<z.infer<typeof StoredPictureLife>>;

export async function duePictures(now: number, most: number): Promise<DuePicture[]> {
  const due = lives.where("dueAt", "<=", Timestamp.fromMillis(now)).orderBy("dueAt").limit(most);
  return (await due.get()).docs;
}

function decoded({ uploadedAt, usedAt, dueAt }: z.infer<typeof StoredPictureLife>): PictureLife {
  return { uploadedAt: uploadedAt.toMillis(), usedAt: usedAt?.toMillis() ?? null, dueAt: dueAt.toMillis() };
}

async function isUsed(tx: Transaction, { id }: DuePicture): Promise<boolean> {
  for (const collection of [products, orders, profiles, reviews]) {
    const using = collection.withConverter(null).where("picture", "==", picturePath(id)).select().limit(1);
    if (!(await tx.get(using)).empty) return true;
  }
  return false;
}

/** Sets its lifetime by its use, or deletes it. Does nothing if it was uploaded again meanwhile. */
export async function renew(
  picture: DuePicture,
  next: (life: PictureLife, isUsed: boolean) => PictureLife | undefined,
): Promise<void> {
  const life = readable(picture);
  if (!life) return;
  await inTransaction(async (tx) => {
    const present = await tx.get(lives.where(FieldPath.documentId(), "==", picture.id));
    if (!present.docs[0]?.updateTime.isEqual(picture.updateTime)) return;
    const renewed = next(decoded(life), await isUsed(tx, picture));
    if (renewed) tx.update(picture.ref, stored(renewed));
    else tx.delete(picture.ref);
  });
}
