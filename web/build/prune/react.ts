import type { Plugin } from "vite";

/** Of react-dom and of its scheduler. The linter keeps everybody from importing them. */
const UNUSED = [
  ...["createPortal", "preconnect", "prefetchDNS", "preinit", "preinitModule", "preload", "preloadModule"],
  ...["requestFormReset", "unstable_batchedUpdates", "useFormState", "useFormStatus"],
  ...["unstable_forceFrameRate", "unstable_next", "unstable_runWithPriority", "unstable_wrapCallback"],
];
const UNUSED_EXPORTS = new RegExp(`^exports\\.(${UNUSED.join("|")}) = function [^]*?^};$`, "gm");

/** Removes functions that nobody calls. The bundler can't, because React is CommonJS. */
export function pruneReact(): Plugin {
  return {
    name: "prune-react",
    apply: "build",
    transform: {
      filter: { id: /\/(react-dom|scheduler)\.production\.js$/ },
      handler: (code) => code.replace(UNUSED_EXPORTS, ""),
    },
  };
}
