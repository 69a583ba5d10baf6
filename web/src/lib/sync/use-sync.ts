import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { notify } from "../notify.ts";
import { withLock } from "./lock.ts";
import { isPermanent, type Synced, syncedQuery } from "./synced.ts";

/** One tab at a time, so that the last operation counts. What isn't sent waits for the next answer or visit. */
function sendPending<State, Op>(queryClient: QueryClient, synced: Synced<State, Op>, uid: string) {
  const { noun, ops, most, send, refusedOps, failureText } = synced;
  const { queryKey } = syncedQuery(synced, uid);
  return withLock(`${noun} ${uid}`, async () => {
    const first = queryClient.getQueryData(queryKey);
    if (first === undefined) return;
    const shown = () => queryClient.getQueryData(queryKey) ?? first;
    const sent = ops.listFor(uid).slice(0, most);
    try {
      const state = await send({ uid, ops: sent, shown });
      if (state !== undefined) queryClient.setQueryData(queryKey, state);
      else if (sent.length === 0) await queryClient.invalidateQueries({ queryKey, refetchType: "none" });
      ops.remove(uid, sent);
    } catch (failure) {
      if (!(failure instanceof Error)) throw failure;
      const text = failureText(failure, sent);
      if (text !== undefined) notify("error", text);
      if (!isPermanent(failure)) return;
      ops.remove(uid, refusedOps(failure, sent));
      await queryClient.invalidateQueries({ queryKey });
    }
  });
}

interface Answer<State> {
  readonly state: State;
  /** The one before, on this page. */
  readonly before: State | undefined;
  /** False if it was taken already, and only something here has changed. */
  readonly isNews: boolean;
}

/**
 * Keeps an account's state and this browser's in step. `take` puts an answer together with what was done here, and is
 * called again once `local` changes; then what is pending is sent. Each answer is an occasion to send what couldn't be sent.
 */
export function useSync<State, Op>(
  synced: Synced<State, Op>,
  uid: string,
  take: (uid: string, answer: Answer<State>) => void,
  local?: unknown,
): State | undefined {
  const queryClient = useQueryClient();
  const query = syncedQuery(synced, uid);
  const { data, dataUpdatedAt } = useQuery(query);
  const { mutate } = useMutation({
    mutationFn: () => sendPending(queryClient, synced, uid),
    scope: { id: `${synced.noun} ${uid}` },
  });
  const pending = useSyncExternalStore(synced.ops.subscribe, synced.ops.read);
  const taken = useRef<{ readonly state: State; readonly at: number }>(undefined);
  const tried = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: pending and local are read where they're stored.
  useEffect(() => {
    const { data: state, dataUpdatedAt: at = 0 } = queryClient.getQueryState<State>([synced.noun, uid]) ?? {};
    if (state === undefined || at === 0) return;
    const before = taken.current;
    taken.current = { state, at };
    take(uid, { state, before: before?.state, isNews: before?.at !== at });
    const ops = synced.ops.listFor(uid);
    const text = ops.length > 0 ? `${at} ${JSON.stringify(ops)}` : "";
    if (text !== "" && text !== tried.current) mutate();
    tried.current = text;
  }, [data, dataUpdatedAt, pending, local, synced, uid, take, queryClient, mutate]);
  return data;
}
