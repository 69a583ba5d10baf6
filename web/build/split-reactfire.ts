import type { Plugin } from "vite";

/** Firebase products that reactfire imports and this shop doesn't use. */
const UNUSED_FIREBASE = /^firebase\/(database|functions|remote-config|storage)$/;
const NOTHING = "\0nothing";

/**
 * reactfire puts every Firebase product in one module. This gives the session an auth-only copy, so that only live
 * screens load Firestore.
 */
export function splitReactfire(): Plugin {
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
