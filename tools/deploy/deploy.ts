import { appendFileSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { fontFiles } from "../../functions/src/books-calls/pdf/font-files.ts";
import { type Config, forProject } from "../hosting/hosting-policy.ts";
import { withoutListing } from "../hosting/search-engines.ts";
import { runTool } from "../lib/lifetime.ts";
import { Problem } from "../lib/problem.ts";
import { output, run } from "../lib/processes.ts";
import { readJson, root, toolEnvironment } from "../lib/workspace.ts";
import { committed } from "./committed.ts";
import { FUNCTIONS_LIST, placeFunctionsList } from "./functions-list.ts";
import { writeFunctionsLock } from "./functions-lock.ts";
import { buildEnvironment, type Stage, webSettings } from "./web-settings.ts";

const configFile = join(root, "firebase.deploy.json");

const help = `npm run deploy -- --project <the id of a real Firebase project>
  --dry-run           says what is in the way and what would be done, and does nothing
  --preview <name>    an address of its own for seven days, on a project that isn't the live shop's
  --rollback          shows the site's release from before the present one again, at once
  --tested <commit>   leaves the checks out, because they passed for this commit elsewhere
  --build             builds and checks all that would be uploaded, and uploads nothing
  --built <commit>    uploads what that has built for this commit, and runs none of what builds`;

interface Deployment {
  readonly project: string;
  /** The preview's name. */
  readonly preview: string | undefined;
  readonly stage: Stage;
  readonly tested: string | undefined;
  readonly built: string | undefined;
  readonly isBuildOnly: boolean;
}

/** `npm run deploy -- --project my-shop` runs every check, then deploys this commit and asks the site. */
async function main() {
  const { values } = parseArgs({
    options: {
      project: { type: "string" },
      preview: { type: "string" },
      tested: { type: "string" },
      built: { type: "string" },
      build: { type: "boolean", default: false },
      "dry-run": { type: "boolean" },
      rollback: { type: "boolean" },
    },
  });
  const { project, preview, tested, built, build: isBuildOnly } = values;
  if (!project || project.startsWith("demo-")) throw new Problem(`Which project?\n${help}`);
  if (preview !== undefined && !/^[a-z0-9-]{1,30}$/.test(preview))
    throw new Problem("A preview's name has small letters, digits and hyphens, 30 at most.");
  if (values.rollback) {
    await step(["node", "tools/deploy/rollback.ts", project], "Not rolled back: its message is above.");
    return 0;
  }
  const stage = preview === undefined ? "production" : "preview";
  const deployment = { project, preview, stage, tested, built, isBuildOnly } as const;
  return values["dry-run"] ? rehearse(deployment) : deploy(deployment);
}

type Command = readonly [command: string, ...args: string[]];

function settingsCommand({ project, stage }: Deployment): Command {
  // A separate process, because this one may run on an older Node without TypeScript.
  return ["node", "tools/deploy/deploy-settings.ts", project, stage];
}

const buildCommand: Command = ["npm", "run", "build", "--", "web"];
const testCommand: Command = ["npm", "test"];

function uploadCommands({ project, preview }: Deployment, commit: string): Command[] {
  const where = ["--config", configFile, "--project", project];
  if (preview === undefined) {
    const parts = "firestore,functions,hosting";
    return [["firebase", "deploy", ...where, "--only", parts, "--message", commit]];
  }
  return [
    ["firebase", "deploy", ...where, "--only", "firestore,functions"],
    ["firebase", "hosting:channel:deploy", preview, ...where, "--expires", "7d", "--json"],
    ["node", "functions/scripts/seed.ts", "--parts-only"],
  ];
}

function siteCheckCommand(site: string, commit: string): Command {
  return ["node", "tools/deploy/check-site.ts", site, commit];
}

async function deploy(deployment: Deployment) {
  const { project, stage, built, isBuildOnly } = deployment;
  const commit = await committed();
  if (built === undefined) await build(deployment, commit);
  else reuse(built, commit);
  writeConfig(stage, commit);
  if ((await committed()) !== commit)
    throw new Problem("Not deployed: another commit was checked out meanwhile.");
  if (isBuildOnly) {
    console.log(`${commit} is built for ${project}.`);
    return 0;
  }
  console.log(`Deploying ${commit} to ${project} …`);
  const site = await upload(deployment, commit);
  await step(
    siteCheckCommand(site, commit),
    "The deployment is up, and the site doesn't answer as it should.",
  );
  return 0;
}

function assertSame(what: string, elsewhere: string, commit: string): void {
  if (elsewhere.length >= 7 && elsewhere.startsWith(commit)) return;
  throw new Problem(`Not deployed: ${elsewhere} was ${what}, and this is ${commit}.`);
}

/** The uploaded folders are built once, and the functions last: the checks build their own into the same folder. */
async function build(deployment: Deployment, commit: string): Promise<void> {
  const { project, stage, tested } = deployment;
  if (tested !== undefined) assertSame("tested", tested, commit);
  await step(settingsCommand(deployment), "Not deployed: a setting is wrong.");
  const env = toolEnvironment(buildEnvironment(stage));
  await step(buildCommand, "The web app could not be built: its message is above.", env);
  if (tested === undefined) await step(testCommand, "Not deployed: a check failed.");
  const { buildStandAlone } = await import("./stand-alone.ts");
  await buildStandAlone(commit, project);
}

const uploaded = ["index.js", "vin.db", ...Object.values(fontFiles)].map((name) => `functions/lib/${name}`);
const needed = ["web/dist/index.html", ...uploaded, FUNCTIONS_LIST];

/** Nothing but what was built comes from elsewhere. The lockfile is the commit's own. */
function reuse(built: string, commit: string): void {
  assertSame("built", built, commit);
  const missing = needed.filter((path) => !existsSync(join(root, path)));
  if (missing.length > 0) throw new Problem(`Not deployed: ${missing.join(" and ")} was not built.`);
  writeFunctionsLock();
}

/** Returns the address of what was deployed. */
async function upload(deployment: Deployment, commit: string): Promise<string> {
  const env = toolEnvironment({ GOOGLE_CLOUD_PROJECT: deployment.project });
  let site = originOf(deployment);
  placeFunctionsList();
  for (const command of uploadCommands(deployment, commit)) {
    if (command[1] !== "hosting:channel:deploy") {
      await step(command, "The deployment did not finish.", env);
      continue;
    }
    site = addressIn(await output(command[0], command.slice(1), { env }));
    console.log(`Preview: ${site}`);
    if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `url=${site}\n`);
  }
  return site;
}

