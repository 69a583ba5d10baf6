import { existsSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "./problem.mjs";
import { run } from "./processes.mjs";
import { hasPinnedNode, readJson, root } from "./workspace.mjs";

/** Installs the packages of the lockfile unless exactly these are there already. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log("Installing the packages (about two minutes the first time) …");
  const install = "npm ci --include=dev --no-audit --no-fund";
  const pinned = readJson(join(root, "package.json")).devDependencies.node;
  // npm on an older Node skips optional packages that ask for a newer one and warns of the others,
  // so npm itself runs on the pinned Node, which npx fetches where the machine has another.
  const hasNode = process.versions.node.split(".")[0] === pinned.split(".")[0];
  const code = hasNode
    ? await run("npm", install.split(" ").slice(1), { env: process.env })
    : await run("npx", ["--yes", "--package", `node@${pinned}`, "-c", install], { env: process.env });
  if (code !== 0) {
    throw new Problem(
      "The packages could not be installed: npm's message is above. Without a network this cannot work.",
    );
  }
}

/** npm notes in node_modules/.package-lock.json what it has put there; optional packages may be missing. */
function isInstalled() {
  const noted = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(noted) || !hasPinnedNode()) return false;
  const installed = readJson(noted).packages;
  return Object.entries(readJson(join(root, "package-lock.json")).packages)
    .filter(([path]) => path.includes("node_modules/"))
    .every(([path, { version, optional }]) =>
      installed[path] ? installed[path].version === version : optional === true,
    );
}
