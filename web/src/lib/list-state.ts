import type { QueryValues } from "@carparts/functions/contract/endpoint";
import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { type HistoryStep, useHistoryStep } from "./history-step.ts";

/** The address doesn't hold the page: a reload begins at the top. */
const ofPages = ["limit", "after"] as const;

type State<Schema extends z.ZodMiniObject> = Omit<z.output<Schema>, (typeof ofPages)[number]>;
type StateChange<Schema extends z.ZodMiniObject> = {
  [Name in keyof State<Schema>]?: State<Schema>[Name] | undefined;
};

/** Reads an address. Whatever it has that the API would refuse is left out. */
export function readListState<Schema extends z.ZodMiniObject>(schema: Schema, search: string): State<Schema> {
  const params = new URLSearchParams(search);
  const read = Object.entries(schema.shape).flatMap(([name, field]) => {
    const written = params.getAll(name).filter(Boolean);
    const parsed = z.safeParse(field, written.length > 1 ? written : written[0]);
    const { data } = parsed.success ? parsed : z.safeParse(field, undefined);
    return data === undefined || ofPages.some((other) => other === name) ? [] : [[name, data]];
  });
  const state = Object.fromEntries(read);
  const { error } = z.safeParse(schema, state);
  // Such as a first day after the last one.
  for (const { path } of error?.issues ?? []) delete state[String(path[0])];
  return state as State<Schema>;
}

/** The query of an address after a change. What is not of the list stays, such as an open dialog. */
export function changedSearch(search: string, change: QueryValues): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    params.delete(name);
    for (const each of [value ?? []].flat()) params.append(name, `${each}`);
  }
  return params.size > 0 ? `?${params}` : "";
}

/**
 * Keeps a list's filters and order in its address, so that Back, a reload and a link lead to the same list.
 * `schema` is what the API takes.
 */
export function useListState<Schema extends z.ZodMiniObject>(schema: Schema) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { isTyped, key, joinsLatest } = useHistoryStep();
  const state = useMemo(() => readListState(schema, search), [schema, search]);
  const filters = Object.keys(state).filter((name) => name !== "sort");

  function go(change: StateChange<Schema>, next: HistoryStep = {}): void {
    // The page may be behind its address.
    const changed = changedSearch(location.search, change as QueryValues);
    if (changed === changedSearch(location.search, {})) return;
    navigate({ search: changed }, { replace: joinsLatest(next), state: next });
  }

  return {
    state,
    go,
    isFiltered: filters.length > 0,
    clear: () => go(Object.fromEntries(filters.map((name) => [name, undefined])) as StateChange<Schema>),
    /** For the search box, see ui/debounced-search. */
    isTyped,
    key,
  };
}

type Searched = Readonly<Record<string, unknown>> & {
  readonly q?: string | undefined;
  readonly sort?: string | undefined;
};

/** Any list's state, as its search box and its sorts use it. */
export interface ListState {
  readonly state: Searched;
  go(change: Searched, step?: HistoryStep): void;
  readonly isFiltered: boolean;
  clear(): void;
  readonly isTyped: boolean;
  readonly key: string;
}
