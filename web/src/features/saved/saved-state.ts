import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { useSession } from "#auth/session-context.tsx";
import { notify } from "#lib/notify.ts";
import { NOBODY } from "#lib/sync/pending-ops.ts";
import { syncedQuery } from "#lib/sync/synced.ts";
import { hasSavedSession } from "#lib/token/access-token.ts";
import { routes } from "#routes.ts";
import { addSavedOp, type SavablePart, savedOps, useSavedOps } from "./saved-ops.ts";
import { isWaiting } from "./saved-rule.ts";
import { syncedSaved } from "./synced-saved.ts";

/**
 * The visitor's saved state of a part, with its changes. A guest signs in first; what they wished for is done
 * then, by `AccountSaved`, which also loads the list and sends the changes.
 */
export function useSavedState(part: SavablePart) {
  const { user, status } = useSession();
  const list = useQuery({ ...syncedQuery(syncedSaved, user?.uid ?? ""), enabled: false });
  const isThis = ({ _id }: SavablePart) => _id === part._id;
  const wish = useSavedOps().find(isThis);
  const own = useSavedOps(user?.uid).find(isThis);
  const navigate = useNavigate();

  // A page that is just taken over has yet to restore its session.
  const isGuest = () => status === "signed-out" && !hasSavedSession();
  // Only a wish of this browser until the list is there.
  const failure = wish && user && !list.isFetching ? list.error : null;
  const op = isGuest() || failure ? undefined : (own ?? wish);
  const saved = list.data?.find(isThis);
  const wanted = op ? { notify: op.notify === true } : saved;
  const isSaved = op ? op.notify !== null : saved !== undefined;

  /** Null takes it off the list. */
  function want(next: boolean | null): void {
    if (user && list.data) addSavedOp(user.uid, part, next);
    else if (next === null) savedOps.remove(NOBODY, wish ? [wish] : []);
    else {
      addSavedOp(NOBODY, part, next);
      if (user) toastFailure();
      if (isGuest()) {
        navigate(routes.login.path, { state: { from: location.pathname + location.search } });
      }
    }
  }

  /** `AccountSaved` does what was wished for once it has the list, which this asks for again if it failed. */
  async function toastFailure(): Promise<void> {
    const { error } = await list.refetch({ cancelRefetch: false });
    if (error) notify("error", `Not saved yet: ${part.name}. ${error.message}`);
  }

  return {
    isSaved,
    isWaiting: wanted !== undefined && isWaiting(wanted),
    /** The server doesn't have it yet. */
    isPending: op !== undefined,
    failure,
    want,
  };
}
