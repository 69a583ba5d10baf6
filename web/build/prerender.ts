import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { bootScript, bootSource } from "./boot-script.ts";
import { classesInHtml, classesInScript, criticalCss, tagsInHtml, tagsInScript } from "./critical-css.ts";

/**
 * Adds the prerendered pages to a finished build, each with its critical CSS inline, and shell.html for all others.
 * Called with the build's folder and the bundle of src/boot/prerender.tsx.
 */
async function prerender(folder, bundle) {
  const { pages, render } = await import(pathToFileURL(bundle).href);
  const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
  const shop = Object.keys(manifest).find((entry) => manifest[entry].name === "shop");
  const template = withBoot(readFileSync(join(folder, "index.html"), "utf8"));
  const [link, href] = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/.exec(template);
  const css = readFileSync(join(folder, href), "utf8");
  const scripts = (...entries) => [...new Set(entries.flatMap((entry) => chunksOf(manifest, entry)))];

  for (const { path, file, module, addresses } of pages) {
    const { head, body } = parted(await render(path));
    // What a page shows later, such as parts and reviews, has its classes in the scripts.
    const later = path === "/" ? parts : [module];
    const code = scripts(shop, ...later).map((chunk) => readFileSync(join(folder, chunk), "utf8"));
    const classes = [...classesInHtml(body), ...code.flatMap(classesInScript)];
    if (NOT_FOR_TEXT.test(body)) throw new Error(`${path} has an input whose parts have no styles inline.`);
    const tags = [...tagsInHtml(template + body), ...code.flatMap(tagsInScript)];
    const critical = criticalCss(css, { classes, tags });
    const styles = `<style>${critical}</style><meta name="styles" content="${href}">`;
    const html = template
      .replace(/<title>.*<\/title>/, () => head)
      .replace(link, () => styles)
      .replace('<div id="root"></div>', () => `<div id="root" data-addresses="${addresses}">${body}</div>`);
    if (!html.includes(styles) || !html.includes(body))
      throw new Error(`${path} has no place in index.html.`);
    write(join(folder, file), html);
  }
  const preloads = scripts(shop).map((chunk) => `<link rel="modulepreload" href="/${chunk}">`);
  write(
    join(folder, "shell.html"),
    template.replace("</head>", () => `${preloads.join("")}</head>`),
  );
  // No longer needed, and it would be public.
  rmSync(join(folder, ".vite"), { recursive: true });
}

const SHOPS_SCRIPT =
  /\s*(?:<script type="module"[^>]* src="([^"]+)"><\/script>|<link rel="modulepreload"[^>]* href="([^"]+)">)/g;

/** Replaces the app's scripts with the boot script, which loads them. */
function withBoot(page) {
  const hosting = readFileSync(new URL("../../firebase.json", import.meta.url), "utf8");
  if (!hosting.includes(bootSource)) throw new Error("src/boot/boot.ts changed: run npm run hosting.");
  const scripts = Array.from(page.matchAll(SHOPS_SCRIPT), ([, script, preload]) => script ?? preload);
  return page
    .replace(SHOPS_SCRIPT, "")
    .replace("</body>", () => `<script data-scripts="${scripts.join(" ")}">${bootScript}</script></body>`);
}

const NOT_FOR_TEXT =
  / type="(?:checkbox|color|date|datetime-local|file|month|number|radio|search|time|week)"/;

/** What the home page loads as you scroll. */
const parts = ["src/features/reviews/review-carousel.tsx", "src/pages/home/count-up.tsx"];

/** A chunk's files, including its static imports. */
function chunksOf(manifest, entry, found = new Set()) {
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`The build has no chunk of ${entry}.`);
  if (found.has(chunk.file)) return [];
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) chunksOf(manifest, imported, found);
  return [...found];
}

/** React writes head elements first. */
function parted(html) {
  const head = /^(?:<title>[^<]*<\/title>|<link[^>]*>|<meta[^>]*>)*/.exec(html)[0];
  return { head, body: html.slice(head.length) };
}

function write(file, html) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}

await prerender(...process.argv.slice(2));
// Otherwise, the query cache would keep Node running for five minutes.
process.exit(0);
