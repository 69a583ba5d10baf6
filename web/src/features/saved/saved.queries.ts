import {
  forgetPart,
  listSaved,
  readSaved,
  type SavedPart,
  savePart,
} from "@carparts/functions/contract/saved";
import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, call } from "#lib/api-client.ts";
import { notify } from "#lib/notify.ts";
import { offerUndo } from "#lib/offer-undo.tsx";
import { changeText } from "./saved-rule.ts";

/** The list may be this old when somebody comes back to the tab. */
const LIST_MILLISECONDS = 60_000;

/** The account's saved parts, last saved first. */
export function savedQuery(uid: string) {
  return queryOptions({
    queryKey: ["saved", uid],
    queryFn: async ({ signal }) => (await call(listSaved, {}, { signal })).items,
    staleTime: LIST_MILLISECONDS,
  });
}

/** The part as it's saved now, or undefined if it isn't. */
export async function findSaved(id: string): Promise<SavedPart | undefined> {
  return call(readSaved, { params: { id } }).catch(unlessGone);
}

function unlessGone(failure: unknown): undefined {
  if (!(failure instanceof ApiError && failure.status === 404)) throw failure;
}

/** Undefined takes a part off the list. */
type Wanted = Pick<SavedPart, "notify"> | undefined;

async function change(id: string, wanted: Wanted): Promise<SavedPart | undefined> {
  if (wanted) return call(savePart, { params: { id }, body: wanted });
  await call(forgetPart, { params: { id } }).catch(unlessGone);
  return undefined;
}

/** A saved part keeps its place. */
function withPart(list: readonly SavedPart[], id: string, part: SavedPart | undefined): SavedPart[] {
  if (!part) return list.filter(({ _id }) => _id !== id);
  const isKnown = list.some(({ _id }) => _id === id);
  return isKnown ? list.map((each) => (each._id === id ? part : each)) : [part, ...list];
}

/** Changes the account's list, and what the screens show of it. */
export async function changeSaved(
  queryClient: QueryClient,
  uid: string,
  id: string,
  wanted: Wanted,
): Promise<SavedPart | undefined> {
  const part = await change(id, wanted);
  const { queryKey } = savedQuery(uid);
  // An older answer that is still on its way mustn't undo it.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (list) => list && withPart(list, id, part));
  return part;
}

type Removed = Pick<SavedPart, "_id" | "name" | "notify">;

/** Says that a part is no longer saved, and offers to save it as it was. */
export function toastRemoved(
  queryClient: QueryClient,
  uid: string,
  { _id, name, notify: wantsAlert }: Removed,
) {
  const save = () => changeSaved(queryClient, uid, _id, { notify: wantsAlert });
  void offerUndo(changeText(name, undefined), () =>
    save().then(
      () => notify("success", changeText(name, { notify: wantsAlert })),
      (error: Error) => notify("error", `${name}: ${error.message}`),
    ),
  );
}

/** Saves a part of this account, or takes it off the list. */
export function useChangeSaved(uid: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, wanted }: { id: string; wanted: Wanted }) => changeSaved(queryClient, uid, id, wanted),
    // One after another, so that the last one counts.
    scope: { id: `saved-${uid}` },
  });
}
