import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runTool } from "./lifetime.mjs";
import { Problem } from "./problem.mjs";
import { run } from "./processes.mjs";
import { cacheFolder, root, toolEnvironment } from "./workspace.mjs";

/** Bundles the functions into functions/lib; with `watch`, again whenever a source changes. */
export async function buildFunctions({ watch = false } = {}) {
  const { context } = await import("esbuild");
  const bundle = await context({
    write: false,
    plugins: [writeWhatChanged],
    absWorkingDir: root,
    entryPoints: ["functions/src/index.ts"],
    outfile: "functions/lib/index.js",
    bundle: true,
    platform: "node",
    target: "node24",
    format: "esm",
    sourcemap: true,
    sourcesContent: false,
    logLevel: "warning",
    // Firebase looks for its own packages at run time; the others are smaller and faster in one file.
    external: ["firebase-admin", "firebase-functions", "@google-cloud/firestore"],
    // Express is CommonJS and calls require, which a module does not have.
    banner: {
      js: 'import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);',
    },
  });
  try {
    await bundle.rebuild();
    if (watch) await bundle.watch();
  } catch (error) {
    await bundle.dispose();
    // esbuild has shown what is wrong, with the place.
    throw error.errors ? new Problem("The functions could not be built.") : error;
  }
  if (!watch) await bundle.dispose();
  return () => bundle.dispose();
}

/** The functions of a running shop load anew at every write, so what is the same is not written again. */
const writeWhatChanged = {
  name: "write-what-changed",
  setup: (build) =>
    build.onEnd(({ outputFiles = [] }) => {
      for (const { path, contents } of outputFiles) {
        if (existsSync(path) && readFileSync(path).equals(contents)) continue;
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, contents);
      }
    }),
};

/** Builds the web app into web/{outDir}, unless that was made from the same sources and environment before. */
export async function buildWeb({ outDir = "dist", env = {}, always = false } = {}) {
  const stamp = join(cacheFolder, `web-${outDir}.hash`);
  const target = join(root, "web", outDir);
  const hash = hashOfWeb(env);
  const isCurrent = existsSync(stamp) && readFileSync(stamp, "utf8") === hash;
  if (!always && isCurrent && existsSync(join(target, "index.html"))) return;
  rmSync(stamp, { force: true });
  const code = await run(
    "vite",
    ["build", "web", "--outDir", outDir, "--emptyOutDir", "--logLevel", "warn"],
    {
      env: toolEnvironment(env),
    },
  );
  if (code !== 0) throw new Problem("The web app could not be built.");
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(stamp, hash);
}

function hashOfWeb(env) {
  const hash = createHash("sha256").update(JSON.stringify([env, process.env.NODE_ENV]));
  const skipped = new Set(["node_modules", "dist", "dist-test", "e2e", "test-results", "playwright-report"]);
  const add = (path) => {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      const child = `${path}/${entry.name}`;
      if (skipped.has(entry.name)) continue;
      if (entry.isDirectory()) add(child);
      else hash.update(child).update(readFileSync(join(root, child)));
    }
  };
  add("web");
  // The web app imports the contract; the lockfile stands for every package.
  add("functions/src/contract");
  return hash.update(readFileSync(join(root, "package-lock.json"))).digest("hex");
}

/** `npm run build -- functions` and `… -- web` build for a deployment, with the environment as it is. */
async function build() {
  const parts = process.argv.slice(2);
  const wants = (part) => parts.length === 0 || parts.includes(part);
  if (wants("functions")) await buildFunctions();
  if (wants("web")) await buildWeb({ always: true });
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runTool(build, { interruptedCode: 130 });
