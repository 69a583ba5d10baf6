import { type Account, setValidSince } from "./accounts.ts";
import { type Payload, unsigned } from "./id-token.ts";

/** The account's token with other contents. */
export function forgedToken(account: Pick<Account, "token">, changes: Payload): string {
  const payload = JSON.parse(Buffer.from(account.token.split(".")[1] ?? "", "base64url").toString());
  return unsigned({ ...payload, ...changes });
}

/** The account's own ID token as it would be had it signed in so many seconds ago. */
export async function agedToken(account: Pick<Account, "uid" | "token">, seconds: number): Promise<string> {
  const signedInAt = Math.floor(Date.now() / 1000) - seconds;
  await setValidSince(account.uid, signedInAt);
  return forgedToken(account, { auth_time: signedInAt });
}
