import { useMutation } from "@tanstack/react-query";
import type { MultiFactorResolver } from "firebase/auth";
import { useSignIn } from "#auth/session.queries.ts";
import type { CodeProof, Phone } from "#auth/text-message/text-message-steps.tsx";
import { onDemand } from "#lib/loading/on-demand.ts";

function actions() {
  return onDemand(import("#auth/session.actions.ts"));
}

export function useLogInWithSecondFactor(resolver: MultiFactorResolver, onDone: () => void) {
  const send = useMutation({
    mutationFn: async ({ id = "" }: Phone) => (await actions()).sendSecondFactorCode(resolver, id),
  });
  const finish = useSignIn(
    async (proof: CodeProof) => (await actions()).logInWithSecondFactor(resolver, proof),
    onDone,
  );
  return { send, finish };
}
