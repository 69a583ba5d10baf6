import { Problem } from "./problem.ts";
import { stopRunning } from "./processes.ts";

type Closer = () => unknown;
export type OnClose = (closer: Closer) => void;

/**
 * Runs a command (`main`) and stops everything it started when it ends, fails or is interrupted. `main`
 * registers cleanup with `onClose`; it runs in reverse order.
 */
export async function runTool(
  main: (onClose: OnClose) => Promise<number>,
  { interruptedCode }: { interruptedCode: number },
): Promise<void> {
  const closers: Closer[] = [];
  let closing: Promise<void> | undefined;
  let interrupted = false;

  function close() {
    closing ??= (async () => {
      await stopRunning();
      for (const closer of closers.reverse()) await closer();
    })();
    return closing;
  }

  async function interrupt() {
    // A second Ctrl-C must not interrupt saving, and npm repeats the first one.
    if (interrupted) return;
    interrupted = true;
    console.log("\nStopping …");
    process.exit(await close().then(() => interruptedCode, failed));
  }

  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, interrupt);
  // Writing to a closed terminal fails; that must not prevent the cleanup.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  endWithNpm(interrupt);

  // Steps fail during an interruption; that isn't an error.
  const code = await main((closer) => closers.push(closer)).catch((error) =>
    interrupted ? 0 : failed(error),
  );
  if (interrupted) return;
  process.exit(await close().then(() => code, failed));

  function failed(error: unknown): number {
    console.error(error instanceof Problem ? error.message : error);
    return 1;
  }
}

/** npm doesn't pass SIGKILL on; its child then has a new parent. */
function endWithNpm(interrupt: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    interrupt();
  }, 1000);
  watch.unref();
}
