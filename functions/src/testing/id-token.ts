export type Payload = Readonly<Record<string, unknown>>;

function encoded(part: Payload): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}

/** The Auth emulator signs nothing, so only the contents matter. */
export function unsigned(payload: Payload): string {
  return `${encoded({ alg: "none", typ: "JWT" })}.${encoded(payload)}.`;
}

/** An ID token as the Auth emulator issues it for a password, without asking it. */
export function tokenIn(
  project: string,
  { uid, email }: { readonly uid: string; readonly email: string },
  claims: Payload = {},
): string {
  const now = Math.floor(Date.now() / 1000);
  const times = { auth_time: now, iat: now, exp: now + 3600 };
  const names = { iss: `https://securetoken.google.com/${project}`, aud: project, sub: uid, user_id: uid };
  const firebase = { identities: { email: [email] }, sign_in_provider: "password" };
  return unsigned({ ...claims, ...names, ...times, email, firebase });
}
