import { useMutation } from "@tanstack/react-query";
import { useSignIn } from "#auth/session.queries.ts";
import type { CodeProof, Phone } from "#auth/text-message/text-message-steps.tsx";
import { onDemand } from "#lib/loading/on-demand.ts";

function actions() {
  return onDemand(import("./phone.actions.ts"));
}

export function useLogInWithPhone(onDone: () => void) {
  const send = useMutation({
    mutationFn: async ({ number }: Phone) => (await actions()).sendCode({ phoneNumber: number }),
  });
  const finish = useSignIn(async (proof: CodeProof) => (await actions()).logInWithPhone(proof), onDone);
  return { send, finish };
}
