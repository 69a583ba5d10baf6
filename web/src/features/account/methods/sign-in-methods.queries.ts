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

export function useChangePassword(onDone: () => void) {
  return useChange(async (password: string) => (await actions()).changePassword(password), onDone);
}

export function useAddPassword(onDone: () => void) {
  return useChange(
    async (input: { email: string; password: string }) => (await actions()).addPassword(input),
    onDone,
  );
}

export function useLinkGoogle(onDone: () => void) {
  return useChange(async (_: undefined) => (await actions()).linkGoogle(), onDone);
}

export function useLinkPhone(onDone: () => void) {
  const send = useAct(async ({ number }: Phone) => (await actions()).sendCode({ phoneNumber: number }));
  const finish = useChange(async (proof: CodeProof) => (await actions()).linkPhone(proof), onDone);
  return { send, finish };
}

export function useUnlink(providerId: string, onDone: () => void) {
  return useChange(async (_: undefined) => (await actions()).unlinkMethod(providerId), onDone);
}
