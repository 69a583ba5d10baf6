import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Stage } from "../deploy/web-settings.ts";
import { type GoogleApi, googleApi, Refused } from "../google/google-api.ts";
import { runTool } from "../lib/lifetime.ts";
import { Problem } from "../lib/problem.ts";
import { demo, readShop as readShopFile } from "../lib/shop-file.ts";
import { billingByHand, byHand, projectByHand } from "./by-hand.ts";
import type { LiveProject } from "./live-project.ts";
import { folder } from "./settings-steps.ts";
import { type Step, take } from "./step.ts";
import { billingAccount, firstStep, stepsOf } from "./steps.ts";

// `npm run live -- --project my-shop --owner me@example.com` makes what a live shop has beside its code: settings, a
// protected database with backups, alerts and a budget. It looks before it does anything, so it can be stopped and run
// again at any time; a second run changes nothing.

/** How long it waits for what isn't ready yet, in seconds. */
const patience = Number(process.env.LIVE_SECONDS ?? "600");

const help = `npm run live -- --project <the id of a Firebase project> --owner <the address that alerts go to>
  --dry-run          says what would be looked at and made, without credentials
  --preview          for the project that previews are on: nothing that watches or keeps
  --location <place> where the database is made: us-central1
  --budget <amount>  of a month, in the billing account's currency: 50`;

function readShop(): { shop: LiveProject; isDry: boolean } {
  const { values } = parseArgs({
    options: {
      project: { type: "string" },
      owner: { type: "string" },
      preview: { type: "boolean", default: false },
      location: { type: "string", default: "us-central1" },
      budget: { type: "string", default: "50" },
      "dry-run": { type: "boolean", default: false },
    },
  });
  const { project = "", owner = "", location, budget, "dry-run": isDry } = values;
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project) || project.startsWith("demo-"))
    throw new Problem(`Which project?\n${help}`);
  if (!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(owner))
    throw new Problem(`Whom shall alerts reach?\n${help}`);
  if (!/^[1-9]\d{0,8}$/.test(budget)) throw new Problem("--budget is a whole number above 0.");
  const stage = values.preview ? "preview" : "production";
  return { shop: { project, owner, host: hostOf(project, stage, isDry), stage, location, budget }, isDry };
}

/** Where the shop is to be, as shop.json says; a preview is at Google's address. */
function hostOf(project: string, stage: Stage, isDry: boolean): string {
  const own = `${project}.web.app`;
  if (stage === "preview") return own;
  const { site } = readShopFile(folder);
  if (site !== demo.site) return new URL(site).host;
  const fault = `site in shop.json is the demo's. Write https://${own}, or the shop's own address.`;
  if (!isDry) throw new Problem(fault);
  print(fault);
  return own;
}

function print(line: string): void {
  console.log(line);
}

function printManualSteps(what: ReturnType<typeof byHand>): void {
  print("\nOnly you can do the rest:");
  for (const one of what) print(`  ${one.what}\n    ${one.where}`);
}

/** Functions and backups need billing, and nearly every other call fails without the project. */
async function isReady(shop: LiveProject, api: GoogleApi): Promise<boolean> {
  try {
    await api.call("GET", `firebase.googleapis.com/v1beta1/projects/${shop.project}`);
    if ((await take(firstStep(shop, api), print)) === "failed") return false;
    if (await billingAccount(shop, api)) return true;
    print("! Billing: no account pays for this project, and everything else waits for it.");
    printManualSteps([billingByHand(shop)]);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    print(`! ${shop.project}: ${error.message}`);
    printManualSteps([projectByHand(shop), billingByHand(shop)]);
  }
  return false;
}

async function live() {
  const { shop, isDry } = readShop();
  const api = googleApi(shop.project);
  const steps = stepsOf(shop, api);
  if (isDry) {
    print(`For ${shop.project} this would look at, and make where it's missing:`);
    for (const { name, done } of steps) print(`  ${name}: ${done}`);
    printManualSteps([projectByHand(shop), billingByHand(shop), ...byHand(shop)]);
    return 0;
  }
  if (!(await isReady(shop, api))) return 1;
  const isDone = await takeAll(steps);
  printManualSteps(byHand(shop));
  const preview = shop.stage === "preview" ? " --preview first" : "";
  if (isDone) print(`\nThen commit, and: npm run deploy -- --project ${shop.project}${preview}`);
  else print("\nNot everything is done: settle what is marked with ! and …, and run this again.");
  return isDone ? 0 : 1;
}

/** One after the other. What wasn't ready is tried again at the end, for some minutes. */
async function takeAll(steps: readonly Step[]): Promise<boolean> {
  const waiting: Step[] = [];
  let hasFailed = false;
  for (const step of steps) {
    const outcome = await take(step, print);
    if (outcome === "waits") waiting.push(step);
    hasFailed ||= outcome === "failed";
  }
  // What waits for a failed step would wait in vain.
  const deadline = Date.now() + (hasFailed ? 0 : patience * 1000);
  while (waiting.length > 0 && Date.now() < deadline) {
    await delay(Math.min(20_000, patience * 100));
    const [step] = waiting as [Step];
    const lines: string[] = [];
    const outcome = await take(step, (line) => lines.push(line));
    if (outcome === "waits") continue;
    for (const line of lines) print(line);
    waiting.shift();
    hasFailed ||= outcome === "failed";
  }
  return waiting.length === 0 && !hasFailed;
}

await runTool(live, { interruptedCode: 130 });
