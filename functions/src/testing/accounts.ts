import { randomUUID } from "node:crypto";
import { getAuth } from "firebase-admin/auth";
import * as z from "zod/mini";
import "../firestore/db.ts";
import { environment } from "./emulator.ts";
import { tokenIn } from "./id-token.ts";

/** An account on the Auth emulator, with a fresh ID token. */
export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

export interface AccountOptions {
  readonly admin?: boolean;
  readonly name?: string;
  readonly email?: string;
  readonly emailVerified?: boolean;
  readonly uid?: string;
}

/** An account that signs in by a code sent to its phone and has no email, with a fresh ID token. */
export interface PhoneAccount {
  readonly uid: string;
  readonly phoneNumber: string;
  readonly token: string;
}

/** Calls the provider's client API without credentials, as a browser would. */
async function post(path: string, body: Readonly<Record<string, unknown>>): Promise<unknown> {
  const host = `http://${environment.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com`;
  const answer = await fetch(`${host}/v1/accounts:${path}?key=demo-key`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
}

const SignedIn = z.object({ idToken: z.string(), localId: z.string() });

/** Signs in as a browser would and returns the ID token. */
export async function signIn(email: string, password: string): Promise<string> {
  return SignedIn.parse(await post("signInWithPassword", { email, password, returnSecureToken: true }))
    .idToken;
}

const NewSession = z.object({
  localId: z.string(),
  email: z.string(),
  displayName: z.optional(z.string()),
  idToken: z.string(),
  refreshToken: z.string(),
  expiresIn: z.string(),
});

/** A session by password, with what a browser stores of it. */
export async function beginSession({ email, password }: Pick<Account, "email" | "password">) {
  return NewSession.parse(await post("signInWithPassword", { email, password, returnSecureToken: true }));
}

const Session = z.object({ sessionInfo: z.string() });
const SentCodes = z.object({
  verificationCodes: z.array(z.object({ sessionInfo: z.string(), code: z.string() })),
});

/** Signs in as a browser would, by the code in a text message; makes the account at its first time. */
export async function signInByPhone(phoneNumber: string): Promise<PhoneAccount> {
  const { FIREBASE_AUTH_EMULATOR_HOST, GCLOUD_PROJECT } = environment;
  const { sessionInfo } = Session.parse(await post("sendVerificationCode", { phoneNumber }));
  const url = `http://${FIREBASE_AUTH_EMULATOR_HOST}/emulator/v1/projects/${GCLOUD_PROJECT}/verificationCodes`;
  const { verificationCodes } = SentCodes.parse(await (await fetch(url)).json());
  const code = verificationCodes.find((sent) => sent.sessionInfo === sessionInfo)?.code;
  const { localId, idToken } = SignedIn.parse(await post("signInWithPhoneNumber", { sessionInfo, code }));
  return { uid: localId, phoneNumber, token: idToken };
}

/** Adds an email and a password to an account. Resolves with the new token. */
export async function linkEmail({ token }: PhoneAccount, email: string, password: string): Promise<string> {
  const body = { idToken: token, email, password, returnSecureToken: true };
  return SignedIn.parse(await post("update", body)).idToken;
}

/** Signs in with a Google account that has this email; makes the account at its first time. */
export function signInByGoogle(email: string): Promise<Pick<Account, "uid" | "token">> {
  return withGoogle(email);
}

/** Links a Google account to the one whose token this is, as its owner would. Resolves with the new token. */
export async function linkGoogle({ token }: Pick<Account, "token">, email: string): Promise<string> {
  return (await withGoogle(email, { idToken: token })).token;
}

async function withGoogle(email: string, caller: { readonly idToken?: string } = {}) {
  const googleAccount = JSON.stringify({ sub: email, email, email_verified: true });
  const postBody = new URLSearchParams({ providerId: "google.com", id_token: googleAccount }).toString();
  const body = { postBody, requestUri: "http://localhost", returnSecureToken: true, ...caller };
  const { idToken, localId } = SignedIn.parse(await post("signInWithIdp", body));
  return { uid: localId, token: idToken };
}

/** Signs in by the link in an email; makes the account at its first time. */
export async function signInByLink(email: string): Promise<Pick<Account, "uid" | "token">> {
  await post("sendOobCode", { requestType: "EMAIL_SIGNIN", email, continueUrl: "http://localhost" });
  const oobCode = await lastCode(email);
  const { idToken, localId } = SignedIn.parse(await post("signInWithEmailLink", { email, oobCode }));
  return { uid: localId, token: idToken };
}

/** Follows the link in the email that verifies an address. */
export async function verifyEmail({ email, token }: Pick<Account, "email" | "token">): Promise<void> {
  await post("sendOobCode", { requestType: "VERIFY_EMAIL", idToken: token });
  await post("update", { oobCode: await lastCode(email) });
}

async function lastCode(email: string): Promise<string | null> {
  const link = (await sentEmails(email)).at(-1)?.oobLink;
  return new URL(link ?? "").searchParams.get("oobCode");
}

/** Signs in as a browser would. */
export async function canSignIn(email: string, password: string): Promise<boolean> {
  const answer = await post("signInWithPassword", { email, password, returnSecureToken: true });
  return SignedIn.safeParse(answer).success;
}

const STANDARD_NAME = "Test Customer";

export async function registerAccount({
  admin = false,
  name = STANDARD_NAME,
  email = `${randomUUID()}@carparts.test`,
  emailVerified = false,
  ...chosen
}: AccountOptions = {}) {
  const password = "parts-test-1";
  const { uid } = await getAuth().createUser({
    email,
    password,
    displayName: name,
    emailVerified,
    ...chosen,
  });
  if (admin) await getAuth().setCustomUserClaims(uid, { admin: true });
  return { uid, email, password };
}

export async function createAccount(options: AccountOptions = {}): Promise<Account> {
  const account = await registerAccount(options);
  const { admin, name = STANDARD_NAME, emailVerified = false } = options;
  const claims = { name, email_verified: emailVerified, ...(admin && { admin }) };
  return { ...account, token: tokenIn(environment.GCLOUD_PROJECT, account, claims) };
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

/** Sets the end to the next second, since the provider ignores fractions. */
export function revokeSessions(uid: string): Promise<void> {
  return setValidSince(uid, Math.floor(Date.now() / 1000) + 1);
}

/** Says from when on, in seconds since 1970, sessions of an account are good, which is not before it was made. */
export async function setValidSince(uid: string, seconds: number): Promise<void> {
  const { FIREBASE_AUTH_EMULATOR_HOST, GCLOUD_PROJECT } = environment;
  const url = `http://${FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/projects/${GCLOUD_PROJECT}/accounts:update`;
  const answer = await fetch(url, {
    method: "POST",
    headers: { Authorization: "Bearer owner", "Content-Type": "application/json" },
    body: JSON.stringify({ localId: uid, validSince: String(seconds) }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
}

export async function isDisabled(uid: string): Promise<boolean> {
  return (await getAuth().getUser(uid)).disabled;
}

/** An account's claims as they are now, or undefined where there is no account. */
export async function claimsOf(uid: string): Promise<Record<string, unknown> | undefined> {
  const [account] = (await getAuth().getUsers([{ uid }])).users;
  return account && (account.customClaims ?? {});
}

export async function accountExists(uid: string): Promise<boolean> {
  return (await getAuth().getUsers([{ uid }])).users.length > 0;
}

/** Deletes accounts, which the test may have removed already. */
export async function deleteAccounts(uids: readonly string[]): Promise<void> {
  if (uids.length > 0) await getAuth().deleteUsers([...uids]);
}

/** Enrols these phones as second factors. */
export async function enrolPhones(uid: string, phones: readonly { name: string; number: string }[]) {
  const enrolledFactors = phones.map(({ name, number }) => ({
    factorId: "phone",
    uid: randomUUID(),
    displayName: name,
    phoneNumber: number,
  }));
  await getAuth().updateUser(uid, { emailVerified: true, multiFactor: { enrolledFactors } });
}

export async function findUidByPhone(number: string): Promise<string> {
  return (await getAuth().getUserByPhoneNumber(number)).uid;
}

/** Reads the emails and text messages that the Auth emulator would have sent. */
async function sentCodes(kind: "oobCodes" | "verificationCodes"): Promise<unknown> {
  const { FIREBASE_AUTH_EMULATOR_HOST, GCLOUD_PROJECT } = environment;
  const url = `http://${FIREBASE_AUTH_EMULATOR_HOST}/emulator/v1/projects/${GCLOUD_PROJECT}/${kind}`;
  return (await fetch(url)).json();
}

const SentEmails = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobLink: z.string() })),
});

/** Emails with a code that would have been sent to this address, oldest first. */
export async function sentEmails(email: string) {
  const { oobCodes } = SentEmails.parse(await sentCodes("oobCodes"));
  return oobCodes.filter((sent) => sent.email === email);
}

const TextMessages = z.object({
  verificationCodes: z.array(z.object({ phoneNumber: z.string(), code: z.string() })),
});

/** The codes that would have been sent to this number and were not used yet, oldest first. */
export async function phoneCodes(number: string): Promise<string[]> {
  const { verificationCodes } = TextMessages.parse(await sentCodes("verificationCodes"));
  return verificationCodes.filter((sent) => sent.phoneNumber === number).map(({ code }) => code);
}
