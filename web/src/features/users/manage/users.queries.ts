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
import { call } from "#lib/api-client.ts";
import { callPage } from "#lib/list-page.ts";
import { listQuery } from "#lib/list-query.ts";
import { useListState } from "#lib/list-state.ts";
import { notify } from "#lib/notify.ts";
import { refresh } from "#lib/refresh.ts";
import { toastError } from "#lib/toast-result.ts";
import { routes } from "#routes.ts";
import { userName } from "./user-names.ts";

interface UserPage {
  readonly items: User[];
  readonly next: string | null | undefined;
}

const usersQuery = listQuery<UserPage>(["users"], (page, signal) =>
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

type Named = Pick<User, "_id" | "email">;

/** The specification asks for the same alert and reload after a promotion and a removal. Other pages aren't reloaded. */
function useUserChange(change: (user: Named) => Promise<unknown>, doneText: (name: string) => string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess(_done, user) {
      if (location.pathname.startsWith(routes.users.path)) {
        alert(" Make Admin SucessFull");
        location.reload();
        return;
      }
      notify("success", doneText(userName(user)));
      refresh(queryClient, "users");
    },
    onError(error, user) {
      toastError(userName(user), error);
      refresh(queryClient, "users");
    },
  });
}

/** The uid names the account in the list, in case another one has its email by now. */
export function useMakeAdmin() {
  return useUserChange(
    ({ email, _id }) => call(makeAdmin, { params: { email: email ?? _id }, body: { _id } }),
    (name) => `${name} is an admin now.`,
  );
}

/** The removal call has its own host. */
export function useRemoveUser() {
  return useUserChange(
    async ({ _id: id }) => {
      const { environment } = await import("#lib/firebase.ts");
      return call(removeUser, { params: { id } }, { origin: environment.VITE_USER_REMOVAL_URL });
    },
    (name) => `The account ${name} was removed.`,
  );
}
