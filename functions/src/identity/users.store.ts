import { getAuth, type UserRecord } from "firebase-admin/auth";
import type { WriteBatch } from "firebase-admin/firestore";
import { recordAuditEvent } from "../audit-log/audit-log.store.ts";
import { email as Email, uid as Uid } from "../contract/account-name.ts";
import type { User } from "../contract/admin/users.ts";
import { toE164 } from "../contract/values/phone-number.ts";
import type { PageQuery } from "../contract/values/primitives.ts";
import type { Actor, Caller } from "../core/caller.ts";
import { libraryCodeOf } from "../core/library-code.ts";
import { log } from "../core/log.ts";
import { baskets, garages, profiles, StoredUser, saved, users } from "../firestore/collections.ts";
import { fieldsOf } from "../firestore/converter.ts";
import { db, inTransaction, type Transaction } from "../firestore/db.ts";
import { versionOf } from "../firestore/migrations/history.ts";
import { noSuchPage, type Page } from "../firestore/page.ts";
import { wordsOfPerson } from "../firestore/person-words.ts";
import { recordWaiting, waitingIn } from "../parts/internals.store.ts";
import { assertNotDeleting, markAccountDeleted } from "./account-deletion.store.ts";

export function findAccount(name: string): Promise<UserRecord | undefined> {
  return name.includes("@") ? findAccountByEmail(name) : findAccountById(name);
}

/** The provider rejects lookups of malformed emails. */
async function findAccountByEmail(email: string): Promise<UserRecord | undefined> {
  if (!Email.safeParse(email).success) return undefined;
  const { users: found } = await getAuth().getUsers([{ email }]);
  return found[0];
}

export async function findAccountById(uid: string): Promise<UserRecord | undefined> {
  if (!Uid.safeParse(uid).success) return undefined;
  const { users: found } = await getAuth().getUsers([{ uid }]);
  return found[0];
}

const PHONE = /^\+[1-9]\d{5,14}$/;

/** The provider rejects lookups of malformed numbers. */
export async function findAccountByPhone(typed: string): Promise<UserRecord | undefined> {
  const phoneNumber = toE164(typed);
  if (!PHONE.test(phoneNumber)) return undefined;
  const { users: found } = await getAuth().getUsers([{ phoneNumber }]);
  return found[0];
}

export function emailOf(account: UserRecord): string | null {
  return account.email?.toLowerCase() ?? null;
}

/** The accounts that are there, by uid. Documents changed by hand may have names that no account has. */
export async function findAccounts(uids: readonly string[]): Promise<Map<string, UserRecord>> {
  const identifiers = [...new Set(uids)].filter((uid) => Uid.safeParse(uid).success).map((uid) => ({ uid }));
  const found: UserRecord[] = [];
  for (let start = 0; start < identifiers.length; start += MOST_LOOKED_UP) {
    found.push(...(await getAuth().getUsers(identifiers.slice(start, start + MOST_LOOKED_UP))).users);
  }
  return new Map(found.map((account) => [account.uid, account]));
}

/** By uid, of those accounts that are there and have one. */
export async function findEmails(uids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const accounts = await findAccounts(uids);
  return new Map(
    [...accounts].flatMap(([uid, account]) => {
      const email = emailOf(account);
      return email === null ? [] : [[uid, email]];
    }),
  );
}

export function isAdmin(account: UserRecord): boolean {
  return account.customClaims?.admin === true;
}

const MOST_ACCOUNTS = 1000;

const MOST_LOOKED_UP = 100;
/** Imported accounts can have uids that aren't valid document names. */
function isNameable({ uid }: UserRecord): boolean {
  const isOne = Uid.safeParse(uid).success;
  if (!isOne) log("unusableAccount", "An account's uid cannot name a document; it is left out.", { uid });
  return isOne;
}

function refuseCursor(cause: unknown): never {
  const isCursor = libraryCodeOf(cause) === "auth/invalid-page-token";
  throw isCursor ? noSuchPage(cause) : cause;
}

