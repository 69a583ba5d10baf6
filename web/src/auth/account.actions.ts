import { saveUser } from "@carparts/functions/contract/users";
import { multiFactor, type User } from "firebase/auth";
import { call } from "#lib/api-client.ts";
import { auth } from "#lib/firebase.ts";
import { saveAccessToken } from "#lib/token/access-token.ts";
import { isOthersPage, OTHER_ACCOUNT } from "#lib/token/page-owner.ts";
import { logOut } from "./log-out.actions.ts";
import { EmailReclaimed } from "./reclaimed/email-reclaimed.ts";

/** A phone that we text a code after the first sign-in step. */
export interface SecondFactor {
  readonly id: string;
  readonly name: string;
  /** Masked, except for the last four digits. */
  readonly number: string;
}

/** The signed-in account, as the identity provider knows it. */
export interface SignedInAccount {
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  /** The full number that signs in. */
  readonly phoneNumber: string | null;
  /** The email of the linked Google account. */
  readonly googleEmail: string | null;
  /** The linked provider ids: `password`, `google.com`, `phone`. */
  readonly methods: readonly string[];
  readonly secondFactors: readonly SecondFactor[];
}

export function requireUser(): User {
  if (!auth.currentUser) throw new Error("You're no longer signed in.");
  if (isOthersPage(auth.currentUser.uid)) throw new Error(OTHER_ACCOUNT);
  return auth.currentUser;
}

/** Reloads the account, because it may have changed in another window, such as by a link in an email. */
export async function refreshAccount(): Promise<{ user: User; account: SignedInAccount }> {
  await auth.authStateReady();
  const user = requireUser();
  await user.reload();
  const { claims } = await user.getIdTokenResult();
  if (Boolean(claims.email_verified) !== user.emailVerified) await user.getIdToken(true);
  if (syncKeyOf(user) !== lastSynced) await syncUser(user);
  return { user: requireUser(), account: describe(user) };
}

/** The account and email that we last sent to the API. */
let lastSynced = "";

function syncKeyOf({ uid, email }: User): string {
  return `${uid} ${email}`;
}

/**
 * Stores the token that the API returns. Pass the token from before linking Google. May reject with `EmailReclaimed`.
 */
export async function syncUser(user: User, earlierToken?: string): Promise<void> {
  const { email, uid } = user;
  const key = syncKeyOf(user);
  const body = { email, ...(earlierToken !== undefined && { earlierToken }) };
  const { token, isReclaimed } = await call(saveUser, { params: { email: email ?? uid }, body }, { by: uid });
  if (isReclaimed) {
    await logOut();
    throw new EmailReclaimed();
  }
  saveAccessToken(token);
  lastSynced = key;
}

function describe(user: User): SignedInAccount {
  const google = user.providerData.find(({ providerId }) => providerId === "google.com");
  return {
    email: user.email,
    isEmailVerified: user.emailVerified,
    phoneNumber: user.phoneNumber,
    googleEmail: google?.email ?? null,
    methods: user.providerData.map(({ providerId }) => providerId),
    secondFactors: multiFactor(user).enrolledFactors.map((factor) => ({
      id: factor.uid,
      name: factor.displayName || "Phone",
      number: masked("phoneNumber" in factor ? String(factor.phoneNumber) : ""),
    })),
  };
}

export function masked(phoneNumber: string): string {
  return phoneNumber.replace(/\d(?=(?:\D*\d){4})/g, "•");
}
