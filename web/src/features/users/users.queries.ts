import { checkAdmin, listUsers, makeAdmin, removeUser, type User } from "@carparts/functions/contract/users";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { isProbablyAdmin, noteRole } from "#auth/last-admin.ts";
import { call, callPage } from "#lib/api-client.ts";
import { pageQuery } from "#lib/page-query.ts";
import { refresh } from "#lib/refresh.ts";

/** API paths name an account by its email or, if it has none, by its uid. */
interface Account {
  readonly uid: string;
  readonly email: string | null;
}

function adminQuery(account: Account | undefined) {
  const { email, uid = "" } = account ?? {};
  const name = email ?? uid;
  return queryOptions({
    queryKey: ["admin", name],
    enabled: account !== undefined,
    queryFn: async ({ signal }) => {
      const isAdmin = await call(checkAdmin, { params: { email: name } }, { signal });
      noteRole(uid, isAdmin);
      return isAdmin;
    },
  });
}

/** Only admin screens wait for the role. */
export interface Role {
  readonly isAdmin: boolean | undefined;
  /** True until we know who is there, and for a returning admin, so that a customer's menu doesn't flash. */
  readonly isUndecided: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

export function useRole(account: Account | undefined): Role {
  const { data: isAdmin, error, isPending, refetch } = useQuery(adminQuery(account));
  return {
    isAdmin,
    isUndecided: isPending && (!account || isProbablyAdmin(account.uid)),
    error: isAdmin === undefined ? error : null,
    retry: () => void refetch(),
  };
}

const PAGE = 25;

export const usersQuery = pageQuery(["users"], (after, signal) =>
  callPage(listUsers, { query: { limit: PAGE, ...(after && { after }) } }, { signal }),
);

/** The uid names the account in the list, in case another one has its email by now. */
export function useMakeAdmin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ email, _id }: Pick<User, "_id" | "email">) =>
      call(makeAdmin, { params: { email: email ?? _id }, body: { _id } }),
    onError: () => void refresh(queryClient, "users"),
  });
}

/** The removal call has its own host. */
export function useRemoveUser() {
  return useMutation({
    mutationFn: async (id: string) => {
      const { environment } = await import("#lib/firebase.ts");
      return call(removeUser, { params: { id } }, { origin: environment.VITE_USER_REMOVAL_URL });
    },
  });
}
