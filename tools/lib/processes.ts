import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { Problem } from "./problem.ts";
import { root, toolEnvironment } from "./workspace.ts";

const running = new Set();
let isStopping = false;

/**
 * A terminal sends Ctrl-C to its whole group. In their own groups, programs are stopped only by the tools,
 * once and in order.
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
  // Callers see the rejection; without one it must not end the tools.
  child.ended.catch(() => {});
  return child;
}

/** Runs a program and returns its exit code. `stopRunning` ends it early. */
export async function run(command, args, options) {
  const child = await start(command, args, options);
  running.add(child);
  const code = await child.ended;
  await unlessStopping();
  running.delete(child);
  return code;
}

/** Never resolves while stopping, so that callers neither start the next step nor report a failure. */
export async function unlessStopping() {
  if (isStopping) await new Promise(() => {});
}

/** Ends running programs and starts no more. */
export async function stopRunning() {
  isStopping = true;
  await Promise.all([...running].map((child) => stop(child, 8000)));
}

/** Interrupts a program, and kills it with its descendants after the given milliseconds. */
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

/** Kills a program and its descendants; some (Java, Chromium) lead their own groups. */
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
      // No such group, or gone already: try the process alone.
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
