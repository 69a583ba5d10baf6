import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadEnv } from "vite";
import { forProject } from "../hosting/hosting-policy.ts";
import { runTool } from "../lib/lifetime.ts";
import { Problem } from "../lib/problem.ts";
import { run } from "../lib/processes.ts";
import { readJson, root } from "../lib/workspace.ts";
import { committed } from "./committed.ts";
import { ensureFunctionsStandAlone } from "./stand-alone.ts";

/**
 * `npm run deploy -- --project my-shop` runs every check, then deploys this commit with web/.env.production.
 */
async function deploy() {
  const { project } = parseArgs({ options: { project: { type: "string" } } }).values;
  if (!project || project.startsWith("demo-")) {
    throw new Problem("Which project? npm run deploy -- --project <the id of a real Firebase project>");
  }
  const commit = await committed();
  // A separate process, because this one may run on an older Node without TypeScript.
  await step("node", ["tools/deploy/deploy-settings.ts", project], "Not deployed: a setting is wrong.");
  await step("npm", ["run", "build", "--", "web"], "The web app could not be built: its message is above.");
  await ensureFunctionsStandAlone();
  await step("npm", ["test"], "Not deployed: a check failed.");
  const parts = "firestore,functions,hosting";
  const config = await writeConfig();
  const args = ["deploy", "--config", config, "--project", project, "--only", parts];
  if ((await committed()) !== commit)
    throw new Problem("Not deployed: another commit was checked out meanwhile.");
  console.log(`Deploying ${commit} to ${project} …`);
  await step("firebase", args, "The deployment did not finish.");
  return 0;
}

/** Writes firebase.json with a policy for this project's hosts only. Returns its path. */
async function writeConfig(): Promise<string> {
  const settings = loadEnv("production", join(root, "web"));
  const path = join(root, "firebase.deploy.json");
  const config = forProject(readJson(join(root, "firebase.json")), {
    removalUrl: settings.VITE_USER_REMOVAL_URL ?? "",
    authDomain: settings.VITE_FIREBASE_AUTH_DOMAIN ?? "",
    signInMethods: settings.VITE_SIGN_IN_METHODS?.split(",") ?? [],
  });
  writeFileSync(path, JSON.stringify(config, null, 2));
  return path;
}

async function step(command: string, args: string[], failure: string): Promise<void> {
  if ((await run(command, args)) !== 0) throw new Problem(failure);
}

await runTool(deploy, { interruptedCode: 130 });
