import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { useSession } from "#auth/session-context.tsx";
import { notify } from "#lib/notify.ts";
import { hasSavedSession } from "#lib/token/access-token.ts";
import { routes } from "#routes.ts";
import { savedQuery, toastRemoved, useChangeSaved } from "./saved.queries.ts";
import { changeText, isWaiting } from "./saved-rule.ts";
import { addWish, forgetWish, useWishes, type Wish } from "./wishes.ts";

export type Savable = Pick<Wish, "_id" | "name">;

/**
 * The visitor's saved state of a part, with its changes. A guest signs in first; what they wished for is done
 * then, by `AccountSaved`, which also loads the list.
 */
export function useSavedState({ _id: id, name }: Savable) {
  const { user, status } = useSession();
  const uid = user?.uid ?? "";
  const list = useQuery({ ...savedQuery(uid), enabled: false });
  const wish = useWishes().find(({ _id }) => _id === id);
  const change = useChangeSaved(uid);
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  // A page that is just taken over has yet to restore its session.
  const isGuest = () => status === "signed-out" && !hasSavedSession();
  const wished = wish && !isGuest() ? wish : undefined;
  // Only a wish of this browser until the list is there.
  const failure = wished && user && !list.isFetching ? list.error : null;
  const wanted = change.isPending
    ? change.variables.wanted
    : ((failure ? undefined : wished) ?? list.data?.find(({ _id }) => _id === id));
  const wantsAlert = wanted !== undefined && isWaiting(wanted);

  function want(next: Pick<Wish, "notify"> | undefined): void {
    if (user && list.data) {
      change.mutateAsync({ id, wanted: next }).then(
        () => {
          if (next) void notify("success", changeText(name, next, wantsAlert));
          else toastRemoved(queryClient, uid, { _id: id, name, notify: wantsAlert });
        },
        (error: Error) => notify("error", `${name}: ${error.message}`),
      );
    } else if (!next) forgetWish(id);
    else {
      addWish({ _id: id, name, notify: next.notify });
      if (user) toastFailure();
      if (isGuest()) {
        navigate(routes.login.path, { state: { from: location.pathname + location.search } });
      }
    }
  }

  /** `AccountSaved` does what was wished for once it has the list, which this asks for again if it failed. */
  async function toastFailure(): Promise<void> {
    const { error } = await list.refetch({ cancelRefetch: false });
    if (error) notify("error", `Not saved yet: ${name}. ${error.message}`);
  }

  return {
    isSaved: wanted !== undefined,
    isWaiting: wantsAlert,
    isWish: wished !== undefined,
    failure,
    want,
  };
}
