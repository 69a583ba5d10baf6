import { parseArgs } from "node:util";
import { ensureInstalled } from "./install.mjs";
import { runTool } from "./lifetime.mjs";
import { Problem } from "./problem.mjs";
import { run } from "./processes.mjs";
import { ensureFunctionsStandAlone } from "./stand-alone.mjs";

/**
 * `npm run deploy -- --project my-shop`: every check, then rules, indexes, functions and hosting of this very
 * commit. What is deployed is built by firebase.json's predeploy commands, with web/.env.production.
 */
async function deploy() {
  const { project } = parseArgs({ options: { project: { type: "string" } } }).values;
  if (!project || project.startsWith("demo-")) {
    throw new Problem("Which project? npm run deploy -- --project <the id of a real Firebase project>");
  }
  await ensureInstalled();
  await step("npm", ["run", "build", "--", "web"], "The web app could not be built: its message is above.");
  await ensureFunctionsStandAlone();
  await step("npm", ["test"], "Not deployed: a check failed.");
  const parts = "firestore,functions,hosting";
  await step("firebase", ["deploy", "--project", project, "--only", parts], "The deployment did not finish.");
  return 0;
}

async function step(command, args, failure) {
  if ((await run(command, args)) !== 0) throw new Problem(failure);
}

await runTool(deploy, { interruptedCode: 130 });
