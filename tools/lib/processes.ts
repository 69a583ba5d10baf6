import { type ChildProcess, execFile, type StdioOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { Problem } from "./problem.ts";
import { root, toolEnvironment } from "./workspace.ts";

interface Options {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  stdio?: StdioOptions;
}

export interface Program {
  readonly child: ChildProcess;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

const running = new Set<Program>();
let isStopping = false;

/**
 * A terminal sends Ctrl-C to its whole group. In their own groups, programs are stopped only by the tools,
 * once and in order.
 */
export async function start(
  command: string,
  args: readonly string[],
  { env = toolEnvironment(), cwd = root, stdio = ["ignore", "inherit", "inherit"] }: Options = {},
): Promise<Program> {
  await unlessStopping();
  const child = spawn(command, args, {
    cwd,
    env,
    stdio,
    detached: process.platform !== "win32",
    shell: process.platform === "win32",
  });
  const ended = once(child, "exit").then(
    ([code, signal]) => code ?? `signal ${signal}`,
    (error) => {
      throw new Problem(`${command} could not be started: ${error.message}`);
    },
  );
  // Callers see the rejection; without one it must not end the tools.
  ended.catch(() => {});
  return { child, ended };
}

/** Runs a program and returns its exit code. `stopRunning` ends it early. */
export async function run(
  command: string,
  args: readonly string[],
  options?: Options,
): Promise<number | string> {
  const program = await start(command, args, options);
  running.add(program);
  const code = await program.ended;
  await unlessStopping();
  running.delete(program);
  return code;
}

/** Runs a program and returns what it prints. */
export async function output(command: string, args: readonly string[], options?: Options): Promise<string> {
  const program = await start(command, args, { ...options, stdio: ["ignore", "pipe", "inherit"] });
  running.add(program);
  const [text, code] = await Promise.all([program.child.stdout?.toArray(), program.ended]);
  await unlessStopping();
  running.delete(program);
  if (code !== 0) throw new Problem(`${command} ${args[0]} failed. ${text?.join("").trim()}`);
  return text?.join("") ?? "";
}

/** Never resolves while stopping, so that callers neither start the next step nor report a failure. */
export async function unlessStopping() {
  if (isStopping) await new Promise(() => {});
}

/** Ends running programs and starts no more. */
export async function stopRunning() {
  isStopping = true;
  await Promise.all([...running].map((program) => stop(program, 8000)));
}

/** Interrupts a program, and kills it with its descendants after the given milliseconds. */
export async function stop(program: Program, patience: number): Promise<void> {
  if (hasEnded(program)) return;
  signalGroup(program.child.pid, "SIGINT");
  if (await endsWithin(program, patience)) return;
  await endTree(program);
}

export async function endsWithin(program: Program, milliseconds: number): Promise<boolean> {
  const timer = new AbortController();
  await Promise.race([program.ended.catch(() => {}), delay(milliseconds, null, { signal: timer.signal })]);
  timer.abort();
  return hasEnded(program);
}

/** Kills a program and its descendants; some (Java, Chromium) lead their own groups. */
export async function endTree({ child, ended }: Program): Promise<void> {
  for (const pid of await withDescendants(child.pid)) signalGroup(pid, "SIGKILL");
  await ended.catch(() => {});
}

export function hasEnded({ child }: Program): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  for (const target of process.platform === "win32" ? [pid] : [-pid, pid]) {
    try {
      process.kill(target, signal);
      return;
    } catch {
      // No such group, or gone already: try the process alone.
    }
  }
}

async function withDescendants(pid: number | undefined): Promise<number[]> {
  if (pid === undefined) return [];
  const list = await promisify(execFile)("ps", ["-A", "-o", "pid=,ppid="]).catch(() => ({ stdout: "" }));
  const pairs = list.stdout
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const found = [pid];
  for (const parent of found)
    found.push(...pairs.flatMap(([own, ppid]) => (own && ppid === parent ? [own] : [])));
  return found;
}
