import { onDemand } from "#lib/on-demand.ts";
import { useAct, useChange } from "./account.queries.ts";
import type { CodeProof, Phone } from "./text-message-steps.tsx";

function actions() {
  return onDemand(import("./second-factor.actions.ts"));
}

/** Adds a number under a name of its owner's choice. */
export function useAddFactor(name: string, onDone: () => void) {
  const send = useAct(async ({ number }: Phone) => (await actions()).sendFactorCode(number));
  const finish = useChange(async (proof: CodeProof) => (await actions()).addFactor(proof, name), onDone);
  return { send, finish };
}

export function useRemoveFactor(onDone: () => void) {
  return useChange(async (id: string) => (await actions()).removeFactor(id), onDone);
}
