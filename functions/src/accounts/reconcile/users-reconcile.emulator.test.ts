import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it, vi } from "vitest";
import { recordAuditEvent } from "../../audit-log/audit-log.store.ts";
import { sha256 } from "../../core/sha256.ts";
import { auditLog, baskets, garages, profiles, saved, users } from "../../firestore/collections.ts";
import { inTransaction } from "../../firestore/db.ts";
import { markAccountDeleting } from "../../identity/account-deletion.store.ts";
import { accountExists, deleteAccounts, disableAccount, registerAccount } from "../../testing/accounts.ts";
import { useWorld } from "../../testing/use-world.ts";
import { findDifferences, mend } from "./users-reconcile.domain.ts";

// Every account and document of a project is looked at, so these tests have a project of their own.
vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-reconcile";
});

const world = useWorld();

async function anAccount({ admin = false, role = null as "admin" | null, withUser = true } = {}) {
  const account = await registerAccount({ admin });
  await world.adoptAccount(account.email);
  const { uid, email } = account;
  if (withUser) await users.doc(uid).set({ _id: uid, email, role, words: [] });
  return account;
}

function saveProfile(uid: string) {
  const profile = { name: "Pat", email: "pat@example.com", address: "", mobile: "", picture: "" };
  return profiles.doc(uid).set({ _id: uid, ...profile, words: ["pat"] });
}

/** As a removal by its owner leaves it that broke off after this many of its steps. */
async function beginRemoval(uid: string, steps: number): Promise<void> {
  await inTransaction(async (tx) => {
    markAccountDeleting(tx, { _id: uid, isOwnWish: true });
    recordAuditEvent(tx, { uid, requestId: "a-test" }, "user_removed", uid);
  });
  if (steps > 1) await disableAccount(uid);
  if (steps > 2) await users.doc(uid).delete();
}

/** As an earlier release put a removal on record, which did not stop the account from storing things. */
async function removedByOlderRelease(
  uid: string,
  { who = uid, at = new Date().toISOString() } = {},
): Promise<void> {
  const _id = randomUUID();
  await auditLog.doc(_id).create({ _id, who, what: "user_removed", target: uid, at, requestId: "a-test" });
}

async function getRidOf(uid: string): Promise<void> {
  await users.doc(uid).delete();
  await deleteAccounts([uid]);
}

const differencesNow = () => Array.fromAsync(findDifferences());

/** Expects this one difference, and none once it is mended, also where mending is repeated. */
async function expectMended(kind: string, uid: string): Promise<void> {
  const found = await differencesNow();
  expect(found.map((difference) => [difference.kind, difference.uid])).toEqual([[kind, uid]]);
  for (const difference of found) await mend(difference);
  expect(await differencesNow()).toEqual([]);
}