/** Where emailed links lead is the site. */
function originOf({ stage }: Deployment): string {
  const { VITE_CONTINUE_URL: address = "" } = webSettings(stage);
  return URL.canParse(address) ? new URL(address).origin : "https://<the site>";
}

/** firebase-tools answers `{result: {<site>: {url}}}`, or `{error}`. */
function addressIn(answer: string): string {
  const [, address] = /"url": "(https:[^"]+)"/.exec(answer) ?? [];
  if (!address) throw new Problem(`The preview did not get an address. ${answer.trim()}`);
  return address;
}

/** Everything that would be in the way, then every command. */
async function rehearse(deployment: Deployment) {
  const faults: string[] = [];
  const commit = await committed().catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    faults.push(error.message);
    return "<commit>";
  });
  const [command, ...args] = settingsCommand(deployment);
  if ((await run(command, args)) !== 0) faults.push("Not deployed: a setting is wrong.");
  for (const fault of faults) console.log(fault);
  console.log(`${faults.length > 0 ? "Once that is settled, t" : "T"}his would run:`);
  const commands = [
    buildCommand,
    ...(deployment.tested === undefined ? [testCommand] : []),
    ...uploadCommands(deployment, commit),
    siteCheckCommand(deployment.preview ? "<the preview's address>" : originOf(deployment), commit),
  ];
  for (const line of commands) console.log(`  ${line.join(" ").replaceAll(root, "")}`);
  return faults.length > 0 ? 1 : 0;
}

/** Writes firebase.json with a policy for this project's hosts only, a header that says which commit it is, and no builds. */
function writeConfig(stage: Stage, commit: string): void {
  const settings = webSettings(stage);
  const read: Config = readJson(join(root, "firebase.json"));
  const config = forProject(stage === "preview" ? withoutListing(read) : read, {
    removalUrl: settings.VITE_USER_REMOVAL_URL ?? "",
    authDomain: settings.VITE_FIREBASE_AUTH_DOMAIN ?? "",
    signInMethods: settings.VITE_SIGN_IN_METHODS?.split(",") ?? [],
    usesAppCheck: Boolean(settings.VITE_APP_CHECK_KEY),
  });
  for (const part of [config.hosting, ...config.functions]) delete part.predeploy;
  config.hosting.headers.push({ source: "**", headers: [{ key: "X-Release", value: commit }] });
  writeFileSync(configFile, JSON.stringify(config, null, 2));
}

async function step([command, ...args]: Command, failure: string, env = toolEnvironment()): Promise<void> {
  if ((await run(command, args, { env })) !== 0) throw new Problem(failure);
}

await runTool(main, { interruptedCode: 130 });
