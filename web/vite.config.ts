import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The API's paths at the root of the site; Hosting rewrites the same ones (firebase.json). */
const REST_PATHS =
  "^/(products?|user/.*|users|admin/.*|serviceDelete/.*|[oO]rdersItem(/.*)?|revew|payment/.*|profile(/.*)?)(\\?.*)?$";

/** Packages that declare side effects they do not have, so that what a page does not use is left out. */
const FREE_OF_SIDE_EFFECTS = /node_modules\/(reactfire|rxfire|firebase|@firebase)\//;

export default defineConfig({
  plugins: [react(), tailwindcss()],
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
        moduleSideEffects: (id) =>
          !FREE_OF_SIDE_EFFECTS.test(id) || /@firebase\/(app|auth|firestore)\//.test(id),
      },
    },
  },
});
