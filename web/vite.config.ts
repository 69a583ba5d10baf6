import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv, type Plugin } from "vite";
import shop from "../shop.json" with { type: "json" };
import { callPattern } from "../tools/hosting/calls.ts";
import { ROBOTS_FILE, robots } from "../tools/hosting/robots.ts";
import { settingNames } from "../tools/lib/shop-file.ts";
import { addPreviews } from "./build/previews.ts";
import { splitReactfire } from "./build/split-reactfire.ts";
import { splitShop } from "./build/split-shop.ts";
import { MANIFEST_FILE, webManifest } from "./build/web-manifest.ts";
import { readEnvironment } from "./src/lib/environment.ts";

/** Packages that don't declare that they're free of side effects. This lets the bundler drop unused code. */
const FREE_OF_SIDE_EFFECTS = /node_modules\/(reactfire|rxfire|firebase|@firebase)\//;

/** Fails the build with one line if settings are missing. */
function checkEnvironment(): Plugin {
  return {
    name: "check-environment",
    // Server bundles contain no Firebase project.
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

/** The page's own text knows no shop. */
function nameShop(): Plugin {
  const name = shop.name.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return { name: "name-shop", transformIndexHtml: (html) => html.replaceAll("%SHOP%", name) };
}

/** Emits files that are derived from the shop, the pages or the calls. */
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

/** The oldest browsers that the stylesheet supports. Tailwind's own list is a few months newer. */
const OLDEST_BROWSERS = ["chrome120", "edge120", "firefox128", "safari16.4"];

/** The back office's folders, and what they alone share. Visitors load nothing of it. */
const OFFICE =
  /\/(?:features\/[^/]+\/manage|pages\/back-office|contract\/admin|contract\/values\/article\.ts|lib\/(?:list-file|chunked-run|every-page)\.ts)(?:\/|$)/;

/** Code that loads Firebase, what accounts alone send, and their lists stay out of the file that guests share. */
const ACCOUNTS = ["/auth/", ".actions.ts", "/firebase", "/ui/data-table/"];

function isContract(id: string): boolean {
  return id.includes("/contract/") || id.includes("/zod/");
}

function isForVisitors(id: string): boolean {
  const isOurs = !id.includes("/node_modules/") || id.includes("/@tanstack/");
  return isOurs && !OFFICE.test(id) && !ACCOUNTS.some((part) => id.includes(part));
}

export default defineConfig({
  // Vite minifies the whole stylesheet later.
  plugins: [
    checkEnvironment(),
    nameShop(),
    addMadeFiles(),
    addPreviews(),
    splitShop(shop, settingNames),
    splitReactfire(),
    react(),
    tailwindcss({ optimize: false }),
  ],
  resolve: {
    alias: {
      // An ES module, unlike the package's own entry: the bundler's helpers for CommonJS then need no file of their own.
      "@stripe/stripe-js/pure": "@stripe/stripe-js/dist/pure.esm.js",
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    host: "127.0.0.1",
    proxy: { [callPattern]: "http://127.0.0.1:5000" },
  },
  // Set at build time, so that prerendered and hydrated pages agree.
  define: {
    "import.meta.env.VITE_BUILD_YEAR": JSON.stringify(String(new Date().getFullYear())),
  },
  build: {
    target: "es2022",
    cssTarget: OLDEST_BROWSERS,
    manifest: true,
    // Every browser that runs this supports module preloading.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A page's frame and the home page name many files.
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:6][extname]",
        codeSplitting: {
          groups: [
            // Running the contract takes as long as all else of the shop. Apart, neither is one long task.
            { name: "contract", test: isContract, tags: ["$initial"] },
            { name: "shop", tags: ["$initial"] },
            // Pages of pictures and text load these, and nothing else that is common.
            { name: "icons", test: "/ui/icons/", minShareCount: 2 },
            // Keys of writes, and their notice: guests don't send any.
            { name: "write-keys", test: /\/(?:lib\/write-keys|forms\/unanswered)\./ },
            // The rest is the bundler's.
            { name: "common", test: isForVisitors, minShareCount: 5 },
            // The home page's script names each file, so that small ones cost more than they save.
            { name: "office", test: OFFICE, minShareCount: 3 },
            { name: "table", test: "/ui/data-table/", minShareCount: 2 },
          ],
        },
      },
      treeshake: {
        moduleSideEffects: (id) => !FREE_OF_SIDE_EFFECTS.test(id),
      },
    },
  },
});
