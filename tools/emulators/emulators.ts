import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { Problem } from "../lib/problem.ts";
import { endsWithin, endTree, hasEnded, type Program, start, stop } from "../lib/processes.ts";
import { root, toolEnvironment } from "../lib/workspace.ts";
import type { Suite } from "./emulator-config.ts";
import { findFirestoreEmulator } from "./firestore-emulator.ts";
import { findJava } from "./java.ts";
import { awayFromTheCloud, mailFolder } from "./local-env.ts";
import { emulatorPorts, ensurePortsFree } from "./ports.ts";

export type Environment = Readonly<Record<string, string>>;

export type Running = Awaited<ReturnType<typeof startEmulators>>;

interface Saves {
  /** Where saved data is read from. */
  importFrom?: string | undefined;
  /** Where the data is saved on stop. */
  exportTo?: string;
}

const upMessage = "The emulators are up.";

/**
 * Ends when its input ends. The input is a pipe, so the emulators save and stop even if this process is
 * killed.
 */
const untilInputEnds = `node -e "console.log('${upMessage}'); process.stdin.resume()"`;

/** Checks everything the emulators need. Returns the environment variables for firebase-tools. */
export async function prepareEmulators(suite: Suite, { withUi = false } = {}): Promise<Environment> {
  await ensurePortsFree(emulatorPorts(suite, { withUi }));
  return { ...(await findFirestoreEmulator()), ...(await findJava()) };
}

/** Starts the emulators. Their output goes to emulators.log in the given folder. */
export async function startEmulators(
  suite: Suite,
  {
    folder,
    environment,
    withUi = false,
    ...saves
  }: { folder: string; environment: Environment; withUi?: boolean } & Saves,
) {
  mkdirSync(folder, { recursive: true });
  const log = join(folder, "emulators.log");
  const output = openSync(log, "w");
  const program = await start("firebase", commandLine(suite, { withUi, ...saves }), {
    cwd: folder,
    stdio: ["pipe", output, output],
    env: toolEnvironment({
      // One process serves one request. More processes only slow a small machine down.
      FUNCTIONS_EMULATOR_PARALLEL: "4",
      // Skips the update check, which is slow to fail offline.
      CI: "1",
      // Stack traces then name source lines, not lines of the bundle.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --enable-source-maps`.trim(),
      // Emails are files in this folder.
      MAIL_URL: pathToFileURL(mailFolder(suite)).href,
      ...awayFromTheCloud,
      ...environment,
    }),
  });
  closeSync(output);
  return {
    ended: program.ended,
    hasEnded: () => hasEnded(program),
    isUp: () => readFileSync(log, "utf8").includes(`\n${upMessage}\n`),
    refusesFunctions: () => lastLines(log).some((line) => line.includes("Failed to load function")),
    stop: () => stopEmulators(program),
    abandon: () => stop(program, 5000),
    problem: (message: string) =>
      new Problem(
        [...lastLines(log), `${message} The emulators' messages are in ${relative(root, log)}.`].join("\n"),
      ),
  };
}

function commandLine(
  { path, project }: Suite,
  { withUi, importFrom, exportTo }: { withUi: boolean } & Saves,
): string[] {
  return [
    ...["emulators:exec", untilInputEnds, "--only", "auth,functions,firestore,hosting"],
    ...["--config", path, "--project", project, "--non-interactive"],
    ...(withUi ? ["--ui"] : []),
    ...(importFrom ? ["--import", importFrom] : []),
    ...(exportTo ? ["--export-on-exit", exportTo] : []),
  ];
}

async function stopEmulators(program: Program): Promise<void> {
  program.child.stdin?.end();
  if (!(await endsWithin(program, 60_000))) await endTree(program);
}

/** Hides Hosting's request log. */
function lastLines(log: string): string[] {
  const lines = readFileSync(log, "utf8").trimEnd().split("\n");
  return lines.filter((line) => !/^\[hosting\]|^i {2}hosting: /.test(line)).slice(-15);
}
