import { profiles, users } from "../../firestore/collections.ts";
import { inTransaction } from "../../firestore/db.ts";

export async function findTrace(uid: string) {
  const [user, profile] = await Promise.all([users.doc(uid).get(), profiles.doc(uid).get()]);
  return { provenEmail: user.get("provenEmail") as unknown, isKnown: user.exists || profile.exists };
}

export async function doubtProfile(uid: string): Promise<void> {
  await inTransaction(async (tx) => {
    const profile = await tx.get(profiles.doc(uid));
    if (profile.exists) tx.update(profile.ref, { isConfirmed: false });
  });
}
