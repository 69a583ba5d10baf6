import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "esbuild";
import { fontFiles } from "../functions/src/books-calls/pdf/font-files.ts";
import { runTool } from "./lib/lifetime.ts";
import { Problem } from "./lib/problem.ts";
import { run } from "./lib/processes.ts";
import { presentRelease } from "./lib/release.ts";
import { readShop } from "./lib/shop-file.ts";
import { cacheFolder, root, toolEnvironment } from "./lib/workspace.ts";

/** Globals that CommonJS packages take for granted and a module does not have. */
const commonJs = [
  'import { createRequire as requireOf } from "node:module";',
  "const require = requireOf(import.meta.url);",
  "const { dirname: __dirname, filename: __filename } = import.meta;",
].join("\n");

/**
 * Bundles the functions and all their packages into functions/lib; with `watch`, again whenever a source
 * changes. What is imported on demand is a file of its own, so that a new process reads little before it is up.
 */
export async function buildFunctions({
  watch = false,
  release = "local",
} = {}): Promise<() => Promise<void>> {
  readShop();
  // Of a deployment. The emulators would take it for what there is.
  rmSync(join(root, "functions/functions.yaml"), { force: true });
  await placeVinTable();
  placeFonts();
  const { context } = await import("esbuild");
  const bundle = await context({
    write: false,
    plugins: [servedPages, withoutGeneratedClasses, writeWhatChanged],
    absWorkingDir: root,
    entryPoints: ["functions/src/index.ts"],
    outdir: "functions/lib",
    bundle: true,
    splitting: true,
    minifySyntax: true,
    minifyWhitespace: true,
    platform: "node",
    target: "node24",
    format: "esm",
    sourcemap: true,
    // The web app's build leaves imports of packages whose code it has removed.
    logOverride: { "ignored-bare-import": "silent" },
    sourcesContent: false,
    // Else, React's build for developers would render pages.
    define: {
      "process.env.NODE_ENV": '"production"',
      "process.env.SHOP_RELEASE": JSON.stringify(release),
    },
    external: browserOnly,
    logLevel: "warning",
    banner: { js: commonJs },
  });
  try {
    const { warnings } = await bundle.rebuild();
    if (warnings.length > 0 && !watch) throw new Problem("The functions' build has warnings.");
    if (watch) await bundle.watch();
  } catch (error) {
    await bundle.dispose();
    // esbuild has shown what is wrong, with the place.
    const isShown = error instanceof Error && "errors" in error;
    throw isShown ? new Problem("The functions could not be built.") : error;
  }
  if (!watch) await bundle.dispose();
  return () => bundle.dispose();
}

const lib = join(root, "functions", "lib");
const VIN_TABLE = "vin.db";

/** The file that the function `vin` reads. It's uploaded with the bundle. */
async function placeVinTable(): Promise<void> {
  const { makeVinTable } = await import("../functions/scripts/vin/vin-tables.ts");
  const [made, placed] = [makeVinTable(), join(lib, VIN_TABLE)];
  if (existsSync(placed) && readFileSync(placed).equals(readFileSync(made))) return;
  mkdirSync(lib, { recursive: true });
  copyFileSync(made, placed);
}

const { resolve } = createRequire(import.meta.url);
const fonts = Object.values(fontFiles);

/** The function `invoicePdf` reads them. */
function placeFonts(): void {
  for (const name of fonts) copyFileSync(resolve(`dejavu-fonts-ttf/ttf/${name}`), join(lib, name));
}

/** Packages that the web app loads on demand, which a server never does. */
const browserOnly = ["firebase/*", "reactfire", "react-toastify/*", "@stripe/*"];

/** Bundles the pages that functions render when it's asked for, and once however many ask. */
const servedPages: Plugin = {
  name: "served-pages",
  setup(build) {
    let building: Promise<string> | undefined;
    build.onStart(() => {
      building = undefined;
    });
    build.onResolve({ filter: /^@carparts\/web\/served-pages$/ }, async () => {
      building ??= buildServedPages();
      return { path: await building };
    });
  },
};

async function buildServedPages(): Promise<string> {
  const path = join(root, "web", SERVED, "served-pages.js");
  await buildOnce(SERVED, path, {}, [vite("--outDir", SERVED, "--ssr", "src/boot/served-pages.ts")]);
  return path;
}

