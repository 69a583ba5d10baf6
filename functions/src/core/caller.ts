/** Who calls: known by a verified ID token and by nothing else. */
export interface Caller {
  readonly uid: string;
  /** In lower case; null for an account without an e-mail. */
  readonly email: string | null;
  /** When the caller signed in to get this token, in seconds since 1970. */
  readonly signedInAt: number;
  /** How the caller signed in, by the provider's name: `google.com`, `phone`, or `password`, which an emailed link is too. */
  readonly signInProvider: string;
  /** Whether somebody has shown the provider that they read this email. */
  readonly isEmailVerified: boolean;
  /** The verified token itself, which the caller gave. */
  readonly token: string;
  /** The account's present role, not the token's: promotion and removal count from the next call. */
  isAdmin(): Promise<boolean>;
}

/** Who is answerable for a deed: an account, and the call in which it asked for it. */
export interface Actor {
  readonly uid: string;
  readonly requestId: string;
}

/** The name of the caller's account in a path. */
export function nameOf({ email, uid }: Pick<Caller, "email" | "uid">): string {
  return email ?? uid;
}
