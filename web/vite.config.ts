import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type ESTree, loadEnv, type Plugin, parseAst } from "vite";
import shop from "../shop.json" with { type: "json" };
import { callPattern } from "../tools/hosting/calls.ts";
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

/** The page's own text knows no shop. */
function nameShop(): Plugin {
  const name = shop.name.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return { name: "name-shop", transformIndexHtml: (html) => html.replaceAll("%SHOP%", name) };
}

function addWebManifest(): Plugin {
  return {
    name: "add-web-manifest",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    generateBundle() {
      this.emitFile({ type: "asset", fileName: MANIFEST_FILE, source: JSON.stringify(webManifest) });
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

/** What developer tools read, which would keep unused code. */
const FOR_TOOLS = /^\w+\.displayName = "[^"]*";$|window\.__reactRouterVersion =[^;]*;/gm;

/** React Router doesn't mark these calls as pure, nor what only data routers read. */
const MADE_WITH_REACT = /(?<== )React\d*\.(?:forwardRef|createContext|memo)\(/g;
const READ_BY_DATA_ROUTERS = /^(?:var|const) (?:valid\w+Methods|objectProtoNames2?) = /gm;

/** This shop has no data router, so these contexts are always empty. */
const OF_DATA_ROUTERS =
  /React\d*\.useContext\((?:DataRouterContext|DataRouterStateContext|RSCRouterContext)\)/g;

const STATE_OF_DATA_ROUTERS = "let dataRouterState = dataRouterOpts?.state;";
const NAVIGATE_OF_DATA_ROUTERS = "isDataRoute ? useNavigateStable() : ";

/** The error boundary of routes asks for it, and no route here has one. */
const OF_SERVER_COMPONENTS = /^RenderErrorBoundary\.contextType = RSCRouterContext;$/gm;

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** Where React Router talks to developers: in the messages of its assertions, and in all of its warnings. */
function wordsForDevelopers(node: unknown): Cut[] {
  if (typeof node !== "object" || node === null) return [];
  const { type, callee, arguments: args, start = 0, end = 0 } = node as Partial<ESTree.CallExpression>;
  const called = type === "CallExpression" && callee?.type === "Identifier" ? callee.name : "";
  if (/^warn(ing)?(Once)?$/.test(called)) return [{ start, end, by: "void 0" }];
  const words = /^invariant2?$/.test(called) && args?.[1];
  if (words) return [{ start: words.start, end: words.end, by: '""' }];
  return Object.values(node).flatMap(wordsForDevelopers);
}

/** A class that extends one of React's counts as a side effect, so that the bundler would keep it unused. */
function pureClasses(code: string): Cut[] {
  return parseAst(code).body.flatMap((node) => {
    const declared = node.type === "VariableDeclaration" ? node.declarations[0]?.init : undefined;
    if (declared?.type !== "ClassExpression" || !declared.superClass) return [];
    const { start, end } = declared;
    return [
      { start, end: start, by: "/* @__PURE__ */ (() => " },
      { start: end, end, by: ")()" },
    ];
  });
}

/** Removes the parts of React Router that this shop doesn't use. */
function pruneRouter(): Plugin {
  return {
    name: "prune-router",
    apply: "build",
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) =>
        [...wordsForDevelopers(parseAst(code)), ...pureClasses(code)]
          .sort((one, other) => other.start - one.start)
          .reduce((kept, { start, end, by }) => kept.slice(0, start) + by + kept.slice(end), code)
          .replace(FOR_TOOLS, "")
          .replace(MADE_WITH_REACT, "/* @__PURE__ */ $&")
          .replace(READ_BY_DATA_ROUTERS, "$&/* @__PURE__ */ ")
          .replace(OF_DATA_ROUTERS, "null")
          .replace(OF_SERVER_COMPONENTS, "")
          .replace(STATE_OF_DATA_ROUTERS, "const dataRouterState = void 0;")
          .replace(NAVIGATE_OF_DATA_ROUTERS, "")
          .replace("var ENABLE_DEV_WARNINGS = true;", "const ENABLE_DEV_WARNINGS = false;"),
    },
  };
}

const RESIZE_OBSERVER = /\/resize-observer-polyfill\//;
const UNUSED_BY_SLICK = /\/react-slick\/lib\/(arrows|dots)\.js$|\/json2mq\//;

/** Removes what the carousel doesn't use of react-slick, and its copy of what every browser has. */
function pruneSlick(): Plugin {
  return {
    name: "prune-slick",
    apply: "build",
    transform: {
      filter: { id: [RESIZE_OBSERVER, UNUSED_BY_SLICK] },
      handler: (_, id) =>
        RESIZE_OBSERVER.test(id) ? "export default globalThis.ResizeObserver;" : "module.exports = {};",
    },
  };
}

const SHARED_BY_MOST =
  /\/web\/src\/ui\/(icons\/more-drawings|reduced-motion)\.ts$|\/contract\/values\/(optional|params|instant)\.ts$/;
const SHARED_BY_FORMS =
  /\/web\/src\/(ui\/forms\/|auth\/session-ended|features\/saved\/wishes)|\/react-query\/.*useMutation/;
const SHARED_BY_ACCOUNT_PAGES =
  /\/web\/src\/(ui\/(screen|table|paged-list|delete-button)|auth\/signing-in|features\/(profiles\/(profiles\.queries|profile-question)|users\/users\.queries|orders\/(orders\.queries|ordered-part|no-orders)|.*\/unverified-mark))\.tsx?$/;

const SHARED_BY_SIGN_IN =
  /\/web\/src\/(auth\/(google-button|session\.queries|second-factor)\.tsx?$|features\/sign-in\/session-(links|card))/;
const SHARED_BY_PARTS =
  /\/web\/src\/(ui\/hydrated|features\/(vehicles\/(vehicle|own-garage)|catalogue\/(groups|catalogue\.queries|filters\/filters|search\/)))|\/contract\/(part-details|catalogue\/(?!part\.))/;
const SHARED_BY_LISTS =
  /\/web\/src\/(features\/(basket\/(account-basket\.queries|line-changes)|saved\/(own-saved|said|save-button|saved\.queries|saved-rule|tell-me)|catalogue\/(part-card|part\/part\.queries))|ui\/fit-label|pages\/part-actions)\.tsx?$|\/contract\/(basket\/basket|saved|catalogue\/part\.)/;

export default defineConfig({
  // Vite minifies the whole stylesheet later.
  plugins: [
    checkEnvironment(),
    nameShop(),
    addWebManifest(),
    splitReactfire(),
    pruneRouter(),
    pruneSlick(),
    react(),
    tailwindcss({ optimize: false }),
    forgetOlderBrowsers(),
  ],
  // An ES module, unlike the package's own entry: the bundler's helpers for CommonJS then need no file of their own.
  resolve: { alias: { "@stripe/stripe-js/pure": "@stripe/stripe-js/dist/pure.esm.js" } },
  server: {
    port: 5173,
    strictPort: true,
    host: "127.0.0.1",
    proxy: { [callPattern]: "http://127.0.0.1:5000" },
  },
  // Set at build time, so that prerendered and hydrated pages agree.
  define: { "import.meta.env.VITE_BUILD_YEAR": JSON.stringify(String(new Date().getFullYear())) },
  build: {
    target: "es2022",
    cssTarget: OLDEST_BROWSERS,
    manifest: true,
    modulePreload: {
      // Every browser that runs this supports module preloading.
      polyfill: false,
      // Every page has the contract already.
      resolveDependencies: (_, files) => files.filter((file) => !file.startsWith("assets/contract-")),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Two files for what every page needs, instead of a dozen requests. The contract is separate, because
          // running it takes as long as the rest and would make one long task.
          groups: [
            { name: "contract", test: /\/(contract|zod)\//, tags: ["$initial"] },
            { name: "shop", tags: ["$initial"] },
            // Small parts of many pages, each of which would be a request.
            { name: "common", test: SHARED_BY_MOST },
            { name: "forms", test: SHARED_BY_FORMS },
            { name: "account", test: SHARED_BY_ACCOUNT_PAGES },
            { name: "sign-in", test: SHARED_BY_SIGN_IN },
            { name: "parts", test: SHARED_BY_PARTS },
            { name: "lists", test: SHARED_BY_LISTS },
            { name: "timeline", test: /\/orders\/handling\/timeline\.tsx$/ },
          ],
        },
      },
      treeshake: {
        moduleSideEffects: (id) => !FREE_OF_SIDE_EFFECTS.test(id),
      },
    },
  },
});
