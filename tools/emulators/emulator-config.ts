import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { forEmulators } from "../hosting/hosting-policy.ts";
import { readJson, root } from "../lib/workspace.ts";

/**
 * The emulators of `npm start` and `npm run dev`. Their firebase.json is regenerated each time, with local
 * addresses in the policy.
 */
export function shopEmulators() {
  return written("firebase.local.json", project(), forEmulators(readJson(join(root, "firebase.json"))));
}

/**
 * The same for tests, with another project, web build and ports (+100), so that a running shop isn't
 * disturbed.
 */
export function testEmulators() {
  const config = readJson(join(root, "firebase.json"));
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
