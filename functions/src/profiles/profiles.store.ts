import type { Profile, SaveProfile } from "../contract/profiles.ts";
import { profiles, type StoredProfile } from "../firestore/collections.ts";
import { storeUnlessLeaving } from "../leaving/leaving.store.ts";

function shown(profile: StoredProfile): Profile {
  return { ...profile, phone: profile.mobile };
}

export async function findProfile(uid: string): Promise<Profile | undefined> {
  const profile = (await profiles.doc(uid).get()).data();
  return profile && shown(profile);
}

/** Every profile, by e-mail. Reads one document a profile. */
export async function listProfiles(): Promise<Profile[]> {
  const found = await profiles.orderBy("email").get();
  return found.docs.map((document) => shown(document.data()));
}

export async function saveProfile(uid: string, fields: SaveProfile): Promise<Profile> {
  const profile = { _id: uid, ...fields };
  await storeUnlessLeaving(uid, (batch) => batch.set(profiles.doc(uid), profile));
  return shown(profile);
}
