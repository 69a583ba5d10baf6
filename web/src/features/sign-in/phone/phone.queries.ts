import { useMutation } from "@tanstack/react-query";
import { useSignIn } from "#auth/session.queries.ts";
import { onDemand } from "#lib/loading/on-demand.ts";

function actions() {
  return onDemand(import("./phone.actions.ts"));
}

export interface SentCode {
  /** The number as typed. */
  readonly phone: string;
  readonly verificationId: string;
}

export function useSendPhoneCode(onSent: (sent: SentCode) => void) {
  return useMutation({
    mutationFn: async (phone: string) => ({
      phone,
      verificationId: await (await actions()).sendCode({ phoneNumber: phone }),
    }),
    onSuccess: onSent,
  });
}

export function useLogInWithPhone(onDone: () => void) {
  return useSignIn(
    async (input: { verificationId: string; code: string }) =>
      (await actions()).logInWithPhone(input.verificationId, input.code),
    onDone,
  );
}
