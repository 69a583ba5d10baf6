/** Copied from firebase-admin, which core and http may not import. */
export const GrpcStatus = {
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  UNAVAILABLE: 14,
} as const;

export function libraryCodeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
