import { UnreadableFile } from "./file-format.ts";
import type { FileAnswer, FileTasks } from "./file-tasks.ts";

/** Lets a worker of its own do it, which ends with it. Aborting ends it as well. */
export function inWorker<Kind extends keyof FileTasks>(
  kind: Kind,
  task: Parameters<FileTasks[Kind]>[0],
  onProgress: (progress: number) => void,
  signal: AbortSignal,
) {
  const worker = new Worker(new URL("./file.worker.ts", import.meta.url), { type: "module" });
  const answer = new Promise<Awaited<ReturnType<FileTasks[Kind]>>>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    worker.addEventListener("message", ({ data }: MessageEvent<FileAnswer>) => {
      if ("progress" in data) onProgress(data.progress);
      else if ("done" in data) resolve(data.done as never);
      else reject(new UnreadableFile(data.failure, data.remedy));
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      reject(new UnreadableFile(TOO_MUCH));
    });
  });
  worker.postMessage([kind, task]);
  return answer.finally(() => worker.terminate());
}

const TOO_MUCH =
  "This file can't be read: it may be too much for this browser, or the page is out of date. Reload the page and try again.";
