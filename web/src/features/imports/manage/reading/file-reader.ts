import { runInWorker } from "#lib/files/worker-tasks.ts";
import type { FileTasks } from "./file-tasks.ts";

/** Lets a worker of its own do it. */
export function inWorker<Kind extends keyof FileTasks>(
  kind: Kind,
  task: Parameters<FileTasks[Kind]>[0],
  onProgress: (progress: number) => void,
  signal: AbortSignal,
) {
  const worker = new Worker(new URL("./file.worker.ts", import.meta.url), { type: "module" });
  return runInWorker<FileTasks, Kind>(worker, kind, task, onProgress, signal);
}
