import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv, type Plugin } from "vite";
import { readEnvironment } from "./src/lib/environment.ts";

/** The API's paths at the root of the site; Hosting rewrites the same ones (firebase.json). */
const REST_PATHS =
  "^/(products?|user/.*|users|admin/.*|serviceDelete/.*|[oO]rdersItem(/.*)?|revew|payment/.*|profile(/.*)?|account(/.*)?)(\\?.*)?$";

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

/**
 * reactfire is one module for every Firebase product. The session gets it as a module of its own, of which only
 * auth is left, so that Firestore is loaded by the screens that listen live and by nothing else.
 */
function splitReactfire(): Plugin {
  return {
    name: "split-reactfire",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer) {
      if (source !== "reactfire" || !importer?.includes("/features/session/")) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && `${resolved.id}?session`;
    },
  };
}

export default defineConfig({
  plugins: [checkEnvironment(), splitReactfire(), react(), tailwindcss()],
  server: {
    port: 5173,
    strictPort: true,
    host: "127.0.0.1",
    proxy: { [REST_PATHS]: "http://127.0.0.1:5000" },
  },
  build: {
    target: "es2022",
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: (id) => !FREE_OF_SIDE_EFFECTS.test(id),
      },
    },
  },
});
