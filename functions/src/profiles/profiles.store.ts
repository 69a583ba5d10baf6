import { FieldPath } from "firebase-admin/firestore";
import type { Profile, SaveProfile } from "../contract/profiles.ts";
import type { PageQuery } from "../contract/values/primitives.ts";
import { profiles, type StoredProfile } from "../firestore/collections.ts";
import { MOST_ITEMS, noSuchPage, type Page } from "../firestore/page.ts";
import { wordsOfPerson } from "../firestore/person-words.ts";
import { readable, readableOnes } from "../firestore/readable.ts";
import { storeUnlessDeleting } from "../identity/account-deletion.store.ts";

function shown(profile: StoredProfile): Profile {
  return { ...profile, phone: profile.mobile };
}

export async function findProfile(uid: string): Promise<Profile | undefined> {
  const profile = readable(await profiles.doc(uid).get());
  return profile && shown(profile);
}

const DOCUMENT_NAME = /^(?!__.*__$|\.{1,2}$)[^/]+$/;

export async function listProfiles({ limit = MOST_ITEMS, after }: PageQuery): Promise<Page<Profile>> {
  if (after !== undefined && !DOCUMENT_NAME.test(after)) throw noSuchPage(new Error("Not a uid."));
  let page = profiles.orderBy(FieldPath.documentId()).limit(limit);
  if (after !== undefined) page = page.startAfter(after);
  const { docs } = await page.get();
  const next = docs.length === limit ? docs.at(-1)?.id : undefined;
  return { items: readableOnes(docs).map(shown), next };
}

export async function saveProfile(uid: string, fields: SaveProfile): Promise<Profile> {
  const profile = { _id: uid, ...fields, words: wordsOfPerson({ name: fields.name, mobile: fields.mobile }) };
  await storeUnlessDeleting(uid, (batch) => batch.set(profiles.doc(uid), profile));
  return shown(profile);
}
