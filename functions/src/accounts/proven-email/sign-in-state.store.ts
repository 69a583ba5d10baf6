import { getApp } from "firebase-admin/app";
import * as z from "zod/mini";
import { busy } from "../../core/app-error.ts";
import { presentSecond, untilNextSecond } from "../../core/next-second.ts";
import type { Proof, SignInState } from "./proven-email-rule.ts";

// firebase-admin can't tell if an email link was used, nor remove just the password. Its REST API can.

const Accounts = z.object({
  users: z.tuple([
    z.object({
      createdAt: z.string(),
      email: z.optional(z.string()),
      passwordHash: z.optional(z.string()),
      emailLinkSignin: z.optional(z.boolean()),
      providerUserInfo: z._default(
        z.array(z.object({ providerId: z.string(), email: z.optional(z.string()) })),
        [],
      ),
    }),
  ]),
});

/** The Auth emulator accepts the token `owner`. */
async function callIdentityToolkit(method: "lookup" | "update", body: object): Promise<unknown> {
  const { credential, projectId = process.env.GCLOUD_PROJECT } = getApp().options;
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const host = emulator ? `http://${emulator}/` : "https://";
  const token = emulator ? "owner" : (await credential?.getAccessToken())?.access_token;
  const url = `${host}identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:${method}`;
  const answer = await fetch(url, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(4_000),
  }).catch((cause) => {
    throw busy(cause);
  });
  if (!answer.ok)
    throw busy(new Error(`accounts:${method} answered ${answer.status} ${await answer.text()}`));
  return answer.json();
}

export async function readSignInState(uid: string): Promise<SignInState> {
  const [account] = Accounts.parse(await callIdentityToolkit("lookup", { localId: [uid] })).users;
  return {
    createdAt: Number(account.createdAt),
    email: account.email?.toLowerCase(),
    hasPassword: account.passwordHash !== undefined,
    hasUsedLink: account.emailLinkSignin === true,
    providers: account.providerUserInfo
      .filter(({ providerId }) => providerId !== "password")
      .map(({ providerId, email }) => ({ id: providerId, email: email?.toLowerCase() })),
  };
}

/** One call, at the next full second: sessions are told apart by the second in which they began. */
export async function endEarlierAccess(uid: string, proof: Proof, account: SignInState): Promise<void> {
  await untilNextSecond();
  await callIdentityToolkit("update", {
    localId: uid,
    deleteAttribute: proof === "emailLink" ? ["PASSWORD", "DISPLAY_NAME", "PHOTO_URL"] : ["PASSWORD"],
    deleteProvider: account.providers.map(({ id }) => id).filter((id) => id !== proof),
    validSince: String(presentSecond()),
  });
}
