import { checkAdmin } from "@carparts/functions/contract/users";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { hasAdminSession } from "#auth/admin-session.ts";
import { saveRole } from "#auth/last-admin.ts";
import { call } from "#lib/api-client.ts";

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
      saveRole(uid, isAdmin);
      return isAdmin;
    },
  });
}

/** Only admin screens wait for the role. */
export interface Role {
  readonly isAdmin: boolean | undefined;
  /** Pending until the session is known, and while somebody may be an admin, so that a customer's menu doesn't flash. */
  readonly isUndecided: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

export function useRole(account: Account | undefined): Role {
  const { data: isAdmin, error, isPending, refetch } = useQuery(adminQuery(account));
  return {
    isAdmin,
    isUndecided: isPending && (!account || hasAdminSession()),
    error: isAdmin === undefined ? error : null,
    retry: () => void refetch(),
  };
}
