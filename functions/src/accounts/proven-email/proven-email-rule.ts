import type { Caller } from "../../core/caller.ts";

/** What the identity provider knows of an account, as far as it tells who proved the email. */
export interface SignInState {
  readonly createdAt: number;
  readonly email: string | undefined;
  readonly hasPassword: boolean;
  /** Whether an emailed link has ever signed in. */
  readonly hasUsedLink: boolean;
  /** The third parties and the phone that sign in, with the email that each of them knows. */
  readonly providers: readonly { readonly id: string; readonly email: string | undefined }[];
}

export type Proof = "google.com" | "emailLink";

/**
 * How a sign-in has proven that the caller reads the account's email, if it has. A token says `password` for an emailed
 * link as well, so the account tells whether there was one. Neither a password nor a verification email is a proof:
 * the owner of an address may follow the link in an email that a stranger's registration sent them.
 */
export function proofOf(caller: Caller, account: SignInState): Proof | undefined {
  if (!caller.isEmailVerified || caller.email === null || account.email !== caller.email) return undefined;
  const google = account.providers.find(({ id }) => id === "google.com");
  if (caller.signInProvider === "google.com" && google?.email === caller.email) return "google.com";
  if (caller.signInProvider === "password" && account.hasUsedLink) return "emailLink";
  return undefined;
}

/** The provider names instants in whole seconds in a token, so those of one sign-in can be this far apart. */
const SAME_SIGN_IN_SECONDS = 2;

/** Whether the proving sign-in is also what made the account, so that nobody was there before. */
export function isMadeBy(proof: Proof, { signedInAt }: Caller, account: SignInState): boolean {
  const isNew = signedInAt - account.createdAt / 1000 <= SAME_SIGN_IN_SECONDS;
  return isNew && !account.hasPassword && account.providers.every(({ id }) => id === proof);
}
