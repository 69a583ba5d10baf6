import { queryOptions } from "@tanstack/react-query";
import { ApiError } from "../api-client.ts";
import type { PendingOps } from "./pending-ops.ts";
import { readConsistent } from "./read-consistent.ts";

/** The copy may be this old on the next page. */
const STALE_MILLISECONDS = 60_000;

/** An account's state, which its browsers change by operations that the server merges. */
export interface Synced<State, Op> {
  /** The first part of the query's key. */
  readonly noun: string;
  readonly ops: PendingOps<Op>;
  /** `always` also if the copy is younger than a minute. */
  readonly refetchOnWindowFocus: "always" | true;
  readonly read: (options: { signal: AbortSignal }) => Promise<State>;
  /** The most operations of one call. */
  readonly most: number;
  /** Sends operations; none if another tab has sent them. Resolves with the new state, or with undefined to show the old. */
  readonly send: (sending: Sending<State, Op>) => Promise<State | undefined>;
  /** Operations that were refused permanently. The others mustn't wait for them. */
  readonly refusedOps: (refusal: ApiError, ops: readonly Op[]) => readonly Op[];
  /** A toast's text, if a failure needs one. */
  readonly failureText: (failure: Error, ops: readonly Op[]) => string | undefined;
}

export interface Sending<State, Op> {
  readonly uid: string;
  readonly ops: readonly Op[];
  /** The state as it's shown by then. */
  readonly shown: () => State;
}

/** A retry would be refused, too. */
export function isPermanent(failure: Error): failure is ApiError {
  return failure instanceof ApiError && ["list_full", "invalid", "not_found"].includes(failure.code);
}

export function syncedQuery<State, Op>(synced: Synced<State, Op>, uid: string) {
  const { noun, ops, read, refetchOnWindowFocus } = synced;
  return queryOptions({
    queryKey: [noun, uid],
    queryFn: ({ signal }) =>
      readConsistent(
        () => read({ signal }),
        () => ops.listFor(uid),
      ),
    staleTime: STALE_MILLISECONDS,
    refetchOnWindowFocus,
  });
}
