import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readJson, root } from "./workspace.mjs";

/**
 * The emulators of `npm start` and `npm run dev`: the path of their firebase.json, the project (an id with
 * `demo-` can reach nothing real) and the file's settings of the emulators.
 */
export function shopEmulators() {
  const path = join(root, "firebase.json");
  return { path, project: readJson(join(root, ".firebaserc")).projects.default, ...settingsIn(path) };
}

/**
 * The emulators of the tests: the same, but with another project, another build of the web app and every
 * port moved by 100, so that a running shop is not disturbed. Their file is made anew from firebase.json
 * each time, so that the two differ in nothing else.
 */
export function testEmulators() {
  const config = readJson(shopEmulators().path);
  const path = join(root, "firebase.test.json");
  for (const settings of Object.values(config.emulators)) {
    if (settings.port) settings.port += 100;
    if (settings.websocketPort) settings.websocketPort += 100;
  }
  config.emulators.ui.enabled = false;
  config.hosting.public = "web/dist-test";
  writeFileSync(path, JSON.stringify(config, null, 2));
  return { path, project: `${shopEmulators().project}-test`, ...settingsIn(path) };
}

function settingsIn(path) {
  return { emulators: readJson(path).emulators };
}
