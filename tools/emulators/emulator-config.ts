import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Config, type Emulators, forEmulators } from "../hosting/hosting-policy.ts";
import { readJson, root } from "../lib/workspace.ts";

/** The emulators' settings. */
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
  return besideTheShop("test", 100);
}

/** For the tests in other browsers (+250), so that they can run beside the tests too. */
export function browserEmulators(): Suite {
  return besideTheShop("browsers", 250);
}

function besideTheShop(name: string, offset: number): Suite {
  const config = readConfig();
  for (const settings of Object.values(config.emulators)) {
    if (settings.port) settings.port += offset;
    if (settings.websocketPort) settings.websocketPort += offset;
  }
  config.emulators.ui.enabled = false;
  config.hosting.public = `web/dist-${name}`;
  return written(`firebase.${name}.json`, `${project()}-test`, forEmulators(config));
}

function readConfig(): Config {
  return readJson(join(root, "firebase.json"));
}

function project(): string {
  return readJson(join(root, ".firebaserc")).projects.default;
}

function written(name: string, project: string, config: Config): Suite {
  const path = join(root, name);
  const content = JSON.stringify(config, null, 2);
  // The unit tests come here too, while the emulators may be reading it.
  if (!existsSync(path) || readFileSync(path, "utf8") !== content) writeFileSync(path, content);
  return { path, project, emulators: config.emulators };
}
