import type { Profile, SaveProfile } from "../contract/profiles.ts";
import { profiles, type StoredProfile } from "../firestore/collections.ts";
import { readable, readableOnes } from "../firestore/readable.ts";

function shown(profile: StoredProfile): Profile {
  return { ...profile, phone: profile.mobile };
}

export async function findProfile(uid: string): Promise<Profile | undefined> {
  const profile = readable(await profiles.doc(uid).get());
  return profile && shown(profile);
}

/** Every profile, by e-mail. Reads one document a profile. */
export async function listProfiles(): Promise<Profile[]> {
  const found = await profiles.orderBy("email").get();
  return readableOnes(found.docs).map(shown);
}

export async function saveProfile(uid: string, fields: SaveProfile): Promise<Profile> {
  const profile = { _id: uid, ...fields };
  await profiles.doc(uid).set(profile);
  return shown(profile);
}
