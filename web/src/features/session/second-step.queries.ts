import { useMutation } from "@tanstack/react-query";
import type { PhoneMultiFactorInfo } from "firebase/auth";
import { onDemand } from "#lib/on-demand.ts";
import type { SecondStepRequired } from "./second-step.ts";
import { useSignIn } from "./session.queries.ts";

function actions() {
  return onDemand(import("./second-step.actions.ts"));
}

/** A code that is on its way to one of the account's phones. */
export interface SentSecondCode {
  readonly phone: PhoneMultiFactorInfo;
  readonly verificationId: string;
}

export function useSendSecondCode(step: SecondStepRequired, onSent: (sent: SentSecondCode) => void) {
  return useMutation({
    mutationFn: async (phone: PhoneMultiFactorInfo) => ({
      phone,
      verificationId: await (await actions()).sendSecondCode(step, phone),
    }),
    onSuccess: onSent,
  });
}

export function useConfirmSecondStep(step: SecondStepRequired, onDone: () => void) {
  return useSignIn(async (input: { verificationId: string; code: string }) => {
    const { logInWithSecondStep } = await onDemand(import("./session.actions.ts"));
    return logInWithSecondStep(step, input.verificationId, input.code);
  }, onDone);
}