export async function listUsers({ limit = MOST_ACCOUNTS, after }: PageQuery): Promise<Page<User>> {
  const { users: accounts, pageToken } = await getAuth().listUsers(limit, after).catch(refuseCursor);
  return { items: accounts.filter(isNameable).map(shownUser), next: pageToken };
}

export function shownUser(account: UserRecord): User {
  const { uid, email = null, emailVerified } = account;
  return { _id: uid, email, role: isAdmin(account) ? "admin" : null, emailVerified };
}

type SavedAccount = Pick<Caller, "uid" | "email" | "phoneNumber"> & Pick<StoredUser, "role" | "provenEmail">;

/** Leaves alone what only others set, and has this release's form, although it's merged. */
export function saveAccount(
  writes: Transaction | WriteBatch,
  { uid, phoneNumber, ...account }: SavedAccount,
): void {
  const words = wordsOfPerson({ email: account.email, phoneNumber });
  const fields = { ...fieldsOf(StoredUser, { ...account, words }), schemaVersion: versionOf(users.id) };
  (writes as WriteBatch).set(users.withConverter(null).doc(uid), fields, { merge: true });
}

export async function saveUser(
  account: Omit<SavedAccount, "role" | "provenEmail">,
  proven: Pick<StoredUser, "provenEmail"> = {},
): Promise<void> {
  const { uid } = account;
  await inTransaction(async (tx) => {
    // Unparsed, so that a damaged document locks nobody out and is repaired.
    const role = (await tx.get(users.doc(uid))).get("role") === "admin" ? "admin" : null;
    saveAccount(tx, { ...account, role, ...proven });
    assertNotDeleting(tx, uid);
  });
}

/** The claim decides and is set first; the document only shows it. */
export async function makeAdmin(actor: Actor, account: UserRecord): Promise<void> {
  const { uid, customClaims } = account;
  await getAuth().setCustomUserClaims(uid, { ...customClaims, admin: true });
  const batch = db.batch();
  saveAccount(batch, { uid, email: emailOf(account), phoneNumber: account.phoneNumber, role: "admin" });
  recordAuditEvent(batch, actor, "admin_made", uid);
  assertNotDeleting(batch, uid);
  await batch.commit();
}

export async function removeSecondFactors(actor: Actor, uid: string): Promise<void> {
  const batch = db.batch();
  recordAuditEvent(batch, actor, "second_factors_removed", uid);
  await batch.commit();
  await getAuth().updateUser(uid, { multiFactor: { enrolledFactors: null } });
}

export async function forgetUser(uid: string): Promise<void> {
  await users.doc(uid).delete();
}

export async function listAdminUids(tx: Transaction): Promise<string[]> {
  // One more than are looked up, because one of them is leaving.
  const admins = await tx.get(users.where("role", "==", "admin").limit(MOST_LOOKED_UP + 1));
  return admins.docs.map((document) => document.id);
}

export function takeRole(tx: Transaction, uid: string): void {
  tx.update(users.doc(uid), fieldsOf(StoredUser, { role: null }));
}

export async function canAnyAdminister(uids: readonly string[]): Promise<boolean> {
  if (uids.length === 0) return false;
  const { users: accounts } = await getAuth().getUsers(uids.slice(0, MOST_LOOKED_UP).map((uid) => ({ uid })));
  return accounts.some((account) => isAdmin(account) && !account.disabled);
}

function unlessGone(failure: unknown): void {
  if (libraryCodeOf(failure) !== "auth/user-not-found") throw failure;
}

/** Safe to repeat. After a crash the account can no longer sign in. */
export async function lockAccount(uid: string): Promise<void> {
  await getAuth().updateUser(uid, { disabled: true }).catch(unlessGone);
  await getAuth().revokeRefreshTokens(uid).catch(unlessGone);
}

export async function deleteAccount(uid: string): Promise<void> {
  await inTransaction(async (tx) => {
    recordWaiting(tx, waitingIn(await tx.get(saved.doc(uid))), []);
    markAccountDeleted(tx, uid);
    for (const each of [users, profiles, garages, baskets, saved]) tx.delete(each.doc(uid));
  });
  await getAuth().deleteUser(uid).catch(unlessGone);
}
