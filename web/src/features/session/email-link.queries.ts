import { useMutation } from "@tanstack/react-query";
import { onDemand } from "#lib/on-demand.ts";
import type { SentLink } from "./sent-link.ts";
import { useSignIn } from "./session.queries.ts";

function actions() {
  return onDemand(import("./email-link.actions.ts"));
}

export function useSendLink() {
  return useMutation({ mutationFn: async (link: SentLink) => (await actions()).sendLink(link) });
}

export function useLogInWithLink(onDone: () => void) {
  return useSignIn(
    async (input: { email: string; link: string }) => (await actions()).logInWithLink(input),
    onDone,
  );
}
