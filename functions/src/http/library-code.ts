/**
 * The code that a library gave its error, or undefined: gRPC's number where it is Firestore's, a name such as
 * "auth/user-not-found" where it is the identity provider's.
 */
export function libraryCodeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
