/** The first sign-in to prove the account's email ended all sessions, so its owner signs in again. */
export class EmailReclaimed extends Error {
  override readonly message = "This email now belongs to you alone.";
}
