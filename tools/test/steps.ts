import { join } from "node:path";
import { buildFunctions, buildWeb } from "../build.ts";
import type { Suite } from "../emulators/emulator-config.ts";
import { prepareEmulators, startEmulators } from "../emulators/emulators.ts";
import { webEnvironment } from "../emulators/local-env.ts";
import { waitForSite } from "../emulators/site.ts";
import type { OnClose } from "../lib/lifetime.ts";
import { run } from "../lib/processes.ts";
import { cacheFolder, toolEnvironment } from "../lib/workspace.ts";
import { type Counts, countTests } from "./test-report.ts";

/** Two runs at once would redraw each other's progress, and it colours its output even where that goes into a file. */
const plainVitest = { CI: "1", ...(process.stdout.isTTY ? {} : { NO_COLOR: "1" }) };

export async function check(command: string, args: string[]): Promise<Counts> {
  return countTests(await run(command, args));
}

/** Runs the projects of vitest.config.ts whose names begin so. Their report is named after that. */
export async function vitest(
  project: string,
  reports: string,
  env: NodeJS.ProcessEnv = {},
  files: readonly string[] = [],
): Promise<Counts> {
  const report = join(reports, `${project}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const args = ["run", "--project", `${project}*`, ...reporters, ...files];
  return countTests(await run("vitest", args, { env: toolEnvironment({ ...plainVitest, ...env }) }), report);
}

/** Builds the shop and starts its emulators. They stop when the tool ends. */
export async function startSuite(suite: Suite, outDir: string, onClose: OnClose): Promise<Counts> {
  const environment = await prepareEmulators(suite);
  await buildFunctions();
  const running = await startEmulators(suite, { folder: join(cacheFolder, outDir), environment });
  let isUp = false;
  onClose(() => (isUp ? running.stop() : running.abandon()));
  await Promise.all([
    buildWeb({ outDir, env: webEnvironment(suite) }),
    waitForSite(suite, running).then(() => {
      isUp = true;
    }),
  ]);
  return countTests(0);
}
