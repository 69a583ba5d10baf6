import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type ESTree, loadEnv, type Plugin, parseAst } from "vite";
import { readEnvironment } from "./src/lib/environment.ts";

/** The API's paths at the root of the site; Hosting rewrites the same ones (firebase.json). */
const REST_PATHS =
  "^/(products?|user/.*|users|admin/.*|serviceDelete/.*|[oO]rdersItem(/.*)?|revew|payment/.*|profile(/.*)?|account(/.*)?|api/.*)(\\?.*)?$";

/** Packages that declare side effects they do not have, so that what a page does not use is left out. */
const FREE_OF_SIDE_EFFECTS = /node_modules\/(reactfire|rxfire|firebase|@firebase)\//;

/** A shop that is not set up is not built: one line says what is missing. */
function checkEnvironment(): Plugin {
  return {
    name: "check-environment",
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

/** The products that reactfire imports and that this shop has not. What it makes of them is never called. */
const UNUSED_FIREBASE = /^firebase\/(database|functions|remote-config|storage)$/;
const NOTHING = "\0nothing";

/**
 * reactfire is one module for every Firebase product. The session gets it as a module of its own, of which only
 * auth is left, so that Firestore is loaded by the screens that listen live and by nothing else.
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
    // CommonJS, because an import of a name that is not there is an error elsewhere.
    load: (id) => (id === NOTHING ? "module.exports = {};" : null),
  };
}

/** The oldest browsers that the stylesheet is for; Tailwind's own list is a few months longer. */
const OLDEST_BROWSERS = ["chrome120", "edge120", "firefox128", "safari16.4"];

/** What Tailwind writes for browsers that are older still, and its question whether a browser is one. */
const FOR_OLDER_BROWSERS = /@layer properties \{\s*@supports [^{]*\{[^{}]*\{[^{}]*\}\s*\}\s*\}/g;
const UNLESS_OLDER =
  /@supports \((?:color: color-mix|background-image: linear-gradient)\(in lab, red, red\)\) \{((?:[^{}]|\{[^{}]*\})*)\}/g;

/** Leaves out of the stylesheet what is for browsers that cannot show this shop anyway. */
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

/** A name for developers' tools, for whose sake what nobody uses would be kept. */
const NAME_FOR_TOOLS = /^\w+\.displayName = "[^"]*";$/gm;

/** Calls that change nothing, which React Router does not say of them. */
const MADE_WITH_REACT = /(?<== )React\d*\.(?:forwardRef|createContext)\(/g;

/** Where the words begin and end with which React Router's assertions would tell a developer what is wrong. */
function assertionWords(node: unknown): [number, number][] {
  if (typeof node !== "object" || node === null) return [];
  const { type, callee, arguments: args } = node as Partial<ESTree.CallExpression>;
  const isAssertion =
    type === "CallExpression" && callee?.type === "Identifier" && /^invariant2?$/.test(callee.name);
  const words = isAssertion && args?.[1];
  return words ? [[words.start, words.end]] : Object.values(node).flatMap(assertionWords);
}

/** Leaves out what the shop does not use of React Router, and what that says to developers. */
function pruneRouter(): Plugin {
  return {
    name: "prune-router",
    apply: "build",
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) =>
        assertionWords(parseAst(code))
          .sort(([a], [b]) => b - a)
          .reduce((kept, [start, end]) => `${kept.slice(0, start)}""${kept.slice(end)}`, code)
          .replace(NAME_FOR_TOOLS, "")
          .replace(MADE_WITH_REACT, "/* @__PURE__ */ $&")
          .replace("var ENABLE_DEV_WARNINGS = true;", "const ENABLE_DEV_WARNINGS = false;"),
    },
  };
}

export default defineConfig({
  // Vite makes the stylesheet small once it is whole.
  plugins: [
    checkEnvironment(),
    splitReactfire(),
    pruneRouter(),
    react(),
    tailwindcss({ optimize: false }),
    forgetOlderBrowsers(),
  ],
  server: {
    port: 5173,
    strictPort: true,
    host: "127.0.0.1",
    proxy: { [REST_PATHS]: "http://127.0.0.1:5000" },
  },
  // The same for the page that is rendered at build and for the script that takes it over.
  define: { "import.meta.env.VITE_BUILD_YEAR": JSON.stringify(String(new Date().getFullYear())) },
  build: {
    target: "es2022",
    cssTarget: OLDEST_BROWSERS,
    manifest: true,
    // Whatever runs this script preloads modules.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs comes in two files and not in a dozen, each with its own way to the server. To
          // make the contract takes as long as to run all the rest: apart, neither keeps a phone busy for long.
          groups: [
            { name: "contract", test: /\/(contract|zod)\//, tags: ["$initial"] },
            { name: "shop", test: /\/web\/src\/boot\/main\.tsx$/ },
          ],
        },
      },
      treeshake: {
        moduleSideEffects: (id) => !FREE_OF_SIDE_EFFECTS.test(id),
      },
    },
  },
});
