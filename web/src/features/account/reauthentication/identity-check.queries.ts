import { useMutation } from "@tanstack/react-query";
import type { MultiFactorResolver } from "firebase/auth";
import type { CodeProof, Phone } from "#auth/text-message/text-message-steps.tsx";
import { onDemand } from "#lib/loading/on-demand.ts";

function actions() {
  return onDemand(import("./identity-check.actions.ts"));
}

/** The first step of signing in again. Passes on the second step, if the account needs one. */
export function useConfirmByPassword(onDone: (more: MultiFactorResolver | null) => void) {
  return useMutation({
    mutationFn: async (password: string) => (await actions()).confirmByPassword(password),
    onSuccess: onDone,
  });
}

export function useConfirmByGoogle(onDone: (more: MultiFactorResolver | null) => void) {
  return useMutation({
    mutationFn: async () => (await actions()).confirmByGoogle(),
    onSuccess: onDone,
  });
}

export function useConfirmByPhone(onDone: () => void) {
  const send = useMutation({ mutationFn: async (_: Phone) => (await actions()).sendCodeToOwnPhone() });
  const finish = useMutation({
    mutationFn: async (proof: CodeProof) => (await actions()).confirmByPhone(proof),
    onSuccess: onDone,
  });
  return { send, finish };
}

export function useConfirmByFactor(resolver: MultiFactorResolver, onDone: () => void) {
  const send = useMutation({
    mutationFn: async ({ id = "" }: Phone) => (await actions()).sendCodeToFactor(resolver, id),
  });
  const finish = useMutation({
    mutationFn: async (proof: CodeProof) => (await actions()).confirmByFactor(resolver, proof),
    onSuccess: onDone,
  });
  return { send, finish };
}
