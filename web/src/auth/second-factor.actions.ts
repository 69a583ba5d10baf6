import {
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorInfo,
  type MultiFactorResolver,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  type PhoneMultiFactorInfo,
} from "firebase/auth";
import { auth } from "#lib/firebase.ts";
import { SecondFactorRequired } from "./second-factor.ts";
import { sendCode } from "./text-message/text-message.ts";
import type { CodeProof, Phone } from "./text-message/text-message-steps.tsx";

/** Rejects with `SecondFactorRequired` if a phone has to finish the sign-in, and otherwise like it. */
export function untilSecondFactor<Result>(signIn: Promise<Result>): Promise<Result> {
  return signIn.catch((error) => {
    throw requiredBy(error) ?? error;
  });
}

function requiredBy(error: Partial<MultiFactorError>): SecondFactorRequired | undefined {
  if (error.code !== "auth/multi-factor-auth-required" || !error.customData) return undefined;
  try {
    const resolver = getMultiFactorResolver(auth, error as MultiFactorError);
    const [first, ...others] = resolver.hints.filter(isPhone).map(describe);
    return first && new SecondFactorRequired(resolver, [first, ...others]);
  } catch {
    return undefined;
  }
}

function isPhone(factor: MultiFactorInfo): factor is PhoneMultiFactorInfo {
  return factor.factorId === PhoneMultiFactorGenerator.FACTOR_ID;
}

/** The provider hides all but the last digits of the number. */
function describe({ uid, displayName, phoneNumber }: PhoneMultiFactorInfo): Phone {
  const ending = `ending in ${/(?<!\d)\d*$/.exec(phoneNumber)?.[0]}`;
  return { id: uid, number: displayName ? `${displayName}, ${ending}` : `the phone ${ending}` };
}

export function sendSecondFactorCode(resolver: MultiFactorResolver, id: string): Promise<string> {
  return sendCode({ multiFactorUid: id, session: resolver.session });
}

export function confirmSecondFactor(resolver: MultiFactorResolver, { verificationId, code }: CodeProof) {
  const credential = PhoneAuthProvider.credential(verificationId, code);
  return resolver.resolveSignIn(PhoneMultiFactorGenerator.assertion(credential));
}
