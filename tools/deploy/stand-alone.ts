import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { buildFunctions } from "../build.ts";
import { runTool } from "../lib/lifetime.ts";
import { Problem } from "../lib/problem.ts";
import { run } from "../lib/processes.ts";
import { presentRelease } from "../lib/release.ts";
import { root } from "../lib/workspace.ts";
import { writeFunctionsList } from "./functions-list.ts";
import { writeFunctionsLock } from "./functions-lock.ts";

/** As Cloud Build does it; no package's script runs. */
const install = ["ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"];

/** `firebase deploy` uploads this folder alone, so it must install and load without the hoisted packages. */
export async function buildStandAlone(release: string, project: string) {
  await buildFunctions({ release });
  writeFunctionsLock();
  const copy = mkdtempSync(join(tmpdir(), "carparts-functions-"));
  try {
    const wanted = (path: string) => basename(path) !== "node_modules";
    cpSync(join(root, "functions"), copy, { recursive: true, filter: wanted });
    const installed = await run("npm", install, { cwd: copy });
    const isLoaded = installed === 0 && (await writeFunctionsList(copy, project));
    if (!isLoaded) throw new Problem("The functions folder does not install and load on its own.");
  } finally {
    rmSync(copy, { recursive: true });
  }
}

if (import.meta.main) {
  await runTool(() => buildStandAlone(presentRelease(), "demo-carparts").then(() => 0), {
    interruptedCode: 130,
  });
}
