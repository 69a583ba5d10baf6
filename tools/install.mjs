import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Problem } from "./problem.mjs";
import { run } from "./processes.mjs";
import { hasPinnedNode, readJson, root } from "./workspace.mjs";

/** Installs the packages of the lockfile unless exactly these are there already. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log("Installing the packages (about two minutes the first time) …");
  const pinned = readJson(join(root, "package.json")).devDependencies.node;
  const install = ["ci", "--include=dev", "--no-audit", "--no-fund"];
  if ((await runNpm(install, pinned)) === 0) return;
  throw new Problem(
    "The packages could not be installed: npm's message is above. Without a network this cannot work.",
  );
}

/** npm lists installed packages here. Optional packages may be missing. */
function isInstalled() {
  const noted = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(noted) || !hasPinnedNode()) return false;
  const installed = readJson(noted).packages;
  return Object.entries(readJson(join(root, "package-lock.json")).packages)
    .filter(([path]) => path.includes("node_modules/"))
    .every(([path, { version, optional }]) =>
      installed[path]
        ? installed[path].version === version && existsSync(join(root, path))
        : optional === true,
    );
}

/**
 * npm on an older Node skips packages that need a newer one, so npm itself runs on the pinned Node, fetched
 * by npx outside the workspace.
 */
function runNpm(args, pinned) {
  const isOwnNode = process.execPath.startsWith(root);
  if (!isOwnNode && Number.parseInt(process.versions.node, 10) >= Number.parseInt(pinned, 10)) {
    return run("npm", args, { env: process.env });
  }
  const command = ["npm", "--prefix", JSON.stringify(root), ...args].join(" ");
  return run("npx", ["--yes", "--package", `node@${pinned}`, "-c", command], {
    cwd: tmpdir(),
    env: process.env,
  });
}
