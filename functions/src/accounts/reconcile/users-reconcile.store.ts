import { getAuth, type UserRecord } from "firebase-admin/auth";
import { recordAuditEvent } from "../../audit/audit.store.ts";
import { auditLog, leaving, orders, profiles, users } from "../../firestore/collections.ts";
import { db } from "../../firestore/db.ts";
import { readableOnes } from "../../firestore/readable.ts";
import { writtenBy } from "../../reviews/reviews.store.ts";
import { KEEP_THE_REST } from "../users.store.ts";

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

/** Unparsed, so that one damaged document doesn't hide the others. */
export async function listRoles(): Promise<Map<string, unknown>> {
  const found = await users.withConverter(null).select("role").get();
  return new Map(found.docs.map((document) => [document.id, document.get("role")]));
}

export async function listProfileUids(): Promise<string[]> {
  const found = await profiles.withConverter(null).select().get();
  return found.docs.map((document) => document.id);
}

export interface Removal {
  readonly isOwnWish: boolean;
  /** Whether the account is blocked from storing anything. Earlier releases didn't do that. */
  readonly isNoted: boolean;
  readonly at: string;
}

export async function listRemovals(): Promise<Map<string, Removal>> {
  const [events, noted] = await Promise.all([
    auditLog.where("what", "in", ["user_removed", "removal_dropped"]).get(),
    leaving.withConverter(null).get(),
  ]);
  const wishes = new Map(noted.docs.map((note) => [note.id, note.get("isOwnWish") === true]));
  const removals = new Map<string, Removal>();
  const oldestFirst = readableOnes(events.docs).sort((a, b) => (a.at < b.at ? -1 : 1));
  for (const { what, who, target, at } of oldestFirst) {
    const isOwnWish =
      who === target || wishes.get(target) === true || removals.get(target)?.isOwnWish === true;
    if (what === "removal_dropped") removals.delete(target);
    else removals.set(target, { isOwnWish, isNoted: wishes.has(target), at });
  }
  return removals;
}

export async function noteRemoval(uid: string, { isOwnWish }: Removal): Promise<void> {
  await leaving.doc(uid).set({ _id: uid, isOwnWish });
}

export async function dropRemoval(uid: string): Promise<void> {
  const batch = db.batch();
  recordAuditEvent(batch, { uid: "reconcile", requestId: "reconcile" }, "removal_dropped", uid);
  await batch.commit();
}

export async function isNamedSomewhere(uid: string): Promise<boolean> {
  const queries = [orders.where("ownerUid", "==", uid), writtenBy(uid)];
  const found = await Promise.all(queries.map((query) => query.limit(1).select().get()));
  return found.some(({ empty }) => !empty);
}

export async function setRole(uid: string, email: string | undefined, role: "admin" | null): Promise<void> {
  await users.doc(uid).set({ _id: uid, email: email?.toLowerCase() ?? null, role }, KEEP_THE_REST);
}

export async function deleteProfile(uid: string): Promise<void> {
  await profiles.doc(uid).delete();
}
