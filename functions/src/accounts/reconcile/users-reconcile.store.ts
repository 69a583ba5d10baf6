import { getAuth, type UserRecord } from "firebase-admin/auth";
import { recordAuditEvent } from "../../audit-log/audit-log.store.ts";
import { sha256 } from "../../core/sha256.ts";
import { batchesOf } from "../../firestore/batches.ts";
import {
  accountDeletions,
  auditLog,
  baskets,
  garages,
  imports,
  movements,
  orders,
  partChanges,
  profiles,
  saved,
  users,
} from "../../firestore/collections.ts";
import { db } from "../../firestore/db.ts";
import { readableOnes } from "../../firestore/readable.ts";
import { saveAccount } from "../../identity/users.store.ts";
import { writtenBy } from "../../reviews/reviews.store.ts";
import { deletedBy, deletedOfOwner } from "../../trash/trash.store.ts";

/** As many as the identity provider looks up at once. */
const AT_ONCE = 100;

export async function* accountBatches(): AsyncGenerator<UserRecord[]> {
  let pageToken: string | undefined;
  do {
    const page = await getAuth().listUsers(AT_ONCE, pageToken);
    yield page.users;
    pageToken = page.pageToken;
  } while (pageToken);
}

/** Unparsed, so that one damaged document doesn't hide the others. */
export async function findRoles(uids: readonly string[]): Promise<Map<string, unknown>> {
  const found = await Promise.all(uids.map((uid) => users.withConverter(null).doc(uid).get()));
  return new Map(found.map((document) => [document.id, document.get("role")]));
}

export async function* roleBatches(): AsyncGenerator<Map<string, unknown>> {
  for await (const batch of batchesOf(users.withConverter(null).select("role"), AT_ONCE)) {
    yield new Map(batch.map((document) => [document.id, document.get("role")]));
  }
}

const personal = { profile: profiles, garage: garages, basket: baskets, saved };
type PersonalKind = keyof typeof personal;
export const personalKinds = Object.keys(personal) as PersonalKind[];

export async function* uidBatches(kind: PersonalKind): AsyncGenerator<string[]> {
  for await (const batch of batchesOf(personal[kind].withConverter(null).select(), AT_ONCE)) {
    yield batch.map(({ id }) => id);
  }
}

export interface Removal {
  readonly isOwnWish: boolean;
  /** The account is blocked from storing anything. Earlier releases didn't do that. */
  readonly isRecorded: boolean;
  readonly at: string;
}

/** More events than the removals of one account ever have. */
const MOST_EVENTS = 100;

export async function findRemoval(uid: string): Promise<(Removal & { eventId: string }) | undefined> {
  const [events, note] = await Promise.all([
    auditLog
      .where("target", "==", uid)
      .where("what", "in", ["user_removed", "removal_dropped"])
      .limit(MOST_EVENTS)
      .get(),
    accountDeletions.doc(uid).withConverter(null).get(),
  ]);
  const oldestFirst = readableOnes(events.docs).sort((a, b) => (a.at < b.at ? -1 : 1));
  const isDropped = oldestFirst.findLastIndex(({ what }) => what === "removal_dropped");
  const begun = oldestFirst.slice(isDropped + 1);
  const last = begun.at(-1);
  if (!last) return undefined;
  const isOwnWish = note.get("isOwnWish") === true || begun.some(({ who, target }) => who === target);
  return { isOwnWish, isRecorded: note.exists, at: last.at, eventId: last._id };
}

/** By uid, each in one batch. */
export async function* removalBatches(): AsyncGenerator<Map<string, Removal>> {
  for await (const batch of batchesOf(auditLog.where("what", "==", "user_removed"), AT_ONCE)) {
    const events = readableOnes(batch);
    const removals = await Promise.all(events.map(({ target }) => findRemoval(target)));
    const present = events.flatMap(({ _id, target }, index) => {
      const removal = removals[index];
      return removal?.eventId === _id ? [[target, removal] as const] : [];
    });
    yield new Map(present);
  }
}

export async function recordAccountDeletion(uid: string, { isOwnWish }: Removal): Promise<void> {
  await accountDeletions.doc(uid).set({ _id: uid, isOwnWish, accountHash: sha256(uid) });
}

export async function dropRemoval(uid: string): Promise<void> {
  const batch = db.batch();
  recordAuditEvent(batch, { uid: "reconcile", requestId: "reconcile" }, "removal_dropped", uid);
  await batch.commit();
}

export async function isNamedSomewhere(uid: string): Promise<boolean> {
  const done = [movements, partChanges, imports].map((collection) => collection.where("who", "==", uid));
  const queries = [
    orders.where("ownerUid", "==", uid),
    ...done,
    writtenBy(uid),
    deletedBy(uid),
    deletedOfOwner(uid),
  ];
  const found = await Promise.all(queries.map((query) => query.limit(1).select().get()));
  return found.some(({ empty }) => !empty);
}

export async function setRole(uid: string, email: string | undefined, role: "admin" | null): Promise<void> {
  const batch = db.batch();
  saveAccount(batch, { uid, email: email?.toLowerCase() ?? null, role });
  await batch.commit();
}

export async function deletePersonal(kind: PersonalKind, uid: string): Promise<void> {
  await personal[kind].doc(uid).delete();
}
