import {
  forgetPart,
  listSaved,
  readSaved,
  type SavedPart,
  savePart,
} from "@carparts/functions/contract/saved";
import { ApiError, call } from "#lib/api-client.ts";
import { notify } from "#lib/notify.ts";
import { offerUndo } from "#lib/offer-undo.tsx";
import type { Synced } from "#lib/sync/synced.ts";
import { addSavedOp, type SavedOp, savedOps } from "./saved-ops.ts";
import { changeText, isWaiting } from "./saved-rule.ts";

/** The account's saved parts, last saved first. */
export const syncedSaved: Synced<SavedPart[], SavedOp> = {
  noun: "saved",
  ops: savedOps,
  refetchOnWindowFocus: true,
  read: async (options) => (await call(listSaved, {}, options)).items,
  most: 1,
  async send({ uid, ops: [op], shown }) {
    if (!op) return undefined;
    const { _id: id, name } = op;
    const before = shown().find(({ _id }) => _id === id);
    const wasWaiting = before !== undefined && isWaiting(before);
    if (op.notify === null) {
      await call(forgetPart, { params: { id } }).catch(unlessGone);
      void offerUndo(changeText(name, null), () => addSavedOp(uid, op, wasWaiting));
      return shown().filter(({ _id }) => _id !== id);
    }
    const part = await call(savePart, { params: { id }, body: { notify: op.notify } });
    notify("success", changeText(name, op.notify, wasWaiting));
    return withPart(shown(), part);
  },
  refusedOps: (_, ops) => ops,
  failureText: (failure, [op]) => {
    const isLater = failure instanceof ApiError && failure.isTransient;
    return `Not saved: ${op?.name}. ${isLater ? "We'll try again at your next visit." : failure.message}`;
  },
};

/** The part as it's saved now, or undefined if it isn't. */
export async function findSaved(id: string): Promise<SavedPart | undefined> {
  return call(readSaved, { params: { id } }).catch(unlessGone);
}

function unlessGone(failure: unknown): undefined {
  if (!(failure instanceof ApiError && failure.status === 404)) throw failure;
}

/** A saved part keeps its place. */
export function withPart(list: readonly SavedPart[], part: SavedPart): SavedPart[] {
  const isKnown = list.some(({ _id }) => _id === part._id);
  return isKnown ? list.map((each) => (each._id === part._id ? part : each)) : [part, ...list];
}
