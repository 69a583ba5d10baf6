import { useMutation } from "@tanstack/react-query";
import { onDemand } from "#lib/loading/on-demand.ts";
import type { SessionUser } from "./session.ts";
import { useOpenSession } from "./session-context.tsx";

/** Loads Firebase with the first action. If that fails, so does the action. */
function actions() {
  return onDemand(import("./session.actions.ts"));
}

/** A sign-in method. The account it returns becomes the session. */
export function useSignIn<Input>(signIn: (input: Input) => Promise<SessionUser>, onDone: () => void) {
  const { setUser, withoutAuthEvents } = useOpenSession();
  return useMutation({
    mutationFn: (input: Input) => withoutAuthEvents(() => signIn(input)),
    onSuccess: (user) => {
      setUser(user);
      onDone();
    },
  });
}

export function useLogIn(onDone: () => void) {
  return useSignIn(
    async (input: { email: string; password: string }) => (await actions()).logIn(input),
    onDone,
  );
}

export function useRegister(onDone: () => void) {
  return useSignIn(
    async (input: { name: string; email: string; password: string }) => (await actions()).register(input),
    onDone,
  );
}

export function useGoogle(onDone: () => void) {
  return useSignIn(async (_: undefined) => (await actions()).logInWithGoogle(), onDone);
}

export function useSendReset(onDone: () => void) {
  return useMutation({
    mutationFn: async (email: string) => (await actions()).sendReset(email),
    onSuccess: onDone,
  });
}
