import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { loadEnv, type Manifest } from "vite";
import { splitHead } from "../src/boot/split-head.ts";
import { routes } from "../src/routes.ts";
import { bootScripts, bootSources } from "./boot-script.ts";
import { criticalCss } from "./critical-css.ts";
import { classesInHtml, classesInScript, tagsInHtml, tagsInScript } from "./used-names.ts";
import { leavingScript, WORKER_FILE, workerScript } from "./worker-script.ts";

/** The exports of src/boot/prerender.tsx. */
interface Bundle {
  readonly pages: readonly PrerenderedPage[];
  render(page: PrerenderedPage): Promise<string>;
}

interface PrerenderedPage {
  readonly path: string;
  /** Where it's written, in the build's folder. */
  readonly file: string;
  readonly modules: readonly string[];
  /** The addresses it's for, as a pattern. */
  readonly addresses: string;
  /** Its first calls to the API, if it's an account's. */
  readonly firstCalls?: unknown;
  /** A function renders it. */
  readonly isServed?: boolean;
}

/**
 * Adds the prerendered pages to a finished build, each with its critical CSS inline.
 * Called with the build's folder and the bundle of src/boot/prerender.tsx.
 */
async function prerender(folder: string, bundle: string): Promise<void> {
  const { pages, render }: Bundle = await import(pathToFileURL(bundle).href);
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
  const shop = "index.html";
  // Without line breaks and indentation.
  const built = readFileSync(join(folder, "index.html"), "utf8").replace(/\n\s*/g, "");
  const first = chunksOf(manifest, shop);
  const session = chunksOf(manifest, SESSION).filter((chunk) => !first.includes(chunk));
  const templates = {
    forAnyone: withBoot(built, bootScripts.forAnyone),
    forAccounts: withBoot(built, bootScripts.forAccounts, session),
  };
  const [link = "", href = ""] = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/.exec(built) ?? [];
  const css = readFileSync(join(folder, href), "utf8");
  const scripts = (...entries: string[]) => [
    ...new Set(entries.flatMap((entry) => chunksOf(manifest, entry))),
  ];

  const written: string[] = [];
  for (const page of pages) {
    const { path, file, modules, addresses, firstCalls, isServed } = page;
    const own = scripts(...modules).filter((chunk) => !first.includes(chunk));
    // An account's pages name all theirs at their beginning.
    const template = firstCalls ? templates.forAccounts : withScripts(templates.forAnyone, own);
    const { head, body } = isServed ? BARE : splitHead(await render(page));
    // Parts, reviews and other late content have their classes in the scripts.
    const later = parts[path] ?? [];
    const code = scripts(shop, ...modules, ...later).map((chunk) =>
      readFileSync(join(folder, chunk), "utf8"),
    );
    const classes = [...classesInHtml(body), ...code.flatMap(classesInScript)];
    const hasOtherInputs = firstCalls !== undefined || NOT_FOR_TEXT.test(body);
    const tags = [...tagsInHtml(template + body), ...code.flatMap(tagsInScript)];
    const critical = criticalCss(css, { classes, tags, hasOtherInputs });
    const preloads = firstCalls ? scripts(shop, ...modules).map(preloadOf) : [];
    const data = firstCalls ? ` data-first-calls="${escaped(JSON.stringify(firstCalls))}"` : "";
    const office = path.startsWith(routes.dashboard.path) ? `<script>${bootScripts.office}</script>` : "";
    const styles = `<style>${critical}</style><meta name="styles" content="${href}">${office}`;
    const html = template
      .replace(/<title>.*<\/title>/, (title) => (isServed ? title : head + preloads.join("")))
      .replace(link, () => styles)
      .replace('<div id="root"></div>', (root) =>
        isServed ? root : `<div id="root" data-addresses="${addresses}"${data}>${body}</div>`,
      );
    if (!html.includes(styles) || !html.includes(body))
      throw new Error(`${path} has no place in index.html.`);
    write(join(folder, file), html);
    written.push(html);
  }
  const assets = [href, ...scripts(shop, ...PRECACHED).map((chunk) => `/${chunk}`)];
  const worker = isOfflineOff() ? leavingScript() : workerScript({ pages: written, assets });
  write(join(folder, WORKER_FILE), worker);
  // No longer needed, and it would be public.
  rmSync(join(folder, ".vite"), { recursive: true });
}

