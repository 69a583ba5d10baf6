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
import { SecondStepRequired } from "./second-step.ts";
import { sendCode } from "./text-message/text-message.ts";

function isPhone(factor: MultiFactorInfo): factor is PhoneMultiFactorInfo {
  return factor.factorId === PhoneMultiFactorGenerator.FACTOR_ID;
}

/** The second step that a sign-in error asks for. Returns other errors unchanged, and those about other factors. */
export function secondStepFor(error: unknown): unknown {
  const { code, customData } = error as Partial<MultiFactorError>;
  if (code !== "auth/multi-factor-auth-required" || !customData) return error;
  try {
    const resolver = getMultiFactorResolver(auth, error as MultiFactorError);
    const [first, ...others] = resolver.hints.filter(isPhone);
    return first ? new SecondStepRequired(resolver, [first, ...others]) : error;
  } catch {
    return error;
  }
}

/** Sends a code and resolves with the verification id. */
export function sendSecondCode(step: SecondStepRequired, phone: PhoneMultiFactorInfo): Promise<string> {
  return sendCode({ multiFactorHint: phone, session: step.resolver.session });
}

export function confirmSecondStep(resolver: MultiFactorResolver, verificationId: string, code: string) {
  const credential = PhoneAuthProvider.credential(verificationId, code);
  return resolver.resolveSignIn(PhoneMultiFactorGenerator.assertion(credential));
}
