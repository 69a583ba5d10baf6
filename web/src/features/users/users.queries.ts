import { checkAdmin, listUsers, makeAdmin, removeUser } from "@carparts/functions/contract/users";
import { queryOptions, useMutation } from "@tanstack/react-query";
import { call, callPage } from "#lib/api-client.ts";
import { pageQuery } from "#lib/page-query.ts";

/** Whether this account is an admin, as the server decides it. An account without an e-mail is none. */
export function adminQuery(email: string | null) {
  return queryOptions({
    queryKey: ["admin", email],
    queryFn: ({ signal }) => email !== null && call(checkAdmin, { params: { email } }, { signal }),
  });
}

const PAGE = 25;

/** Every account, part by part. */
export const usersQuery = pageQuery(["users"], (after, signal) =>
  callPage(listUsers, { query: { limit: PAGE, ...(after && { after }) } }, { signal }),
);

export function useMakeAdmin() {
  return useMutation({ mutationFn: (email: string) => call(makeAdmin, { params: { email } }) });
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