/** The worker caches these at once, so that any first visit makes them available offline. */
const PRECACHED = [
  ...["banner", "further-sections", "quick-contact", "business-summary", "count-up"].map(
    (part) => `home/${part}`,
  ),
  ...[routes.catalogue.page, routes.part.page],
]
  .map((page) => `src/pages/${page}.tsx`)
  .concat("src/app/footer.tsx");

/** The setting is the app's too. */
function isOfflineOff(): boolean {
  return loadEnv("production", fileURLToPath(new URL("..", import.meta.url))).VITE_OFFLINE === "off";
}

/** A function fills in what is rendered at each request. */
const BARE = { head: "", body: "" };

const SHOPS_SCRIPT =
  /\s*(?:<script type="module"[^>]* src="([^"]+)"><\/script>|<link rel="modulepreload"[^>]* href="([^"]+)">)/g;

/** Comes after a page's own code, unless the page can't begin without it. */
const SESSION = "src/auth/firebase-session.tsx";

/** The page's HTML and first data go first. */
function preloadOf(chunk: string): string {
  return `<link rel="modulepreload" href="/${chunk}" fetchpriority="low">`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

/** Replaces the app's scripts with a boot script, which loads them. */
function withBoot(page: string, bootScript: string, session: readonly string[] = []): string {
  const hosting = readFileSync(new URL("../../firebase.json", import.meta.url), "utf8");
  if (!bootSources.every((source) => hosting.includes(source)))
    throw new Error("A boot script changed: run npm run hosting.");
  const found = Array.from(page.matchAll(SHOPS_SCRIPT), ([, script, preload]) => script ?? preload);
  // Imports come before the app, so that each is a task of its own.
  const scripts = found.reverse();
  const later = session.length > 0 ? ` data-session="${session.map((chunk) => `/${chunk}`).join(" ")}"` : "";
  return page
    .replace(SHOPS_SCRIPT, "")
    .replace(
      "</body>",
      () => `<script data-scripts="${scripts.join(" ")}"${later}>${bootScript}</script></body>`,
    );
}

/** Has the boot script load a page's own code beside the app. */
function withScripts(page: string, chunks: readonly string[]): string {
  const files = chunks.map((chunk) => `/${chunk}`).join(" ");
  return files === ""
    ? page
    : page.replace(/(<script data-scripts="[^"]*)/, (scripts) => `${scripts},${files}`);
}

const NOT_FOR_TEXT =
  / type="(?:checkbox|color|date|datetime-local|file|month|number|radio|search|time|week)"/;

/** Modules that a page loads after its first paint. */
const parts: Record<string, string[]> = {
  "/": ["src/features/reviews/review-carousel.tsx", "src/pages/home/count-up.tsx"],
  [routes.dashboard.path]: [
    "src/pages/back-office/overview/admin-overview.tsx",
    "src/pages/dashboard/saved-list.tsx",
  ],
  [routes.profile.path]: [
    "src/features/account/account-sections.tsx",
    "src/features/vehicles/your-vehicles.tsx",
  ],
  // A function renders it.
  [routes.part.path]: ["src/app/footer.tsx"],
};

/** A chunk's files, including its static imports. */
function chunksOf(manifest: Manifest, entry: string, found = new Set<string>()): string[] {
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`The build has no chunk of ${entry}.`);
  if (found.has(chunk.file)) return [];
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) chunksOf(manifest, imported, found);
  return [...found];
}

function write(file: string, html: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}

const [, , folder = "", bundle = ""] = process.argv;
await prerender(folder, bundle);
// Otherwise, the query cache would keep Node running for five minutes.
process.exit(0);
