import { checkAdmin, listUsers, makeAdmin, removeUser, type User } from "@carparts/functions/contract/users";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { attempt } from "#lib/access-token.ts";
import { call, callPage } from "#lib/api-client.ts";
import { pageQuery } from "#lib/page-query.ts";

/** How the API's paths name an account: by its e-mail or, where it has none, by its uid. */
interface Account {
  readonly uid: string;
  readonly email: string | null;
}

/** Holds the uid of the last admin in this browser. */
const LAST_ADMIN = "lastAdmin";

/** Whether this account is an admin, as the server decides it. */
function adminQuery({ email, uid }: Account) {
  const name = email ?? uid;
  return queryOptions({
    queryKey: ["admin", name],
    queryFn: async ({ signal }) => {
      const isAdmin = await call(checkAdmin, { params: { email: name } }, { signal });
      attempt(() => (isAdmin ? localStorage.setItem(LAST_ADMIN, uid) : localStorage.removeItem(LAST_ADMIN)));
      return isAdmin;
    },
  });
}

/** What is known of an account's role. Only what is for admins waits for the answer. */
export interface Role {
  readonly isAdmin: boolean | undefined;
  /** Whether the answer is still on its way, and was yes the last time: a customer's ways would only flash up. */
  readonly isProbablyAdmin: boolean;
  /** Why there is no answer. */
  readonly error: Error | null;
  readonly retry: () => void;
}

export function useRole(account: Account): Role {
  const { data: isAdmin, error, isPending, refetch } = useQuery(adminQuery(account));
  return {
    isAdmin,
    isProbablyAdmin: isPending && attempt(() => localStorage.getItem(LAST_ADMIN)) === account.uid,
    error: isAdmin === undefined ? error : null,
    retry: () => void refetch(),
  };
}

const PAGE = 25;

/** Every account, part by part. */
export const usersQuery = pageQuery(["users"], (after, signal) =>
  callPage(listUsers, { query: { limit: PAGE, ...(after && { after }) } }, { signal }),
);

/** Names the very account that the list shows, should another one have its email by now. What is refused is out of date. */
export function useMakeAdmin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ email, _id }: Pick<User, "_id" | "email">) =>
      call(makeAdmin, { params: { email: email ?? _id }, body: { _id } }),
    onError: () => void queryClient.invalidateQueries({ queryKey: ["users"] }),
  });
}

/** The removal has a host of its own. */
export function useRemoveUser() {
  return useMutation({
    mutationFn: async (id: string) => {
      const { environment } = await import("#lib/firebase.ts");
      return call(removeUser, { params: { id } }, { origin: environment.VITE_USER_REMOVAL_URL });
    },
  });
}
