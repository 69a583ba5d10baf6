import { listImports, undoImport } from "@carparts/functions/contract/admin/imports";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { call } from "#lib/api-client.ts";
import { listQuery } from "#lib/list-query.ts";
import { refresh } from "#lib/refresh.ts";
import { inWorker } from "./reading/file-reader.ts";
import type { LookTask } from "./reading/file-tasks.ts";
import { getImportRun } from "./running/import-run.ts";
import { retryWithBackoff } from "./running/retry-with-backoff.ts";

/** The imports, newest first. */
export const importsQuery = listQuery(["imports"], (page, signal) =>
  call(listImports, { query: page }, { signal }),
);

/** The account's import in this browser. What a reload interrupted goes on. */
export function useImportRun(uid: string) {
  const queryClient = useQueryClient();
  const run = getImportRun(uid);
  const state = useSyncExternalStore(run.subscribe, run.state);
  const phase = state.stored?.phase;
  useEffect(() => void run.open(), [run]);
  useEffect(() => {
    if (phase === "done") void refresh(queryClient, "products", "imports");
  }, [phase, queryClient]);
  return { run, state };
}

/** Looks at a file in a worker. A second look ends the first. */
export function useFileLook() {
  const [rows, setRows] = useState(0);
  const stop = useRef(new AbortController());
  const look = useMutation({
    mutationFn(task: LookTask) {
      stop.current.abort();
      stop.current = new AbortController();
      setRows(0);
      return inWorker("look", task, setRows, stop.current.signal);
    },
  });
  return { ...look, rows };
}
export type FileLooking = ReturnType<typeof useFileLook>;

interface Undone {
  readonly done: number;
  readonly refused: readonly { readonly _id: string; readonly reason: string }[];
}

const NONE_YET: Undone = { done: 0, refused: [] };

/** Takes an import back, some parts at once, and says how far it is. After a failure it goes on from there. */
export function useUndoImport(id: string) {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState(0);
  const [trouble, setTrouble] = useState<string>();
  const reached = useRef<{ undone: Undone; after?: string | null }>({ undone: NONE_YET });
  const undo = useMutation({
    async mutationFn(): Promise<Undone> {
      let { undone, after } = reached.current;
      do {
        const step = await retryWithBackoff(
          () => call(undoImport, { params: { id }, body: { after } }),
          setTrouble,
          new AbortController().signal,
        );
        undone = { done: undone.done + step.done, refused: [...undone.refused, ...step.refused] };
        after = step.after;
        reached.current = { undone, after };
        setProgress(undone.done);
      } while (after !== null);
      return undone;
    },
    onSettled: () => void refresh(queryClient, "products", "imports"),
  });
  return { ...undo, progress, trouble };
}
