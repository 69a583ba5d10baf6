import { basename } from "node:path";
import type { Plugin } from "vite";

interface Change {
  readonly replaced?: Readonly<Record<string, string>>;
  /** At the module's end. */
  readonly added?: string;
}

/** The client takes the code of changes and of lists of pages from `later`, where the modules of their hooks put it. */
const CHANGES: Readonly<Record<string, Change>> = {
  "queryClient.js": {
    replaced: {
      'import { MutationCache } from "./mutationCache.js";': "export const later = {};",
      "this.#mutationCache = config.mutationCache || new MutationCache();": "",
      "this.#mutationCache.clear();": "this.#mutationCache?.clear();",
      "return this.#mutationCache;": "return (this.#mutationCache ??= new later.MutationCache());",
      "return this.#mutationCache.resumePausedMutations();":
        "return this.#mutationCache?.resumePausedMutations();",
    },
  },
  "mutationObserver.js": {
    added:
      'import { MutationCache } from "./mutationCache.js"; import { later } from "./queryClient.js"; later.MutationCache = MutationCache;',
  },
  "query.js": {
    replaced: {
      'import { infiniteQueryBehavior } from "./infiniteQueryBehavior.js";': "export const later = {};",
      "infiniteQueryBehavior(this.options.pages)": "later.infiniteQueryBehavior(this.options.pages)",
    },
  },
  "infiniteQueryBehavior.js": {
    added: 'import { later } from "./query.js"; later.infiniteQueryBehavior = infiniteQueryBehavior;',
  },
};

function changed(code: string, { replaced = {}, added = "" }: Change): string {
  return Object.entries(replaced).reduce((made, [from, to]) => {
    if (!made.includes(from)) throw new Error(`TanStack Query no longer has: ${from}`);
    return made.replace(from, to);
  }, `${code}\n${added}`);
}

/** Lets TanStack Query's code of changes and of lists of pages come with the first screen that has some. */
export function pruneQuery(): Plugin {
  return {
    name: "prune-query",
    apply: "build",
    transform: {
      filter: { id: /\/query-core\/build\/modern\// },
      handler(code, id) {
        const change = CHANGES[basename(id)];
        return change && changed(code, change);
      },
    },
  };
}