/** Classes of messages. Google's packages only export them again: they read and write messages by a JSON of them. */
const GENERATED_CLASSES =
  /\/(firestore-api\/build\/protos\/protos|google-gax\/build\/protos\/(iam_service|operations|locations))\.js$/;

/** Leaves out two megabytes, which each new process would have to read and compile. */
const withoutGeneratedClasses: Plugin = {
  name: "without-generated-classes",
  setup: (build) =>
    build.onLoad({ filter: GENERATED_CLASSES }, () => ({
      contents: "module.exports = { google: { firestore: { v1: {} } } };",
    })),
};

/** Running functions reload at every write, so unchanged files aren't written again. */
const writeWhatChanged: Plugin = {
  name: "write-what-changed",
  setup: (build) =>
    build.onEnd(({ outputFiles = [] }) => {
      for (const { path, contents } of outputFiles) {
        if (existsSync(path) && readFileSync(path).equals(contents)) continue;
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, contents);
      }
      const current = new Set([VIN_TABLE, ...fonts, ...outputFiles.map(({ path }) => basename(path))]);
      const old = outputFiles.length > 0 ? readdirSync(lib).filter((name) => !current.has(name)) : [];
      for (const name of old) rmSync(join(lib, name));
    }),
};

type Step = [command: string, args: string[]];

/** Builds the web app into web/{outDir}, unless that was made from the same sources and environment before. */
export async function buildWeb({
  outDir = "dist",
  env = {},
  always = false,
}: {
  outDir?: string;
  env?: Readonly<Record<string, string>>;
  always?: boolean;
} = {}): Promise<void> {
  readShop();
  const server = join(cacheFolder, `prerender-${outDir}`);
  const target = join(root, "web", outDir);
  await buildOnce(outDir, join(target, "index.html"), { env, always }, [
    vite("--outDir", outDir),
    vite("--outDir", server, "--ssr", "src/boot/prerender.tsx"),
    ["node", ["web/build/prerender.ts", target, join(server, "prerender.js")]],
  ]);
}

const SERVED = "dist-server";

function vite(...args: string[]): Step {
  return ["vite", ["build", "web", ...args, "--emptyOutDir", "--logLevel", "warn"]];
}

async function buildOnce(
  name: string,
  made: string,
  { env = {}, always = false }: { env?: Readonly<Record<string, string>>; always?: boolean },
  steps: readonly Step[],
): Promise<void> {
  const stamp = join(cacheFolder, `web-${name}.hash`);
  const hash = hashOfWeb(env);
  const isCurrent = existsSync(stamp) && readFileSync(stamp, "utf8") === hash;
  if (!always && isCurrent && existsSync(made)) return;
  rmSync(stamp, { force: true });
  mkdirSync(cacheFolder, { recursive: true });
  for (const [command, args] of steps) {
    const code = await run(command, args, { env: toolEnvironment({ NODE_ENV: "production", ...env }) });
    if (code !== 0) throw new Problem("The web app could not be built.");
  }
  writeFileSync(stamp, hash);
}

function hashOfWeb(env: Readonly<Record<string, string>>): string {
  const hash = createHash("sha256").update(JSON.stringify([env, process.env.NODE_ENV]));
  const skipped = new Set([
    "node_modules",
    "dist",
    "dist-test",
    SERVED,
    "e2e",
    "test-results",
    "playwright-report",
  ]);
  const add = (path: string) => {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      const child = `${path}/${entry.name}`;
      if (skipped.has(entry.name)) continue;
      if (entry.isDirectory()) add(child);
      else hash.update(child).update(readFileSync(join(root, child)));
    }
  };
  add("web");
  hash.update(readFileSync(join(root, "shop.json")));
  // The web app imports the contract. The lockfile covers all packages.
  add("functions/src/contract");
  // robots.txt follows from the calls and the pages.
  add("tools/hosting");
  return hash.update(readFileSync(join(root, "package-lock.json"))).digest("hex");
}

/** `npm run build -- functions` and `… -- web` build for a deployment, with the environment as it is. */
async function build() {
  const parts = process.argv.slice(2);
  const wants = (part: string) => parts.length === 0 || parts.includes(part);
  const release = presentRelease();
  if (wants("functions")) await buildFunctions({ release });
  if (wants("web")) await buildWeb({ always: true, env: { VITE_RELEASE: release } });
  return 0;
}

if (import.meta.main) await runTool(build, { interruptedCode: 130 });
