import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { runTool } from "../lib/lifetime.ts";
import { Problem } from "../lib/problem.ts";
import { readJson, root } from "../lib/workspace.ts";

// `node tools/deploy/check-site.ts https://my-shop.web.app 1a2b3c4` asks a deployed shop what a visitor would. For two
// minutes (or ASK_SITE_SECONDS) it asks again, because functions start and caches empty.

const patience = Number(process.env.ASK_SITE_SECONDS ?? "120") * 1000;
const configFile = join(root, "firebase.deploy.json");

async function get(address: string): Promise<Response> {
  return fetch(address, { headers: { "Cache-Control": "no-cache" }, signal: AbortSignal.timeout(20_000) });
}

function assert(isSo: boolean, fault: string): void {
  if (!isSo) throw new Error(fault);
}

/** Policies of the deployment that firebase.deploy.json was written for. */
function policiesOf(commit: string): string[] {
  const rules: { headers: { key: string; value: string }[] }[] = existsSync(configFile)
    ? readJson(configFile).hosting.headers
    : [];
  const headers = rules.flatMap((rule) => rule.headers);
  const isThis = headers.some(({ key, value }) => key === "X-Release" && value === commit);
  return isThis ? headers.flatMap(({ key, value }) => (key === "Content-Security-Policy" ? value : [])) : [];
}

/** Throws at the first thing that isn't as it should be. Returns what it saw. */
async function checkOnce(site: string, commit: string): Promise<string[]> {
  const home = await get(`${site}/`);
  assert(home.status === 200, `/ answers ${home.status}.`);
  assert(/^<!doctype html>/i.test(await home.text()), "/ is no page.");
  const release = home.headers.get("X-Release");
  assert(release === commit, `/ is of release ${release}, not ${commit}.`);
  const policy = home.headers.get("Content-Security-Policy") ?? "";
  const expected = policiesOf(commit);
  assert(policy.includes("default-src"), "/ has no Content-Security-Policy.");
  assert(
    expected.length === 0 || expected.includes(policy),
    `/ has another policy than was deployed: ${policy}`,
  );

  const products = await get(`${site}/products?limit=1`);
  assert(products.status === 200, `/products?limit=1 answers ${products.status}.`);
  const [part] = (await products.json()) as { _id: string }[];
  const seen = [`/ is of release ${release}, with the policy that was deployed`, "/products answers"];
  if (!part) return [...seen, "there is no part yet whose page could be asked for"];
  const page = await get(`${site}/part/${encodeURIComponent(part._id)}`);
  assert(page.status === 200, `/part/${part._id} answers ${page.status}.`);
  return [...seen, `/part/${part._id} has a page`];
}

async function checkSite() {
  const [site = "", commit = ""] = process.argv.slice(2);
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      for (const line of await checkOnce(site, commit)) console.log(`  ${line}`);
      return 0;
    } catch (error) {
      const { message, cause } = error as Error;
      const reason = cause instanceof Error ? `${message}: ${cause.message}` : message;
      if (Date.now() > deadline) throw new Problem(`${site}: ${reason}`);
      await delay(Math.min(5_000, patience / 10));
    }
  }
}

await runTool(checkSite, { interruptedCode: 130 });
