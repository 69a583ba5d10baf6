/**
 * The sign-in was the first to prove the email of an account that had been registered otherwise. Every way in from
 * before is gone and so is this session: whoever reads the email signs in once more.
 */
export class EmailReclaimed extends Error {
  override readonly message = "This email now belongs to you alone.";
}
