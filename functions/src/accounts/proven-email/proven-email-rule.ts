import type { Caller } from "../../core/caller.ts";

export interface SignInState {
  readonly createdAt: number;
  readonly email: string | undefined;
  readonly hasPassword: boolean;
  readonly hasUsedLink: boolean;
  readonly providers: readonly { readonly id: string; readonly email: string | undefined }[];
}

export type Proof = "google.com" | "emailLink";

/** A password or a verification email proves nothing: a stranger's registration may have sent it. */
export function proofOf(caller: Caller, account: SignInState): Proof | undefined {
  if (!caller.isEmailVerified || caller.email === null || account.email !== caller.email) return undefined;
  const google = account.providers.find(({ id }) => id === "google.com");
  if (caller.signInProvider === "google.com" && google?.email === caller.email) return "google.com";
  if (caller.signInProvider === "password" && account.hasUsedLink) return "emailLink";
  return undefined;
}

/** Tokens hold whole seconds, so the times of one sign-in can be this far apart. */
const SAME_SIGN_IN_SECONDS = 2;

/** Nobody used the account before the sign-in that created it. */
export function isMadeBy(proof: Proof, { signedInAt }: Caller, account: SignInState): boolean {
  const isNew = signedInAt - account.createdAt / 1000 <= SAME_SIGN_IN_SECONDS;
  return isNew && !account.hasPassword && account.providers.every(({ id }) => id === proof);
}
