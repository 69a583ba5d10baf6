import { UnreadableFile } from "./file-format.ts";

type Remedy = UnreadableFile["remedy"];

/** The worker's answers: progress, then the result. */
type Answer =
  | { readonly progress: number }
  | { readonly done: unknown }
  | { readonly failure: string; readonly remedy?: Remedy };

/** By name, each with its input. Their promises end with what they found. */
export type Tasks = Readonly<
  Record<string, (task: never, onProgress: (progress: number) => void) => Promise<unknown>>
>;

/** Runs in a worker, beside the page, which stays quick however large a file is. Nobody but its makers understands a program's words, so `unknown` is told instead. */
export function serveTasks(tasks: Tasks, unknown: string): void {
  const answer = (message: Answer) => postMessage(message);
  addEventListener("message", ({ data: [kind, task] }: MessageEvent<[string, never]>) => {
    const work = tasks[kind]?.(task, (progress) => answer({ progress }));
    work?.then(
      (done) => answer({ done }),
      (error) =>
        answer(
          error instanceof UnreadableFile
            ? { failure: error.message, remedy: error.remedy }
            : { failure: unknown },
        ),
    );
  });
}

const TOO_MUCH =
  "This file can't be read: it may be too much for this browser, or the page is out of date. Reload the page and try again.";

type AreTasks<All> = { readonly [Kind in keyof All]: (task: never, ...rest: never[]) => Promise<unknown> };

/** Lets a worker do it, which ends with it. Aborting ends it as well. */
export function runInWorker<All extends AreTasks<All>, Kind extends keyof All>(
  worker: Worker,
  kind: Kind,
  task: Parameters<All[Kind]>[0],
  onProgress: (progress: number) => void,
  signal: AbortSignal,
) {
  const answer = new Promise<Awaited<ReturnType<All[Kind]>>>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
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
