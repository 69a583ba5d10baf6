export interface Caller {
  readonly uid: string;
  /** Lower case; null if the account has no email. */
  readonly email: string | null;
  readonly phoneNumber?: string | undefined;
  /** Seconds since 1970. */
  readonly signedInAt: number;
  /** `google.com`, `phone` or `password`. Email links count as `password` too. */
  readonly signInProvider: string;
  readonly isEmailVerified: boolean;
  readonly token: string;
  /** Asks for the current role, not the token's, so changes apply from the next call. */
  isAdmin(): Promise<boolean>;
}

export interface Actor {
  readonly uid: string;
  readonly requestId: string;
}

declare const active: unique symbol;

/** The uid of an account whose commit fails while it's being deleted, by `assertNotDeleting`. */
export type ActiveUid = string & { readonly [active]: true };

export function nameOf({ email, uid }: Pick<Caller, "email" | "uid">): string {
  return email ?? uid;
}
