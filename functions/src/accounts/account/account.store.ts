import {
  getAuth,
  type MultiFactorInfo,
  type PhoneMultiFactorInfo,
  type UserRecord,
} from "firebase-admin/auth";
import type { AccountData } from "../../contract/account.ts";
import { untilNextSecond } from "../../core/next-second.ts";
import { emailOf, isAdmin } from "../../identity/users.store.ts";

function isPhone(factor: MultiFactorInfo): factor is PhoneMultiFactorInfo {
  return factor.factorId === "phone";
}

export async function readIdentity(uid: string): Promise<AccountData["account"]> {
  return toIdentity(await getAuth().getUser(uid));
}

export function toIdentity(account: UserRecord): AccountData["account"] {
  const { creationTime, lastSignInTime } = account.metadata;
  return {
    _id: account.uid,
    email: emailOf(account),
    emailVerified: account.emailVerified,
    phoneNumber: account.phoneNumber ?? null,
    displayName: account.displayName ?? null,
    photoURL: account.photoURL ?? null,
    role: isAdmin(account) ? "admin" : null,
    signInMethods: account.providerData.map(({ providerId }) => providerId),
    secondFactors: (account.multiFactor?.enrolledFactors ?? [])
      .filter(isPhone)
      .map(({ phoneNumber }) => phoneNumber),
    createdAt: new Date(creationTime).toISOString(),
    lastSignInAt: lastSignInTime ? new Date(lastSignInTime).toISOString() : null,
  };
}

/** Sessions that began in this second, too. */
export async function endSessions(uid: string): Promise<void> {
  await untilNextSecond();
  await getAuth().revokeRefreshTokens(uid);
}
