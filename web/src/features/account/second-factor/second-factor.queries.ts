import type { CodeProof, Phone } from "#auth/text-message/text-message-steps.tsx";
import { useAct, useChange } from "#features/account/account.queries.ts";
import { onDemand } from "#lib/loading/on-demand.ts";

function actions() {
  return onDemand(import("./second-factor.actions.ts"));
}

export function useAddFactor(name: string) {
  const send = useAct(async ({ number }: Phone) => (await actions()).sendFactorCode(number));
  const finish = useChange(async (proof: CodeProof) => (await actions()).addFactor(proof, name));
  return { send, finish };
}

export function useRemoveFactor() {
  return useChange(async (id: string) => (await actions()).removeFactor(id));
}
