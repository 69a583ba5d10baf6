import { type Account, setValidSince } from "./accounts.ts";

type Payload = Readonly<Record<string, unknown>>;

function encoded(part: Payload): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}

function unsigned(payload: Payload): string {
  return `${encoded({ alg: "none", typ: "JWT" })}.${encoded(payload)}.`;
}

/** An ID token for this project; the account itself only gets one for the emulator's own. */
export function tokenIn(project: string, { uid, email }: Pick<Account, "uid" | "email">): string {
  const now = Math.floor(Date.now() / 1000);
  const times = { auth_time: now, iat: now, exp: now + 3600 };
  const names = { iss: `https://securetoken.google.com/${project}`, aud: project, sub: uid, user_id: uid };
  return unsigned({ ...names, ...times, email, firebase: { identities: {}, sign_in_provider: "password" } });
}

/** The account's token with other contents. The Auth emulator signs nothing, so only the contents matter. */
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
