import { resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv, type Plugin } from "vite";
import shop from "../shop.json" with { type: "json" };
import { callPattern } from "../tools/hosting/calls.ts";
import { ROBOTS_FILE, robots } from "../tools/hosting/robots.ts";
import { addPreviews } from "./build/previews.ts";
import { pruneRouter } from "./build/prune-router.ts";
import { MANIFEST_FILE, webManifest } from "./build/web-manifest.ts";
import { readEnvironment } from "./src/lib/environment.ts";

/** Packages that don't declare that they're free of side effects. This lets the bundler drop unused code. */
const FREE_OF_SIDE_EFFECTS = /node_modules\/(reactfire|rxfire|firebase|@firebase)\//;

/** Fails the build with one line if settings are missing. */
function checkEnvironment(): Plugin {
  return {
    name: "check-environment",
    // What a server renders knows no project.
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    configResolved({ mode, root }) {
      try {
        readEnvironment(loadEnv(mode, root));
      } catch (error) {
        console.error(`${error}`);
        process.exit(1);
      }
    },
  };
}

/** The contract reads the currency out of shop.json as Node can. Pages get it alone, and not all of that file. */
function takeCurrencyAlone(): Plugin {
  return {
    name: "take-currency-alone",
    enforce: "pre",
    transform: {
      filter: { id: /\/contract\/values\/currency\.ts$/ },
      handler: (code) =>
        code.replace(/import shop .*;/, "").replace("shop.currency", JSON.stringify(shop.currency)),
    },
  };
}

/** The page's own text knows no shop. */
function nameShop(): Plugin {
  const name = shop.name.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return { name: "name-shop", transformIndexHtml: (html) => html.replaceAll("%SHOP%", name) };
}

/** What knows the shop, the pages or the calls. */
function addMadeFiles(): Plugin {
  return {
    name: "add-made-files",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    generateBundle() {
      this.emitFile({ type: "asset", fileName: MANIFEST_FILE, source: JSON.stringify(webManifest) });
      this.emitFile({ type: "asset", fileName: ROBOTS_FILE, source: robots(shop.site) });
    },
  };
}

/** Firebase products that reactfire imports and this shop doesn't use. */
const UNUSED_FIREBASE = /^firebase\/(database|functions|remote-config|storage)$/;
const NOTHING = "\0nothing";

/**
 * reactfire puts every Firebase product in one module. This gives the session an auth-only copy, so that only live
 * screens load Firestore.
 */
function splitReactfire(): Plugin {
  return {
    name: "split-reactfire",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    async resolveId(source, importer) {
      if (UNUSED_FIREBASE.test(source) && importer?.includes("/reactfire/")) return NOTHING;
      if (source !== "reactfire" || !importer?.includes("/auth/")) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && `${resolved.id}?session`;
    },
    // CommonJS, because ES modules fail on missing exports.
    load: (id) => (id === NOTHING ? "module.exports = {};" : null),
  };
}

/** Vite's own way to load code also serves nonces, older browsers and listeners to failures, which nothing here has. */
function loadCode(): Plugin {
  const ours = resolve(import.meta.dirname, "src/lib/loading/load-with.ts");
  return {
    name: "load-code",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => `export { loadWith as __vitePreload } from ${JSON.stringify(ours)};`,
    },
  };
}

/** The oldest browsers that the stylesheet supports. Tailwind's own list is a few months newer. */
const OLDEST_BROWSERS = ["chrome120", "edge120", "firefox128", "safari16.4"];

/** Tailwind's fallback for even older browsers. */
const FOR_OLDER_BROWSERS = /@layer properties \{\s*@supports [^{]*\{[^{}]*\{[^{}]*\}\s*\}\s*\}/g;
const UNLESS_OLDER =
  /@supports \((?:color: color-mix|background-image: linear-gradient)\(in lab, red, red\)\) \{((?:[^{}]|\{[^{}]*\})*)\}/g;

/** Removes the fallback, because those browsers can't run this shop anyway. */
function forgetOlderBrowsers(): Plugin {
  return {
    name: "forget-older-browsers",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/styles\.css$/ },
      handler: (css) => css.replace(FOR_OLDER_BROWSERS, "").replace(UNLESS_OLDER, "$1"),
    },
  };
}

/**
 * What pages may share a file for. The back office, what its lists alone have and what is printed are none of it, so
 * visitors load nothing of them, and actions load Firebase.
 */
const SHARED =
  /\/(?:web\/src\/(?:auth\/signing-in\.|ui\/(?!data-table\/(?:choice-filter|export-button)|forms\/(?:next-field|suggested-field)|print\/)|lib\/(?:list-query|list-page|list-state|refresh|deletions|in-turn|save-file)|features\/(?![^/]+\/manage\/))|functions\/src\/contract\/(?!admin\/|values\/(?:issue-words|pair|phone-number)\.)|react-query\/)(?!.*\.actions\.ts$)/;

