import { useMutation } from "@tanstack/react-query";
import type { MultiFactorResolver } from "firebase/auth";
import type { CodeProof, Phone } from "#auth/text-message/text-message-steps.tsx";
import { onDemand } from "#lib/loading/on-demand.ts";

function actions() {
  return onDemand(import("./reauthentication.actions.ts"));
}

export function useReauthenticateWithPassword(onDone: () => void) {
  return useMutation({
    mutationFn: async (password: string) => (await actions()).reauthenticateWithPassword(password),
    onSuccess: onDone,
  });
}

export function useReauthenticateWithGoogle(onDone: () => void) {
  return useMutation({
    mutationFn: async () => (await actions()).reauthenticateWithGoogle(),
    onSuccess: onDone,
  });
}

export function useReauthenticateWithPhone(onDone: () => void) {
  const send = useMutation({ mutationFn: async (_: Phone) => (await actions()).sendCodeToOwnPhone() });
  const finish = useMutation({
    mutationFn: async (proof: CodeProof) => (await actions()).reauthenticateWithPhone(proof),
    onSuccess: onDone,
  });
  return { send, finish };
}

export function useReauthenticateWithSecondFactor(resolver: MultiFactorResolver, onDone: () => void) {
  const send = useMutation({
    mutationFn: async ({ id = "" }: Phone) => (await actions()).sendSecondFactorCode(resolver, id),
  });
  const finish = useMutation({
    mutationFn: async (proof: CodeProof) => (await actions()).confirmSecondFactor(resolver, proof),
    onSuccess: onDone,
  });
  return { send, finish };
}
