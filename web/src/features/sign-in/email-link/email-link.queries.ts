import { useMutation } from "@tanstack/react-query";
import { useSignIn } from "#auth/session.queries.ts";
import { onDemand } from "#lib/loading/on-demand.ts";
import type { SentLink } from "./sent-link.ts";

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
