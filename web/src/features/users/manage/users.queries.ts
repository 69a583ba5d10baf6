import {
  listUsers,
  makeAdmin,
  readUser,
  removeUser,
  searchUsers,
  type User,
  UsersQuery,
} from "@carparts/functions/contract/admin/users";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, callPage } from "#lib/api-client.ts";
import { listQuery } from "#lib/list-query.ts";
import { useListState } from "#lib/list-state.ts";
import { refresh } from "#lib/refresh.ts";

interface UserPage {
  readonly items: User[];
  readonly next: string | null | undefined;
}

export const usersQuery = listQuery<UserPage>(["users"], (page, signal) =>
  callPage(listUsers, { query: page }, { signal }),
);

export function useUsersState() {
  return useListState(UsersQuery);
}

/** Without words, all accounts there are. */
export function foundUsersQuery(q: string | undefined) {
  const found =
    q === undefined
      ? usersQuery
      : listQuery<UserPage>(["users", "found", q], (page, signal) =>
          call(searchUsers, { query: { q, ...page } }, { signal }),
        );
  return { ...found, placeholderData: keepPreviousData };
}

export function wholeUserQuery(uid: string) {
  return queryOptions({
    queryKey: ["users", "whole", uid],
    queryFn: ({ signal }) => call(readUser, { params: { uid } }, { signal }),
  });
}

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