describe("Accounts and database", () => {
  it("agree on customers, admins, suspended accounts and accounts without documents", async () => {
    await anAccount();
    await anAccount({ admin: true, role: "admin" });
    await anAccount({ withUser: false });
    const { uid } = await anAccount();
    await saveProfile(uid);
    await disableAccount(uid);
    expect(await differencesNow()).toEqual([]);
  });

  it("differ in an admin whose document does not say so: the claim decides", async () => {
    const { uid, email } = await anAccount({ admin: true });
    await expectMended("admin-without-role", uid);
    expect(await world.stored("users", uid)).toMatchObject({ email, role: "admin" });
  });

  it("differ in the only admin, who has no document", async () => {
    const { uid, email } = await anAccount({ admin: true, withUser: false });
    await expectMended("admin-without-role", uid);
    expect(await world.stored("users", uid)).toMatchObject({ email, role: "admin" });
  });

  it("differ in a document that calls an admin who is none", async () => {
    const { uid, email } = await anAccount({ role: "admin" });
    await expectMended("role-without-admin", uid);
    expect(await world.stored("users", uid)).toMatchObject({ email, role: null });
  });

  it.each([
    ["users", "user"],
    ["profiles", "profile"],
    ["garages", "garage"],
    ["baskets", "basket"],
    ["saved", "saved"],
  ] as const)("differ in %s without an account", async (collection, kind) => {
    const uid = "nobodys";
    if (collection === "users") await users.doc(uid).set({ _id: uid, email: null, role: "admin", words: [] });
    else if (collection === "profiles") await saveProfile(uid);
    else if (collection === "garages") await garages.doc(uid).set({ _id: uid, vehicles: [], chosen: null });
    else if (collection === "baskets") await baskets.doc(uid).set({ _id: uid, lines: [] });
    else await saved.doc(uid).set({ _id: uid, items: [], waiting: [] });
    await expectMended(`${kind}-without-account`, uid);
    expect(await world.stored(collection, uid)).toBeUndefined();
  });

  it.each([1, 2, 3])("differ in a removal that broke off after step %i, which is finished", async (steps) => {
    const { uid } = await anAccount({ admin: steps === 1, role: steps === 1 ? "admin" : null });
    await saveProfile(uid);
    await beginRemoval(uid, steps);
    await expectMended("half-removed", uid);
    expect(await accountExists(uid)).toBe(false);
    expect(await world.stored("users", uid)).toBeUndefined();
    expect(await world.stored("profiles", uid)).toBeUndefined();
  });

  it("differ in orders and reviews that an older release kept of a deleted account", async () => {
    const customer = await anAccount();
    const order = await world.order(await world.product(), customer, { mobile: "+1 555 0100" });
    const review = await world.review({}, { authorUid: customer.uid });
    await removedByOlderRelease(customer.uid);
    await getRidOf(customer.uid);
    await expectMended("left-behind", customer.uid);
    const remaining = { ownerUid: null, email: "", mobile: "" };
    expect(await world.stored("orders", order._id)).toMatchObject(remaining);
    expect(await world.stored("reviews", review._id)).toBeUndefined();
  });

  it("differ in a movement that names somebody who deleted their account", async () => {
    const { uid } = await anAccount();
    const product = await world.product();
    const [opening] = await world.movementsOf(product);
    await world.change("movements", opening?._id ?? "", { who: uid });
    await removedByOlderRelease(uid);
    await getRidOf(uid);
    await expectMended("left-behind", uid);
    expect(await world.movementsOf(product)).toMatchObject([{ who: sha256(uid) }]);
  });

  it("differ in a change of a part by somebody who deleted their account", async () => {
    const { uid } = await anAccount();
    const product = await world.product();
    await world.changedBy(product, uid);
    await removedByOlderRelease(uid);
    await getRidOf(uid);
    await expectMended("left-behind", uid);
    expect(await world.changesOf(product)).toMatchObject([{ who: sha256(uid) }]);
  });

  it("differ in an import by somebody who deleted their account", async () => {
    const account = await anAccount();
    const id = await world.importBy(account);
    await removedByOlderRelease(account.uid);
    await getRidOf(account.uid);
    await expectMended("left-behind", account.uid);
    expect(await world.stored("imports", id)).toMatchObject({ who: sha256(account.uid) });
    await world.remove("imports", id);
  });

  it("differ in no order of somebody whom an admin removed: those stay as they are", async () => {
    const customer = await anAccount();
    await world.order(await world.product(), customer);
    await removedByOlderRelease(customer.uid, { who: "an-admin" });
    await getRidOf(customer.uid);
    expect(await differencesNow()).toEqual([]);
  });

  it("differ in a deletion that failed long ago: who has stayed since then stays", async () => {
    const { uid } = await anAccount();
    await removedByOlderRelease(uid, { at: "2020-01-01T00:00:00.000Z" });
    await expectMended("removal-broken-off", uid);
    expect(await accountExists(uid)).toBe(true);
  });

  it("differ in a deletion that failed today, which is finished", async () => {
    const { uid } = await anAccount();
    await removedByOlderRelease(uid);
    await expectMended("half-removed", uid);
    expect(await accountExists(uid)).toBe(false);
  });
});

describe("npm run reconcile", () => {
  const script = fileURLToPath(new URL("../../../scripts/reconcile.ts", import.meta.url));
  async function reconcile(...args: string[]) {
    const run = promisify(execFile)(process.execPath, [script, ...args]);
    const { stdout, code = 0 } = await run.catch((failure) => failure);
    return { code, output: String(stdout) };
  }

  it("reports and changes nothing, and mends where it is told to", async () => {
    const { uid } = await anAccount({ role: "admin" });
    const report = await reconcile();
    expect(report).toEqual({ code: 1, output: expect.stringContaining(`${uid}  role-without-admin`) });
    expect(await world.stored("users", uid)).toMatchObject({ role: "admin" });
    expect(await reconcile("--mend")).toEqual({ code: 0, output: expect.stringContaining("1 mended.") });
    expect(await reconcile()).toEqual({ code: 0, output: "Accounts and database agree.\n" });
  });
});
