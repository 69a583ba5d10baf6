import type { SavedPart } from "@carparts/functions/contract/saved";
import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "#lib/api-client.ts";
import { notify } from "#lib/notify.ts";
import { withLock } from "#lib/sync/lock.ts";
import { changeSaved, findSaved } from "./saved.queries.ts";
import { changeText, isBack, isWaiting } from "./saved-rule.ts";
import { forgetWish, type Wish } from "./wishes.ts";

interface Own {
  readonly queryClient: QueryClient;
  readonly uid: string;
}

/** Who waits for a part already goes on waiting. */
function isGranted(wish: Wish, list: readonly SavedPart[]): boolean {
  const part = list.find(({ _id }) => _id === wish._id);
  return part !== undefined && (!wish.notify || isWaiting(part));
}

/** Saves what a guest wished for, and says so. What can't be reached stays wished for. */
export async function grantWish(
  { queryClient, uid, list }: Own & { readonly list: readonly SavedPart[] },
  wish: Wish,
): Promise<void> {
  const { _id: id, name } = wish;
  try {
    if (!isGranted(wish, list)) await changeSaved(queryClient, uid, id, { notify: wish.notify });
    forgetWish(id);
    notify("success", changeText(name, wish));
  } catch (failure) {
    const isTransient = failure instanceof ApiError && failure.isTransient;
    if (!isTransient) forgetWish(id);
    const why = isTransient
      ? "We'll try again at your next visit."
      : failure instanceof Error && failure.message;
    notify("error", `Not saved: ${name}. ${why}`);
  }
}

/** Reports each part that is available again, once: what is noted as told isn't told by another tab. */
export async function greet(
  { queryClient, uid }: Own,
  parts: readonly SavedPart[],
  onNews: (part: SavedPart) => void,
): Promise<void> {
  await withLock(`greet ${uid}`, async () => {
    for (const { _id: id } of parts) {
      const part = await findSaved(id);
      if (!part || !isBack(part)) continue;
      await changeSaved(queryClient, uid, id, { notify: false });
      onNews(part);
    }
  }).catch(() => {
    // The next visit tells it.
  });
}
