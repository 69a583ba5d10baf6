/** The gRPC codes that the shop tells apart, as `GrpcStatus` of firebase-admin names them, which HTTP may not import. */
export const GrpcStatus = {
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  UNAVAILABLE: 14,
} as const;

/**
 * The code that a library gave its error, or undefined: a gRPC code from Firestore, a name such as
 * "auth/user-not-found" from the identity provider.
 */
export function libraryCodeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
