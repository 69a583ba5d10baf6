import { Problem } from "./problem.mjs";
import { stopRunning } from "./processes.mjs";

/**
 * Runs one of the commands (`main`) and sees to it that whatever it started ends before it does: when it is
 * done, when it fails, at Ctrl-C, and when the terminal or npm goes away. `main` registers with `onClose`
 * what has to be closed; the last registered is closed first.
 */
export async function runTool(main, { interruptedCode }) {
  const closers = [];
  let closing;
  let interrupted = false;

  function close() {
    closing ??= (async () => {
      await stopRunning();
      for (const closer of closers.reverse()) await closer();
    })();
    return closing;
  }

  async function interrupt() {
    // A second Ctrl-C must not cut the saving short, and npm repeats the terminal's first one.
    if (interrupted) return;
    interrupted = true;
    console.log("\nStopping …");
    process.exit(await close().then(() => interruptedCode, failed));
  }

  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, interrupt);
  // A closed terminal can no longer be written to; that alone must not end the tools before they clean up.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  endWithNpm(interrupt);

  // While an interruption ends everything, steps fail because of that.
  const code = await main((closer) => closers.push(closer)).catch((error) => interrupted || failed(error));
  if (interrupted) return;
  process.exit(await close().then(() => code, failed));

  function failed(error) {
    console.error(error instanceof Problem ? error.message : error);
    return 1;
  }
}

/** npm passes signals on, but not the one that ends it at once (SIGKILL): then its child has a new parent. */
function endWithNpm(interrupt) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    interrupt();
  }, 1000);
  watch.unref();
}
