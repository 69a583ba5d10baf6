import { cut } from "@carparts/functions/contract/values/cut";
import { forgetImport } from "#lib/imports-database.ts";
import { hasLeft, onLeft } from "#lib/left-accounts.ts";
import { withLock } from "#lib/sync/lock.ts";
import type { Mapping } from "../mapping/mapping.ts";
import type { NewPartDefaults } from "../mapping/new-part-defaults.ts";
import { inWorker } from "../reading/file-reader.ts";
import type { FileLook } from "../reading/file-tasks.ts";
import { readChunk, readImport, type StoredImport, saveChunk, saveImport } from "./import-store.ts";
import { retryWithBackoff } from "./retry-with-backoff.ts";
import { NOTHING, type RowStates, type RunState, toRowStates } from "./run-state.ts";
import { changesAnything, commitChunk, tryChunk } from "./send-chunk.ts";

export interface Prepared {
  readonly file: File;
  readonly look: FileLook;
  readonly mapping: Mapping;
}

/** An account's import: read, tried, then committed chunk by chunk. It goes on where it stopped, in one tab at a time. */
function importRun(uid: string) {
  const listeners = new Set<() => void>();
  let state = NOTHING;
  let stop = new AbortController();
  let running = Promise.resolve();

  function set(change: Partial<RunState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  async function update(change: Partial<StoredImport>): Promise<void> {
    if (!state.stored) return;
    set({ stored: { ...state.stored, ...change } });
    await saveImport(state.stored);
  }

  function addResults(index: number, results: RowStates): void {
    set({ results: state.results.with(index, results) });
  }

  /** Reads the stored import, maybe of another tab. */
  async function read(): Promise<void> {
    const stored = await readImport(uid);
    const results: RowStates[] = [];
    for (let index = 0; index < (stored?.chunks ?? 0); index++) {
      const chunk = stored && (await readChunk(stored.importId, index));
      results.push(toRowStates(chunk?.rows ?? []));
    }
    set({ isRead: true, stored, results });
  }

  /** After what is still under way here. */
  function exclusively(act: () => Promise<void>): Promise<void> {
    running = running.then(async () => {
      stop = new AbortController();
      set({ halt: undefined });
      try {
        await withLock(`import:${uid}`, act, {
          signal: stop.signal,
          onWait: () => set({ halt: { why: "elsewhere" } }),
          async onTurn() {
            set({ halt: undefined });
            await read();
          },
        });
      } catch (error) {
        if (stop.signal.aborted) return;
        // A half-read file is of no use.
        const stored = state.stored?.phase === "preparing" ? undefined : state.stored;
        const words = error instanceof Error ? error.message : `${error}`;
        set({ stored, halt: { why: "failed", words } });
      }
    });
    return running;
  }

  function tell(trouble: string | undefined): void {
    if (!stop.signal.aborted)
      set({ halt: trouble === undefined ? undefined : { why: "retrying", words: trouble } });
  }

  /** Takes the chunks from where it stopped. `ready` says how many there are by now, and waits for the next. */
  async function takeChunks(act: typeof tryChunk, ready: (index: number) => Promise<boolean>): Promise<void> {
    for (let index = state.stored?.through ?? 0; await ready(index); index++) {
      const { stored } = state;
      const chunk = stored && (await readChunk(stored.importId, index));
      if (!chunk) throw new Error("This browser has lost the rows. Choose the file again.");
      const done = await retryWithBackoff(() => act(stored, chunk), tell, stop.signal);
      await saveChunk(done);
      addResults(index, toRowStates(done.rows));
      await update({ through: index + 1 });
      stop.signal.throwIfAborted();
    }
  }

  const isThere = async (index: number) => index < (state.stored?.chunks ?? 0);

  async function goOn(): Promise<void> {
    if (state.stored?.phase === "preparing") {
      await forgetImport(uid);
      throw new Error("The file was not read to its end. Choose it again.");
    }
    if (state.stored?.phase === "trying") {
      await takeChunks(tryChunk, isThere);
      await update({ phase: "tried", through: 0 });
    }
    if (state.stored?.phase !== "importing") return;
    await takeChunks(
      async (stored, chunk) => (changesAnything(chunk) ? commitChunk(stored, chunk) : chunk),
      isThere,
    );
    await update({ phase: "done" });
  }

  /** Tries the first chunks while the rest of the file is still being read. */
  async function prepareAndTry({ file, look, mapping }: Prepared): Promise<void> {
    await forgetImport(uid);
    const importId = crypto.randomUUID();
    const { emptyClears, stock, defaults } = mapping;
    const stored: StoredImport = {
      ...{ uid, importId, name: cut(file.name, 200), emptyClears, stock, defaults },
      ...{ phase: "preparing", chunks: 0, through: 0, leftOut: 0 },
    };
    set({ stored, results: [] });
    await saveImport(stored);
    let isWhole = false;
    let wake = () => {};
    const reading = inWorker(
      "prepare",
      { file, look, mapping, importId },
      (chunks) => {
        if (state.stored) set({ stored: { ...state.stored, chunks }, results: [...state.results, []] });
        wake();
      },
      stop.signal,
    ).finally(() => {
      isWhole = true;
      wake();
    });
    const ready = async (index: number) => {
      while (!(await isThere(index)) && !isWhole) await new Promise<void>((resolve) => (wake = resolve));
      return isThere(index);
    };
    const [read, tried] = await Promise.allSettled([reading, takeChunks(tryChunk, ready)]);
    if (read.status === "rejected") throw read.reason;
    // Once the whole file is kept, a failure loses nothing.
    await update({ phase: "trying", leftOut: read.value.leftOut });
    if (tried.status === "rejected") throw tried.reason;
    await update({ phase: "tried", through: 0 });
  }

  async function discard(): Promise<void> {
    stop.abort();
    await running;
    await forgetImport(uid);
    set({ ...NOTHING, isRead: true });
  }

  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Goes on with what a reload interrupted. */
    async open(): Promise<void> {
      if (state.isRead) return;
      await read();
      const { phase } = state.stored ?? {};
      if (phase === "preparing" || phase === "trying" || phase === "importing") await exclusively(goOn);
    },
    start: (prepared: Prepared) => exclusively(() => prepareAndTry(prepared)),
    commit: () =>
      exclusively(async () => {
        if (state.stored?.phase === "tried") await update({ phase: "importing", through: 0 });
        await goOn();
      }),
    /** Tries new parts again with other defaults. */
    setDefaults: (defaults: NewPartDefaults) =>
      exclusively(async () => {
        if (state.stored?.phase !== "tried") return;
        await update({ defaults, phase: "trying", through: 0 });
        await goOn();
      }),
    goOn: () => exclusively(goOn),
    async setUndone(importId: string): Promise<void> {
      if (state.stored?.importId === importId) await update({ phase: "undone" });
    },
    pause(): void {
      stop.abort();
      set({ halt: { why: "paused" } });
    },
    discard,
  };
}

const runs = new Map<string, ReturnType<typeof importRun>>();

// A running import would go on in this tab, with rows that only its account may see.
onLeft(() => {
  for (const [uid, run] of runs) if (hasLeft(uid)) run.discard();
});

/** It runs on while the admin looks at other pages. */
export function getImportRun(uid: string): ReturnType<typeof importRun> {
  const run = runs.get(uid) ?? importRun(uid);
  runs.set(uid, run);
  return run;
}
export type ImportRun = ReturnType<typeof getImportRun>;
