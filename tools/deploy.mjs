import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { committed } from "./committed.mjs";
import { derivedConfig } from "./emulator-config.mjs";
import { forProject } from "./hosting-policy.mjs";
import { ensureInstalled } from "./install.mjs";
import { runTool } from "./lifetime.mjs";
import { Problem } from "./problem.mjs";
import { run } from "./processes.mjs";
import { ensureFunctionsStandAlone } from "./stand-alone.mjs";
import { root } from "./workspace.mjs";

/**
 * `npm run deploy -- --project my-shop` runs every check, then deploys this commit with web/.env.production.
 */
async function deploy() {
  const { project } = parseArgs({ options: { project: { type: "string" } } }).values;
  if (!project || project.startsWith("demo-")) {
    throw new Problem("Which project? npm run deploy -- --project <the id of a real Firebase project>");
  }
  const commit = await committed();
  await ensureInstalled();
  // A separate process, because this one may run on an older Node without TypeScript.
  await step("node", ["tools/deploy-settings.mjs", project], "Not deployed: a setting is wrong.");
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

/** Writes the derived firebase.json with a policy for this project's hosts only. Returns its path. */
async function writeConfig() {
  const { loadEnv } = await import("vite");
  const settings = loadEnv("production", join(root, "web"));
  const path = join(root, "firebase.deploy.json");
  const config = forProject(derivedConfig(), {
    removalUrl: settings.VITE_USER_REMOVAL_URL,
    authDomain: settings.VITE_FIREBASE_AUTH_DOMAIN,
    signInMethods: settings.VITE_SIGN_IN_METHODS.split(","),
  });
  writeFileSync(path, JSON.stringify(config, null, 2));
  return path;
}

async function step(command, args, failure) {
  if ((await run(command, args)) !== 0) throw new Problem(failure);
}

await runTool(deploy, { interruptedCode: 130 });
