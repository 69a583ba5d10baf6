import { UnreadableFile } from "./file-format.ts";
import type { FileAnswer, FileTask, ResultOf } from "./file-tasks.ts";

/** Lets a worker of its own do it, which ends with it. Aborting ends it as well. */
export function inWorker<Task extends FileTask>(
  task: Task,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
): Promise<ResultOf<Task>> {
  const worker = new Worker(new URL("./file.worker.ts", import.meta.url), { type: "module" });
  const answer = new Promise<ResultOf<Task>>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    worker.addEventListener("message", ({ data }: MessageEvent<FileAnswer>) => {
      if ("progress" in data) onProgress(data.progress);
      else if ("done" in data) resolve(data.done as ResultOf<Task>);
      else reject(new UnreadableFile(data.failure, data.remedy));
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      reject(new UnreadableFile(TOO_MUCH));
    });
  });
  worker.postMessage(task);
  return answer.finally(() => worker.terminate());
}

const TOO_MUCH =
  "This file can't be read: it may be too much for this browser, or the page is out of date. Reload the page and try again.";
