import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { findFirestoreEmulator } from "./firestore-emulator.mjs";
import { findJava } from "./java.mjs";
import { awayFromTheCloud } from "./local-env.mjs";
import { emulatorPorts, ensurePortsFree } from "./ports.mjs";
import { Problem } from "./problem.mjs";
import { endsWithin, endTree, hasEnded, start, stop } from "./processes.mjs";
import { root, toolEnvironment } from "./workspace.mjs";

const upMessage = "The emulators are up.";

/**
 * What the emulators run while they are up: it ends when its input ends. The input is a pipe from here, so
 * the emulators save and stop when this closes it, and just the same when this process is killed outright.
 */
const untilInputEnds = `node -e "console.log('${upMessage}'); process.stdin.resume()"`;

/**
 * Looks, before anything is built or started, for all that the emulators of `shopEmulators()` or
 * `testEmulators()` need. Gives the environment variables that let firebase-tools find it.
 */
export async function prepareEmulators(suite, { withUi = false } = {}) {
  await ensurePortsFree(emulatorPorts(suite, { withUi }));
  return { ...(await findFirestoreEmulator()), ...(await findJava()) };
}

/**
 * Starts the emulators with what `prepareEmulators` found. Their own messages go to emulators.log
 * in the given folder, beside the debug logs that firebase-tools leaves in its working folder.
 */
export async function startEmulators(suite, { folder, environment, withUi = false, importFrom, exportTo }) {
  mkdirSync(folder, { recursive: true });
  const log = join(folder, "emulators.log");
  const output = openSync(log, "w");
  const child = await start("firebase", commandLine(suite, { withUi, importFrom, exportTo }), {
    cwd: folder,
    stdio: ["pipe", output, output],
    env: toolEnvironment({
      // One process serves one request; more of them than this only keep a small machine busy.
      FUNCTIONS_EMULATOR_PARALLEL: "8",
      // Keeps firebase-tools from looking for news of itself, which fails late without a network.
      CI: "1",
      // So that the functions' errors name the lines of their sources, not those of the bundle.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --enable-source-maps`.trim(),
      ...awayFromTheCloud,
      ...environment,
    }),
  });
  closeSync(output);
  return {
    ended: child.ended,
    hasEnded: () => hasEnded(child),
    isUp: () => readFileSync(log, "utf8").includes(`\n${upMessage}\n`),
    refusesFunctions: () => lastLines(log).some((line) => line.includes("Failed to load function")),
    stop: () => stopEmulators(child),
    abandon: () => stop(child, 5000),
    problem: (message) =>
      new Problem(
        [...lastLines(log), `${message} The emulators' messages are in ${relative(root, log)}.`].join("\n"),
      ),
  };
}

function commandLine({ path, project }, { withUi, importFrom, exportTo }) {
  return [
    ...["emulators:exec", untilInputEnds, "--only", "auth,functions,firestore,hosting"],
    ...["--config", path, "--project", project, "--non-interactive"],
    ...(withUi ? ["--ui"] : []),
    ...(importFrom ? ["--import", importFrom] : []),
    ...(exportTo ? ["--export-on-exit", exportTo] : []),
  ];
}

async function stopEmulators(child) {
  child.stdin.end();
  if (!(await endsWithin(child, 60_000))) await endTree(child);
}

/** Without Hosting's note of every request, which would be all one saw. */
function lastLines(log) {
  const lines = readFileSync(log, "utf8").trimEnd().split("\n");
  return lines.filter((line) => !/^\[hosting\]|^i {2}hosting: /.test(line)).slice(-15);
}
