import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { Problem } from "./problem.mjs";
import { root, toolEnvironment } from "./workspace.mjs";

const running = new Set();
let isStopping = false;

/**
 * Starts a program in a process group of its own. A terminal sends Ctrl-C to its whole group at once; with
 * groups of their own the programs hear of it from the tools alone, once, and in the right order.
 */
export async function start(command, args, { env = toolEnvironment(), cwd = root, stdio } = {}) {
  await unlessStopping();
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: stdio ?? ["ignore", "inherit", "inherit"],
    detached: process.platform !== "win32",
    shell: process.platform === "win32",
  });
  child.ended = once(child, "exit").then(
    ([code, signal]) => code ?? `signal ${signal}`,
    (error) => {
      throw new Problem(`${command} could not be started: ${error.message}`);
    },
  );
  // Whoever waits for the program sees the refusal; nobody waiting must not end the tools.
  child.ended.catch(() => {});
  return child;
}

/** Runs a program to its end and gives its exit code; `stopRunning` ends it early. */
export async function run(command, args, options) {
  const child = await start(command, args, options);
  running.add(child);
  const code = await child.ended;
  await unlessStopping();
  running.delete(child);
  return code;
}

/**
 * Holds back for good whoever is being stopped, so that he neither begins the next step nor takes the end
 * of this one for a failure.
 */
export async function unlessStopping() {
  if (isStopping) await new Promise(() => {});
}

/** Ends what `run` has not seen the end of, and lets it begin nothing more. */
export async function stopRunning() {
  isStopping = true;
  await Promise.all([...running].map((child) => stop(child, 8000)));
}

/** Asks a program to end as Ctrl-C does, and after the given milliseconds ends it with all it started. */
export async function stop(child, patience) {
  if (hasEnded(child)) return;
  signalGroup(child.pid, "SIGINT");
  if (await endsWithin(child, patience)) return;
  await endTree(child);
}

export async function endsWithin(child, milliseconds) {
  const timer = new AbortController();
  await Promise.race([child.ended.catch(() => {}), delay(milliseconds, null, { signal: timer.signal })]);
  timer.abort();
  return hasEnded(child);
}

/** Ends a program and its descendants at once: some of them (Java, Chromium) lead groups of their own. */
export async function endTree(child) {
  const descendants = await descendantsOf(child.pid);
  for (const pid of [child.pid, ...descendants]) signalGroup(pid, "SIGKILL");
  await child.ended.catch(() => {});
}

export function hasEnded(child) {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

function signalGroup(pid, signal) {
  for (const target of process.platform === "win32" ? [pid] : [-pid, pid]) {
    try {
      process.kill(target, signal);
      return;
    } catch {
      // No such group, or gone already: the process alone is tried next.
    }
  }
}

async function descendantsOf(pid) {
  const list = await promisify(execFile)("ps", ["-A", "-o", "pid=,ppid="]).catch(() => ({ stdout: "" }));
  const pairs = list.stdout
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const found = [pid];
  for (const parent of found) found.push(...pairs.filter(([, ppid]) => ppid === parent).map(([own]) => own));
  return found.slice(1);
}
