import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../lib/processes.ts";
import { root } from "../lib/workspace.ts";
import { functionsSettings } from "./functions-settings.ts";

/** Which functions there are, beside the bundle that says so. */
export const FUNCTIONS_LIST = "functions/lib/functions.yaml";

const lister = join(root, "node_modules/firebase-functions/lib/bin/firebase-functions.js");

/** Loads the bundle in this folder as Cloud Functions does, with the settings of the project, and lists its functions. */
export async function writeFunctionsList(folder: string, project: string): Promise<boolean> {
  const { HOME, PATH } = process.env;
  const env = {
    ...{ HOME, PATH, ...functionsSettings(project), GCLOUD_PROJECT: project },
    ...{ FUNCTIONS_CONTROL_API: "true", FUNCTIONS_MANIFEST_OUTPUT_PATH: join(root, FUNCTIONS_LIST) },
  };
  return (await run("node", [lister], { cwd: folder, env })) === 0;
}

/** Where firebase-tools finds the list, it doesn't start the bundle to get one. */
export function placeFunctionsList(): void {
  copyFileSync(join(root, FUNCTIONS_LIST), join(root, "functions/functions.yaml"));
}
