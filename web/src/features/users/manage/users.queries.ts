import { listUsers, makeAdmin, removeUser, type User } from "@carparts/functions/contract/admin/users";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, callPage } from "#lib/api-client.ts";
import { listQuery } from "#lib/list-query.ts";
import { refresh } from "#lib/refresh.ts";

export const usersQuery = listQuery(["users"], (page, signal) =>
  callPage(listUsers, { query: page }, { signal }),
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
