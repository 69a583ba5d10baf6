import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { authCodeOf } from "#auth/provider/auth-advice.ts";
import { useSessionControl } from "#auth/session-context.tsx";
import { onDemand } from "#lib/loading/on-demand.ts";
import { useIdentityCheck } from "./reauthentication/identity-check-context.ts";

const ACCOUNT = "account";

/** One's own account; looked at again whenever the window is, because letters are answered in other windows. */
export function useAccount(uid: string) {
  const { adopt } = useSessionControl();
  return useQuery({
    queryKey: [ACCOUNT, uid],
    queryFn: async () => {
      const { refreshAccount } = await onDemand(import("#auth/account.actions.ts"));
      const { user, account } = await refreshAccount();
      adopt(user);
      return account;
    },
    refetchOnWindowFocus: "always",
  });
}

/** Shows the account as it is now. */
export function useRefreshAccount() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [ACCOUNT] });
}

/**
 * Something done to one's account. Where the provider wants a fresh sign-in it is asked for, and the act goes
 * on by itself.
 */
export function useAct<Input, Output>(
  act: (input: Input) => Promise<Output>,
  onDone?: (output: Output, input: Input) => void,
) {
  const confirmIdentity = useIdentityCheck();
  return useMutation({
    mutationFn: async (input: Input) => {
      try {
        return await act(input);
      } catch (error) {
        if (authCodeOf(error) !== "requires-recent-login") throw error;
        await confirmIdentity();
        return act(input);
      }
    },
    onSuccess: onDone ?? (() => {}),
  });
}

/** An act that changes the account, which is then shown as it has become. */
export function useChange<Input>(act: (input: Input) => Promise<unknown>, onDone?: (input: Input) => void) {
  const refresh = useRefreshAccount();
  return useAct(
    async (input: Input) => {
      await act(input);
      await refresh();
    },
    (_, input) => onDone?.(input),
  );
}
