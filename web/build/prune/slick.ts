import type { Plugin } from "vite";

const RESIZE_OBSERVER = /\/resize-observer-polyfill\//;
const UNUSED_BY_SLICK = /\/react-slick\/lib\/(arrows|dots)\.js$|\/json2mq\//;

/** Removes what the carousel doesn't use of react-slick, and its copy of what every browser has. */
export function pruneSlick(): Plugin {
  return {
    name: "prune-slick",
    apply: "build",
    transform: {
      filter: { id: [RESIZE_OBSERVER, UNUSED_BY_SLICK] },
      handler: (_, id) =>
        RESIZE_OBSERVER.test(id) ? "module.exports = globalThis.ResizeObserver;" : "module.exports = {};",
    },
  };
}
