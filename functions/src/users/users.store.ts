import { getAuth, type UserRecord } from "firebase-admin/auth";
import { recordDeed } from "../audit/audit.store.ts";
import { email as Email } from "../contract/account-name.ts";
import type { PageQuery } from "../contract/primitives.ts";
import { id as Id } from "../contract/primitives.ts";
import type { User } from "../contract/users.ts";
import { profiles, type StoredUser, users } from "../firestore/collections.ts";
import { db, inTransaction, type Transaction } from "../firestore/db.ts";
import { noSuchPart, type Page } from "../firestore/page.ts";
import type { Actor } from "../http/authenticate.ts";
import { libraryCodeOf } from "../http/library-code.ts";

/** The account with this e-mail or, where there is no @ in it, with this uid; undefined where there is none. */
export function findAccount(name: string): Promise<UserRecord | undefined> {
  return name.includes("@") ? findAccountByEmail(name) : findAccountById(name);
}

/** What is no e-mail at all the provider would refuse to look up. */
async function findAccountByEmail(email: string): Promise<UserRecord | undefined> {
  if (!Email.safeParse(email).success) return undefined;
  const { users: found } = await getAuth().getUsers([{ email }]);
  return found[0];
}

/** The account with this uid, or undefined. */
export async function findAccountById(uid: string): Promise<UserRecord | undefined> {
  if (!Id.safeParse(uid).success) return undefined;
  const { users: found } = await getAuth().getUsers([{ uid }]);
  return found[0];
}

/** The account's e-mail in lower case, or null. */
export function emailOf(account: UserRecord): string | null {
  return account.email?.toLowerCase() ?? null;
}

export function isAdmin(account: UserRecord): boolean {
  return account.customClaims?.admin === true;
}

const MOST_ACCOUNTS = 1000;

function refuseCursor(cause: unknown): never {
  const isCursor = libraryCodeOf(cause) === "auth/invalid-page-token";
  throw isCursor ? noSuchPart(cause) : cause;
}

/** The accounts as the identity provider knows them, which is also who can sign in. */
export async function listUsers({ limit = MOST_ACCOUNTS, after }: PageQuery): Promise<Page<User>> {
  const { users: accounts, pageToken } = await getAuth().listUsers(limit, after).catch(refuseCursor);
  const items = accounts.map((account) => ({
    _id: account.uid,
    email: account.email ?? null,
    role: isAdmin(account) ? ("admin" as const) : null,
    emailVerified: account.emailVerified,
  }));
  return { items, next: pageToken };
}

/** The owner's wish to leave outlasts what is written in between. */
export const KEEP_THE_REST = { merge: true };

/** Makes or refreshes the users document of an account. Its role is left as it is. */
export async function saveUser(
  uid: string,
  email: string | null,
  proven: Pick<StoredUser, "provenEmail"> = {},
): Promise<void> {
  await inTransaction(async (tx) => {
    const role = (await tx.get(users.doc(uid))).data()?.role ?? null;
    tx.set(users.doc(uid), { _id: uid, email, role, ...proven }, KEEP_THE_REST);
  });
}

/** Makes the account an admin: first the claim, which decides, then the document, which shows it. */
export async function makeAdmin(actor: Actor, account: UserRecord): Promise<void> {
  await getAuth().setCustomUserClaims(account.uid, { ...account.customClaims, admin: true });
  const batch = db.batch();
  const user = { _id: account.uid, email: emailOf(account), role: "admin" as const };
  batch.set(users.doc(account.uid), user, KEEP_THE_REST);
  recordDeed(batch, actor, "admin_made", account.uid);
  await batch.commit();
}

/** Undoes the promotion of somebody who is gone or going; only his own wish to leave is kept until that is done. */
export async function undoPromotion(uid: string): Promise<void> {
  await inTransaction(async (tx) => {
    const user = (await tx.get(users.doc(uid))).data();
    if (user?.isLeaving) takeRole(tx, uid);
    else tx.delete(users.doc(uid));
  });
}

/** Takes every second factor off an account, which from then on signs in with its first one alone. */
export async function removeSecondFactors(actor: Actor, uid: string): Promise<void> {
  const batch = db.batch();
  recordDeed(batch, actor, "second_factors_removed", uid);
  await batch.commit();
  await getAuth().updateUser(uid, { multiFactor: { enrolledFactors: null } });
}

/** Deletes the users document, of an account that is gone. */
export async function forgetUser(uid: string): Promise<void> {
  await users.doc(uid).delete();
}

/** The uids of all admins, locked for the transaction: nobody else can take one away meanwhile. */
export async function listAdminUids(tx: Transaction): Promise<string[]> {
  const admins = await tx.get(users.where("role", "==", "admin"));
  return admins.docs.map((document) => document.id);
}

export function takeRole(tx: Transaction, uid: string): void {
  tx.update(users.doc(uid), { role: null });
}

/** Notes that the owner wants his account deleted, so that whoever finishes an interrupted deletion knows it. */
export function noteLeaving(tx: Transaction, account: UserRecord): void {
  const user = { _id: account.uid, email: emailOf(account), role: null, isLeaving: true as const };
  tx.set(users.doc(account.uid), user);
}

export async function isLeaving(uid: string): Promise<boolean> {
  return (await users.doc(uid).get()).data()?.isLeaving === true;
}

/** The first step of a removal: a crash after it leaves an account that cannot sign in. Can be repeated. */
export async function lockAccount(uid: string): Promise<void> {
  await getAuth().updateUser(uid, { disabled: true });
  await getAuth().revokeRefreshTokens(uid);
}

/** Deletes the users document, the profile and, at the very end, the account. */
export async function deleteAccount(uid: string): Promise<void> {
  const batch = db.batch();
  batch.delete(users.doc(uid));
  batch.delete(profiles.doc(uid));
  await batch.commit();
  await getAuth().deleteUser(uid);
}
