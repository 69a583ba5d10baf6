import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs, parseEnv } from "node:util";
import { forProject } from "./hosting-policy.mjs";
import { ensureInstalled } from "./install.mjs";
import { runTool } from "./lifetime.mjs";
import { Problem } from "./problem.mjs";
import { run } from "./processes.mjs";
import { ensureFunctionsStandAlone } from "./stand-alone.mjs";
import { readJson, root } from "./workspace.mjs";

/**
 * `npm run deploy -- --project my-shop`: every check, then rules, indexes, functions and hosting of this very
 * commit. What is deployed is built by firebase.json's predeploy commands, with web/.env.production.
 */
async function deploy() {
  const { project } = parseArgs({ options: { project: { type: "string" } } }).values;
  if (!project || project.startsWith("demo-")) {
    throw new Problem("Which project? npm run deploy -- --project <the id of a real Firebase project>");
  }
  assertOrigins(project);
  await ensureInstalled();
  await step("npm", ["run", "build", "--", "web"], "The web app could not be built: its message is above.");
  await ensureFunctionsStandAlone();
  await step("npm", ["test"], "Not deployed: a check failed.");
  const parts = "firestore,functions,hosting";
  const config = await writeConfig();
  const args = ["deploy", "--config", config, "--project", project, "--only", parts];
  await step("firebase", args, "The deployment did not finish.");
  return 0;
}

/** Without the site's origins the function would be there, and every removal of a user refused by the browser. */
function assertOrigins(project) {
  const name = `functions/.env.${project}`;
  const path = join(root, name);
  const { SITE_ORIGINS } = existsSync(path) ? parseEnv(readFileSync(path, "utf8")) : {};
  if (!SITE_ORIGINS?.trim()) {
    throw new Problem(
      `Whose browsers may remove users? Write SITE_ORIGINS=https://${project}.web.app into ${name}`,
    );
  }
}

/** Writes firebase.json with a policy that names this project's hosts alone; gives the path. */
async function writeConfig() {
  const { loadEnv } = await import("vite");
  const { VITE_USER_REMOVAL_URL, VITE_FIREBASE_AUTH_DOMAIN } = loadEnv("production", join(root, "web"));
  const hosts = { removalUrl: VITE_USER_REMOVAL_URL, authDomain: VITE_FIREBASE_AUTH_DOMAIN };
  const path = join(root, "firebase.deploy.json");
  const config = forProject(readJson(join(root, "firebase.json")), hosts);
  writeFileSync(path, JSON.stringify(config, null, 2));
  return path;
}

async function step(command, args, failure) {
  if ((await run(command, args)) !== 0) throw new Problem(failure);
}

await runTool(deploy, { interruptedCode: 130 });
