import { checkAdmin, listUsers, makeAdmin, removeUser, type User } from "@carparts/functions/contract/users";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, callPage } from "#lib/api-client.ts";
import { pageQuery } from "#lib/page-query.ts";

/** How the API's paths name an account: by its e-mail or, where it has none, by its uid. */
interface Account {
  readonly uid: string;
  readonly email: string | null;
}

/** Whether this account is an admin, as the server decides it. */
export function adminQuery({ email, uid }: Account) {
  const name = email ?? uid;
  return queryOptions({
    queryKey: ["admin", name],
    queryFn: ({ signal }) => call(checkAdmin, { params: { email: name } }, { signal }),
  });
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
