import type { CodeProof, Phone } from "#auth/text-message/text-message-steps.tsx";
import { useAct, useChange } from "#features/account/account.queries.ts";
import { onDemand } from "#lib/loading/on-demand.ts";

function actions() {
  return onDemand(import("./sign-in-methods.actions.ts"));
}

export function useSendVerification() {
  return useAct(async (_: undefined) => (await actions()).sendVerification());
}

export function useChangeEmail() {
  return useAct(async (email: string) => (await actions()).changeEmail(email));
}

export function useChangePassword() {
  return useChange(async (password: string) => (await actions()).changePassword(password));
}

export function useAddPassword() {
  return useChange(async (input: { email: string; password: string }) =>
    (await actions()).addPassword(input),
  );
}

export function useLinkGoogle() {
  return useChange(async (_: undefined) => (await actions()).linkGoogle());
}

export function useLinkPhone() {
  const send = useAct(async ({ number }: Phone) => (await actions()).sendCode({ phoneNumber: number }));
  const finish = useChange(async (proof: CodeProof) => (await actions()).linkPhone(proof));
  return { send, finish };
}

export function useUnlink(providerId: string) {
  return useChange(async (_: undefined) => (await actions()).unlinkMethod(providerId));
}
