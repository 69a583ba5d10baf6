import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { parseAuthCode } from "#auth/provider/auth-advice.ts";
import { useSessionControl } from "#auth/session-context.tsx";
import { onDemand } from "#lib/loading/on-demand.ts";
import { refresh } from "#lib/refresh.ts";
import { useReauthentication } from "./reauthentication/reauthentication-context.ts";

const ACCOUNT = "account";

/** Refetched whenever the window gets the focus, because you open links from emails in other windows. */
export function useAccount(uid: string) {
  const { setUser } = useSessionControl();
  return useQuery({
    queryKey: [ACCOUNT, uid],
    queryFn: async () => {
      const { refreshAccount } = await onDemand(import("#auth/account.actions.ts"));
      const { user, account } = await refreshAccount();
      setUser(user);
      return account;
    },
    refetchOnWindowFocus: "always",
  });
}

export function useRefreshAccount() {
  const queryClient = useQueryClient();
  return () => refresh(queryClient, ACCOUNT);
}

/** Runs an action on your account. If the provider wants a recent sign-in, asks for it and then finishes. */
export function useAct<Input, Output>(act: (input: Input) => Promise<Output>) {
  const reauthenticate = useReauthentication();
  return useMutation({
    mutationFn: async (input: Input) => {
      try {
        return await act(input);
      } catch (error) {
        if (parseAuthCode(error) !== "requires-recent-login") throw error;
        await reauthenticate();
        return act(input);
      }
    },
  });
}

/** An action that changes the account, which is then refetched. */
export function useChange<Input>(act: (input: Input) => Promise<unknown>) {
  const refresh = useRefreshAccount();
  return useAct(async (input: Input) => {
    await act(input);
    await refresh();
  });
}
