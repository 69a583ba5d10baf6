import { saveUser } from "@carparts/functions/contract/users";
import { multiFactor, type User } from "firebase/auth";
import { saveAccessToken } from "#lib/access-token.ts";
import { call } from "#lib/api-client.ts";
import { auth } from "#lib/firebase.ts";
import { EmailReclaimed } from "./email-reclaimed.ts";
import { logOut } from "./log-out.actions.ts";

/** A phone number that is asked for a code after the first step of signing in. */
export interface SecondFactor {
  readonly id: string;
  /** The name its owner gave it. */
  readonly name: string;
  /** Masked but for the last four digits. */
  readonly number: string;
}

/** One's own account as the identity provider knows it. */
export interface OwnAccount {
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  /** The number that signs in, in full. */
  readonly phoneNumber: string | null;
  /** The e-mail of the linked Google account. */
  readonly googleEmail: string | null;
  /** The provider ids by which it can sign in: `password`, `google.com`, `phone`. */
  readonly methods: readonly string[];
  readonly secondFactors: readonly SecondFactor[];
}

/** Who is signed in; throws where nobody is. */
export function me(): User {
  if (!auth.currentUser) throw new Error("You are not signed in any more.");
  return auth.currentUser;
}

/** The account as it is now: what was changed elsewhere, such as by a link in a letter, is taken over. */
export async function refreshAccount(): Promise<{ user: User; account: OwnAccount }> {
  await auth.authStateReady();
  const user = me();
  await user.reload();
  const { claims } = await user.getIdTokenResult();
  if (Boolean(claims.email_verified) !== user.emailVerified) await user.getIdToken(true);
  if (newsOf(user) !== told) await introduce(user);
  return { user: me(), account: describe(user) };
}

/** The account and its e-mail as the API was told them last. */
let told = "";

function newsOf({ uid, email }: User): string {
  return `${uid} ${email}`;
}

/**
 * Tells the API who is there and keeps the token that it answers with; after linking Google with the token from before
 * it. Rejects with `EmailReclaimed` where this session has ended, so that the account is its owner's alone.
 */
export async function introduce(user: User, earlierToken?: string): Promise<void> {
  const { email, uid } = user;
  const news = newsOf(user);
  const body = { email, ...(earlierToken !== undefined && { earlierToken }) };
  const { token, isReclaimed } = await call(saveUser, { params: { email: email ?? uid }, body });
  if (isReclaimed) {
    await logOut();
    throw new EmailReclaimed();
  }
  saveAccessToken(token);
  told = news;
}

function describe(user: User): OwnAccount {
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

/** A phone number of which only the last four digits are shown. */
export function masked(phoneNumber: string): string {
  return phoneNumber.replace(/\d(?=(?:\D*\d){4})/g, "•");
}
