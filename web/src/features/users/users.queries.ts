import { checkAdmin, listUsers, makeAdmin, removeUser, type User } from "@carparts/functions/contract/users";
import { queryOptions, useMutation } from "@tanstack/react-query";
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

export function useMakeAdmin() {
  return useMutation({
    mutationFn: ({ email, _id }: Pick<User, "_id" | "email">) =>
      call(makeAdmin, { params: { email: email ?? _id } }),
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
