import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

// npm runs this before `start`, `dev`, `test`, `bench` and `deploy`. It's JavaScript without imports of packages,
// because an older Node runs it the first time, with nothing installed.

const root = fileURLToPath(new URL("..", import.meta.url));

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), "utf8"));
}

/** Compares npm's list of installed packages with the lockfile; optional ones may be missing. */
function isInstalled() {
  const noted = "node_modules/.package-lock.json";
  const needed = [noted, "node_modules/node/package.json", "node_modules/.bin/node"];
  if (!needed.every((path) => existsSync(join(root, path)))) return false;
  const installed = readJson(noted).packages;
  return Object.entries(readJson("package-lock.json").packages)
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
function install() {
  const pinned = readJson("package.json").devDependencies.node;
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund"];
  const isOwnNode = process.execPath.startsWith(root);
  if (!isOwnNode && Number.parseInt(process.versions.node, 10) >= Number.parseInt(pinned, 10)) {
    return run("npm", args, root);
  }
  const command = ["npm", "--prefix", JSON.stringify(root), ...args].join(" ");
  return run("npx", ["--yes", "--package", `node@${pinned}`, "-c", command], tmpdir());
}

function run(command, args, cwd) {
  const child = spawn(command, args, { cwd, stdio: ["ignore", "inherit", "inherit"] });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.once("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once("exit", (code) => resolve(code ?? 130));
  });
}

if (!isInstalled()) {
  console.log("Installing the packages (about two minutes the first time) …");
  process.exitCode = await install();
  if (process.exitCode === 1)
    console.error(
      "The packages could not be installed: npm's message is above. Without a network this cannot work.",
    );
}
