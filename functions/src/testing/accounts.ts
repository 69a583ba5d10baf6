import { randomUUID } from "node:crypto";
import { getAuth } from "firebase-admin/auth";
import * as z from "zod/mini";
import "../firestore/db.ts";
import { environment } from "./emulator.ts";

/** An account on the Auth emulator, with a fresh ID token. */
export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

const SignedIn = z.object({ idToken: z.string() });

/** Signs in as a browser would and returns the ID token. */
export async function signIn(email: string, password: string): Promise<string> {
  const url = `http://${environment.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`;
  const answer = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  return SignedIn.parse(await answer.json()).idToken;
}

/** Makes an account of its own for one test, without signing in. */
export async function registerAccount({ admin = false, name = "Test Customer" } = {}) {
  const email = `${randomUUID()}@carparts.test`;
  const password = "parts-test-1";
  const { uid } = await getAuth().createUser({ email, password, displayName: name });
  if (admin) await getAuth().setCustomUserClaims(uid, { admin: true });
  return { uid, email, password };
}

/** Makes an account of its own for one test. */
export async function createAccount(options: { admin?: boolean; name?: string } = {}): Promise<Account> {
  const account = await registerAccount(options);
  return { ...account, token: await signIn(account.email, account.password) };
}

export async function findUid(email: string): Promise<string> {
  return (await getAuth().getUserByEmail(email)).uid;
}

/** Gives an account these custom claims instead of those it has. */
export async function setClaims(uid: string, claims: Record<string, unknown>): Promise<void> {
  await getAuth().setCustomUserClaims(uid, claims);
}

export async function disableAccount(uid: string): Promise<void> {
  await getAuth().updateUser(uid, { disabled: true });
}

/**
 * Ends every session of an account that began up to now. The provider counts in whole seconds, so the end is
 * set to the coming one; otherwise a token of this second would survive and a test would have to wait.
 */
export async function revokeSessions(uid: string): Promise<void> {
  const { FIREBASE_AUTH_EMULATOR_HOST, GCLOUD_PROJECT } = environment;
  const url = `http://${FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/projects/${GCLOUD_PROJECT}/accounts:update`;
  const validSince = String(Math.floor(Date.now() / 1000) + 1);
  const answer = await fetch(url, {
    method: "POST",
    headers: { Authorization: "Bearer owner", "Content-Type": "application/json" },
    body: JSON.stringify({ localId: uid, validSince }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
}

export async function accountExists(uid: string): Promise<boolean> {
  return (await getAuth().getUsers([{ uid }])).users.length > 0;
}

/** Deletes an account, which the test may have removed already. */
export async function deleteAccount(uid: string): Promise<void> {
  await getAuth().deleteUsers([uid]);
}

const Codes = z.object({ oobCodes: z.array(z.object({ email: z.string(), requestType: z.string() })) });

/** The kinds of letters with a code that the Auth emulator would have sent to this address, oldest first. */
export async function emailCodes(email: string): Promise<string[]> {
  const { FIREBASE_AUTH_EMULATOR_HOST, GCLOUD_PROJECT } = environment;
  const url = `http://${FIREBASE_AUTH_EMULATOR_HOST}/emulator/v1/projects/${GCLOUD_PROJECT}/oobCodes`;
  const { oobCodes } = Codes.parse(await (await fetch(url)).json());
  return oobCodes.filter((code) => code.email === email).map((code) => code.requestType);
}
