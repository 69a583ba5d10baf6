import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Config, type Emulators, forEmulators } from "../hosting/hosting-policy.ts";
import { readJson, root } from "../lib/workspace.ts";

/** What the emulators are started with. */
export interface Suite {
  readonly path: string;
  readonly project: string;
  readonly emulators: Emulators;
}

/**
 * The emulators of `npm start` and `npm run dev`. Their firebase.json is regenerated each time, with local
 * addresses in the policy.
 */
export function shopEmulators(): Suite {
  return written("firebase.local.json", project(), forEmulators(readConfig()));
}

/**
 * The same for tests, with another project, web build and ports (+100), so that a running shop isn't
 * disturbed.
 */
export function testEmulators(): Suite {
  const config = readConfig();
  for (const settings of Object.values(config.emulators)) {
    if (settings.port) settings.port += 100;
    if (settings.websocketPort) settings.websocketPort += 100;
  }
  config.emulators.ui.enabled = false;
  config.hosting.public = "web/dist-test";
  return written("firebase.test.json", `${project()}-test`, forEmulators(config));
}

function readConfig(): Config {
  return readJson(join(root, "firebase.json"));
}

function project(): string {
  return readJson(join(root, ".firebaserc")).projects.default;
}

function written(name: string, project: string, config: Config): Suite {
  const path = join(root, name);
  writeFileSync(path, JSON.stringify(config, null, 2));
  return { path, project, emulators: config.emulators };
}
