import { createHash } from "node:crypto";
import type { Release } from "../src/worker/release.ts";
import { bundled } from "./bundled.ts";

/** Where the site has it, for good: browsers ask there for the next one. */
export const WORKER_FILE = "sw.js";

interface Site {
  /** The text of every page. It names the assets, whose names change with their text. */
  readonly pages: readonly string[];
  readonly assets: readonly string[];
}

/** The service worker of a release. The same site always has the same. */
export function workerScript({ pages, assets }: Site): string {
  const hash = createHash("sha256").update(JSON.stringify([pages, assets]));
  const release: Release = { name: hash.digest("hex").slice(0, 12), assets };
  return bundled("worker/worker.ts", { RELEASE: JSON.stringify(release) });
}

/** The one that takes its place where the shop wants none. */
export function leavingScript(): string {
  return bundled("worker/leaving.ts");
}
