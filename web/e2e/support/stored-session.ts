import { saveUser } from "@carparts/functions/contract/users";
import { type Account, beginSession } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";

/** Where Firebase stores its user; the tests' API key is no secret. */
const STORED_USER = "firebase:authUser:demo-key:[DEFAULT]";

/** Begins a session and introduces it to the API. Resolves with what a browser keeps of it in localStorage. */
export async function storedSession(account: Account): Promise<[name: string, value: string][]> {
  const { localId: uid, email, displayName, idToken, refreshToken, expiresIn } = await beginSession(account);
  const { status } = await as({ token: idToken }).call(saveUser, { params: { email }, body: { email } });
  if (status !== 200) throw new Error(`The API answered ${status} to a new session.`);
  const expirationTime = Date.now() + Number(expiresIn) * 1000;
  const stored = {
    ...{ uid, email, displayName, emailVerified: false, isAnonymous: false, providerData: [] },
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime },
    ...{ apiKey: "demo-key", appName: "[DEFAULT]" },
  };
  return [
    [STORED_USER, JSON.stringify(stored)],
    ["accessToken", idToken],
  ];
}