/** What most pages share. It brings the home page no styles. */
const COMMON =
  /\/(?:web\/src\/(?:lib\/(?:list-query|list-page|list-state|refresh|deletions)|ui\/(?:icons|debounced-search|format|forms\/(?:field\.|form-values|submit-button))|features\/(?:vehicles\/account-garage|saved\/wishes\.))|functions\/src\/contract\/(?!admin\/|values\/(?:issue-words|pair)\.)|react-query\/)/;

/** What MY Orders and the legal page share. */
const WITHDRAWAL =
  /\/(?:orders\/withdrawal\/(?:acknowledged|withdrawals)|lib\/(?:shop-date-time|withdrawal-period)|contract\/(?:withdrawals|values\/kept-for))/;

/** What pages of parts share, and an account's own pages do without. */
const OF_PARTS =
  /\/(?:web\/src\/(?:features\/(?:catalogue|vehicles|saved|mail)\/|ui\/(?:hydrated|fit-label|forms\/step-button|format\/shipping))|functions\/src\/contract\/values\/cut\.)/;

const OF_LISTS =
  /\/web\/src\/(?:ui\/(?:data-table\/|run-progress|format\/group-names|forms\/(?:next-field|suggested-field))|lib\/(?:chunked-run|use-is-mounted|use-fresh-data|list-file|every-page|save-file|csv|opened|managed-query)|features\/(?:trash|orders)\/manage\/)/;

export default defineConfig({
  // Vite minifies the whole stylesheet later.
  plugins: [
    checkEnvironment(),
    takeCurrencyAlone(),
    nameShop(),
    addMadeFiles(),
    addPreviews(),
    splitReactfire(),
    loadCode(),
    pruneRouter(),
    react(),
    tailwindcss({ optimize: false }),
    forgetOlderBrowsers(),
  ],
  resolve: {
    alias: {
      // An ES module, unlike the package's own entry: the bundler's helpers for CommonJS then need no file of their own.
      "@stripe/stripe-js/pure": "@stripe/stripe-js/dist/pure.esm.js",
      "resize-observer-polyfill": resolve(import.meta.dirname, "build/resize-observer.cjs"),
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    host: "127.0.0.1",
    proxy: { [callPattern]: "http://127.0.0.1:5000" },
  },
  worker: { plugins: () => [takeCurrencyAlone()] },
  // Set at build time, so that prerendered and hydrated pages agree.
  define: {
    "import.meta.env.VITE_BUILD_YEAR": JSON.stringify(String(new Date().getFullYear())),
    // From shop.json itself, the home page would load all of it.
    "import.meta.env.VITE_SHOP_NAME": JSON.stringify(shop.name),
    "import.meta.env.VITE_NOTICES": JSON.stringify((shop as { notices?: object }).notices ?? {}),
    "import.meta.env.VITE_WITHDRAWAL": JSON.stringify(shop.withdrawal),
    "import.meta.env.VITE_TIME_ZONE": JSON.stringify((shop as { timeZone?: string }).timeZone ?? "UTC"),
  },
  build: {
    target: "es2022",
    cssTarget: OLDEST_BROWSERS,
    manifest: true,
    modulePreload: {
      // Every browser that runs this supports module preloading.
      polyfill: false,
      // Its import asks for the code itself, every page has the contract already, and few sign in by a phone number.
      resolveDependencies: (loaded, files, { hostType }) =>
        files.filter(
          (file) =>
            hostType === "html" || (file !== loaded && !/^assets\/(?:contract|phone-number)-/.test(file)),
        ),
    },
    rolldownOptions: {
      output: {
        // A page's frame and the home page name many files.
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:6][extname]",
        codeSplitting: {
          // Two files for what every page needs, instead of a dozen requests. The contract is separate, because
          // running it takes as long as the rest and would make one long task.
          groups: [
            { name: "contract", test: /\/(contract|zod)\//, tags: ["$initial"] },
            { name: "shop", tags: ["$initial"] },
            // Small parts of many pages, each of which would be a request.
            { name: "common", test: COMMON, minShareCount: 5 },
            { name: "dialog", test: /\/ui\/dialogs\/dialog\./ },
            { name: "withdrawal", test: WITHDRAWAL },
            { name: "parts", test: OF_PARTS, minShareCount: 3 },
            { name: "shared", test: SHARED, minShareCount: 3 },
            // What the back office's lists share.
            { name: "lists", test: OF_LISTS, minShareCount: 2 },
            // What Add Item and Manage Item share.
            {
              name: "office",
              test: /\/contract\/(?:admin\/(?:part|products|pictures|file|bulk)|values\/(?:issue-words|pair)\.)|\/products\/manage\//,
              minShareCount: 2,
            },
          ],
        },
      },
      treeshake: {
        moduleSideEffects: (id) => !FREE_OF_SIDE_EFFECTS.test(id),
      },
    },
  },
});
