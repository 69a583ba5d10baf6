import { type Account, deleteAccounts, disableAccount, revokeSessions } from "../../testing/accounts.ts";
import { forgedToken } from "../../testing/tokens.ts";

const now = Math.floor(Date.now() / 1000);
const expired = { iat: now - 7200, exp: now - 3600 };

function forged(changes: Record<string, unknown>) {
  return (account: Account) => `Bearer ${forgedToken(account, changes)}`;
}

/** Authorization headers that let nobody in, made of an account that was let in before. */
export const badTokens: Record<string, (account: Account) => string | Promise<string>> = {
  "none at all": () => "",
  "a scheme without a token": () => "Bearer",
  "a scheme and a blank": () => "Bearer ",
  "another scheme": ({ token }) => `Basic ${token}`,
  "the bare token": ({ token }) => token,
  "two tokens": ({ token }) => `Bearer ${token} ${token}`,
  nonsense: () => "Bearer nonsense",
  "nonsense in three parts": () => "Bearer aaaa.bbbb.cccc",
  "an expired one": forged(expired),
  "one for another project": forged({ aud: "demo-elsewhere" }),
  "one of another issuer": forged({ iss: "https://evil.example/x" }),
  "one without an account": forged({ sub: "" }),
  "one of an account that never was": forged({ sub: "nobody" }),
  "one of an account that was deleted": async ({ uid, token }) => {
    await deleteAccounts([uid]);
    return `Bearer ${token}`;
  },
  "one of an account that was disabled": async ({ uid, token }) => {
    await disableAccount(uid);
    return `Bearer ${token}`;
  },
  "one that was revoked": async ({ uid, token }) => {
    await revokeSessions(uid);
    return `Bearer ${token}`;
  },
};
