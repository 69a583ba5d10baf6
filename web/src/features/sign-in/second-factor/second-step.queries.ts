import { useMutation } from "@tanstack/react-query";
import type { PhoneMultiFactorInfo } from "firebase/auth";
import type { SecondStepRequired } from "#auth/second-step.ts";
import { useSignIn } from "#auth/session.queries.ts";
import { onDemand } from "#lib/loading/on-demand.ts";

function actions() {
  return onDemand(import("#auth/second-step.actions.ts"));
}

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
    const { logInWithSecondStep } = await onDemand(import("#auth/session.actions.ts"));
    return logInWithSecondStep(step, input.verificationId, input.code);
  }, onDone);
}
