import { replica } from "../catalogue/replica/own-replica.ts";
import { hashOfPicture, picturePath } from "../contract/admin/picture-path.ts";
import { notFound } from "../core/app-error.ts";
import { findOrFallback, ReadQuota, withQuota } from "../core/read-quota.ts";
import { readEnvironment } from "../environment.ts";
import type { PictureFile, StoredPicture } from "../firestore/collections.ts";
import { lifeAfter } from "./picture-life.ts";
import * as store from "./pictures.store.ts";
import { readPicture } from "./read-picture.ts";

const LOOKED_AT_IN_A_RUN = 500;

/** Each is up to 600 kB, in memory twice while it's read. */
const MOST_AT_ONCE = 20;

const guests = new ReadQuota(readEnvironment(process.env).GUEST_READS_PER_MINUTE, MOST_AT_ONCE);

/** Stores a file as a picture of its own, or as another's thumbnail. Returns the full-size picture's path. */
export async function addPicture(sent: Uint8Array, smallOf?: string): Promise<string> {
  const file = readPicture(sent);
  if (smallOf === undefined) return picturePath(await store.storePicture(file, Date.now()));
  const hash = hashOfPicture(smallOf);
  if (hash === undefined || !(await store.storeSmall(hash, file))) throw notFound("picture");
  return smallOf;
}

/** An avatar is small already, so it's its own small picture. */
export async function addAvatar(sent: Uint8Array): Promise<string> {
  return addPicture(sent, await addPicture(sent));
}

interface PictureResponse {
  readonly file: PictureFile;
  /** The full-size picture stands in for a small one that may still come. */
  readonly isStandIn: boolean;
}

function requestedPicture(hash: string): Promise<StoredPicture | undefined> {
  return findOrFallback(
    () => store.findRequestedPicture(hash),
    async () => (await replica.present()).catalogue.hasPicture(picturePath(hash)),
    () => store.findPicture(hash),
  );
}

/** A path that can't exist costs no read. */
export async function findPictureFile(path: string, isSmall: boolean): Promise<PictureResponse> {
  const hash = hashOfPicture(path);
  const picture = hash && (await withQuota(guests, () => requestedPicture(hash)));
  if (!picture) throw notFound("picture");
  const file = isSmall ? picture.small : picture.file;
  return { file: file ?? picture.file, isStandIn: file === null };
}

export async function purgePictures(now = Date.now()): Promise<void> {
  for (const picture of await store.duePictures(now, LOOKED_AT_IN_A_RUN)) {
    await store.renew(picture, (life, isUsed) => lifeAfter(life, isUsed, now));
  }
}
