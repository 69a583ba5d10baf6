import { getAuth, type UserRecord } from "firebase-admin/auth";
import { auditLog, profiles, users } from "../firestore/collections.ts";
import { KEEP_THE_REST } from "./users.store.ts";

/** Every account by its uid, whatever state it is in. */
export async function listAccounts(): Promise<Map<string, UserRecord>> {
  const accounts = new Map<string, UserRecord>();
  let pageToken: string | undefined;
  do {
    const page = await getAuth().listUsers(1000, pageToken);
    for (const account of page.users) accounts.set(account.uid, account);
    pageToken = page.pageToken;
  } while (pageToken);
  return accounts;
}

/** The uid and the role of every users document, unparsed: a broken one must not hide the others. */
export async function listRoles(): Promise<Map<string, unknown>> {
  const found = await users.withConverter(null).select("role").get();
  return new Map(found.docs.map((document) => [document.id, document.get("role")]));
}

export async function listProfileUids(): Promise<string[]> {
  const found = await profiles.withConverter(null).select().get();
  return found.docs.map((document) => document.id);
}

/** The uids whose removal is on record, finished or not. */
export async function listRemovedUids(): Promise<Set<string>> {
  const found = await auditLog.withConverter(null).where("what", "==", "user_removed").get();
  return new Set(found.docs.map((document) => document.get("target")));
}

export async function setRole(uid: string, email: string | undefined, role: "admin" | null): Promise<void> {
  await users.doc(uid).set({ _id: uid, email: email?.toLowerCase() ?? null, role }, KEEP_THE_REST);
}

export async function deleteProfile(uid: string): Promise<void> {
  await profiles.doc(uid).delete();
}
