import { $ZodError } from "zod/v4/core";
import { rateOf } from "../../functions/src/contract/values/tax.ts";
import { readEnvironment as readFunctions } from "../../functions/src/environment.ts";
import { readEnvironment as readWeb } from "../../web/src/lib/environment.ts";
import { region } from "../emulators/local-env.ts";
import { Problem } from "../lib/problem.ts";
import { demoFaultsOf, readShop, type Shop } from "../lib/shop-file.ts";
import { functionsSettings } from "./functions-settings.ts";
import { type Stage, webSettings } from "./web-settings.ts";

// `node tools/deploy/deploy-settings.ts my-shop production` names every setting that this project must not be deployed
// with. For a preview it's `preview`.

const [project, stage] = process.argv.slice(2) as [string, Stage];
const webFile = `web/.env.${stage}`;
const web = webSettings(stage);
const howToWrite = `npm run live -- --project ${project} --owner <your email>${stage === "preview" ? " --preview" : ""} writes it.`;
const functionsFile = `functions/.env.${project}`;
const functions = functionsSettings(project);

/** The functions run the same check. K_SERVICE marks a deployment. */
function faultsOf<Values>(read: (values: Values) => unknown, values: Values): string[] {
  try {
    read(values);
    return [];
  } catch (error) {
    return error instanceof $ZodError
      ? error.issues.map(({ path, message }) => `${String(path[0])} is wrong: ${message}`)
      : [(error as Error).message];
  }
}

/** Shell variables override Vite's files, so the deployed build would differ from the commit. */
function shellFaults() {
  const names = Object.keys(process.env).filter((name) => name.startsWith("VITE_"));
  return names.map((name) => `${name} is set in this shell; only ${webFile} counts.`);
}

/** Browsers send admins' tokens to this function. */
function projectFaults() {
  if (Object.keys(web).length === 0) return [`${webFile} is missing. ${howToWrite}`];
  const { VITE_FIREBASE_PROJECT_ID: site, VITE_USER_REMOVAL_URL: url = "" } = web;
  const host = URL.canParse(url) ? new URL(url).host : "";
  const isForeign = host.endsWith(".cloudfunctions.net") && !host.startsWith(`${region}-${project}.`);
  return [
    ...(site === project ? [] : [`VITE_FIREBASE_PROJECT_ID in ${webFile} is ${site}, not ${project}.`]),
    ...(stage === "preview" && webSettings("production").VITE_FIREBASE_PROJECT_ID === project
      ? [`${project} is the live shop's project: a preview would change its rules, functions and data.`]
      : []),
    ...(isForeign ? [`VITE_USER_REMOVAL_URL is a function of another project: ${host}.`] : []),
  ];
}

function functionsFaults() {
  const secrets = Object.keys(functions).filter((name) =>
    /^(sk|rk|whsec)_|PRIVATE KEY|^smtps?:/.test(functions[name] ?? ""),
  );
  return [
    ...(functions.SITE_ORIGINS?.trim() ? [] : [`SITE_ORIGINS is missing in ${functionsFile}. ${howToWrite}`]),
    ...faultsOf(readFunctions, { ...functions, K_SERVICE: "api" }),
    ...secrets.map((name) => `${name} in ${functionsFile} holds a secret key: keep it in Secret Manager.`),
  ];
}

const origins = functions.SITE_ORIGINS?.split(",").flatMap((text) => text.trim() || []) ?? [];

/** A part's page and the links of emails begin with the first origin. */
function otherSite(site: string) {
  const [origin = site] = origins;
  if (origin === site) return [];
  return [`site in shop.json is ${site}, and SITE_ORIGINS in ${functionsFile} begins with ${origin}.`];
}

/** Where links of sign-in emails lead, and what is asked after the deployment. */
function otherContinueUrl() {
  const [origin] = origins;
  const { VITE_CONTINUE_URL: url = "" } = web;
  if (origin === undefined || !URL.canParse(url) || new URL(url).origin === origin) return [];
  return [
    `VITE_CONTINUE_URL in ${webFile} is ${url}, and SITE_ORIGINS in ${functionsFile} begins with ${origin}.`,
  ];
}

/** Who withdraws must be told so by email. */
function withdrawalFaults({ withdrawal }: Shop) {
  if (withdrawal === null || functions.MAIL_FROM?.trim()) return [];
  return [
    `withdrawal in shop.json needs emails: set MAIL_FROM in ${functionsFile} and the secret MAIL_URL, as docs/deploy.md says, or make it null.`,
  ];
}

/** Who sells to consumers in the EU says of each price whether it contains VAT. */
function taxFaults({ withdrawal, tax, taxNote }: Shop) {
  if (withdrawal !== null && tax === null && taxNote === undefined)
    return [
      "withdrawal in shop.json needs tax: its number and rates, or a taxNote that says why there's none.",
    ];
  if (tax !== null && rateOf(tax, new Date().toISOString().slice(0, 10)) === undefined)
    return ["tax.rates in shop.json has no rate for today."];
  return [];
}

/** A preview is no shop to order from, so it may be the demo's. */
function shopFaults() {
  try {
    const shop = readShop();
    return stage === "preview"
      ? []
      : [...demoFaultsOf(shop), ...otherSite(shop.site), ...withdrawalFaults(shop), ...taxFaults(shop)];
  } catch (error) {
    if (error instanceof Problem) return error.message.split("\n");
    throw error;
  }
}

const settingsFaults = Object.keys(web).length === 0 ? [] : faultsOf(readWeb, web);
const faults = [
  ...shellFaults(),
  ...projectFaults(),
  ...settingsFaults,
  ...functionsFaults(),
  ...otherContinueUrl(),
  ...shopFaults(),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
