import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { forEmulators } from "./hosting-policy.mjs";
import { readJson, root, toolEnvironment } from "./workspace.mjs";

/**
 * firebase.json with what is derived from the contract and the table of pages. A separate process, because this one
 * may run on an older Node without TypeScript.
 */
export function derivedConfig() {
  const file = join(root, "tools/hosting/derived-config.ts");
  return JSON.parse(execFileSync("node", [file], { env: toolEnvironment(), encoding: "utf8" }));
}

/**
 * The emulators of `npm start` and `npm run dev`. Their firebase.json is regenerated each time, with local
 * addresses in the policy.
 */
export function shopEmulators() {
  return written("firebase.local.json", project(), forEmulators(derivedConfig()));
}

/**
 * The same for tests, with another project, web build and ports (+100), so that a running shop isn't
 * disturbed.
 */
export function testEmulators() {
  const config = derivedConfig();
  for (const settings of Object.values(config.emulators)) {
    if (settings.port) settings.port += 100;
    if (settings.websocketPort) settings.websocketPort += 100;
  }
  config.emulators.ui.enabled = false;
  config.hosting.public = "web/dist-test";
  return written("firebase.test.json", `${project()}-test`, forEmulators(config));
}

function project() {
  return readJson(join(root, ".firebaserc")).projects.default;
}

function written(name, project, config) {
  const path = join(root, name);
  writeFileSync(path, JSON.stringify(config, null, 2));
  return { path, project, emulators: config.emulators };
}
