import lighthouse, { type Flags, type Result } from "lighthouse";
import { quiet } from "../quiet.ts";

/** A trace sometimes lacks its start (NO_NAVSTART); Lighthouse asks for a rerun. */
const MOST_TRIES = 3;

/** Milliseconds, the layout shift, and scores of 100 by category. */
export interface Sample {
  readonly fcp: number;
  readonly lcp: number;
  readonly speedIndex: number;
  readonly tbt: number;
  readonly cls: number;
  readonly scores: Readonly<Record<string, number>>;
  /** The audits by category that cost it points. */
  readonly failed: Readonly<Record<string, readonly string[]>>;
}

/** A field of a sample that is a single number. */
export type Figure = Exclude<keyof Sample, "scores" | "failed">;

/**
 * Loads a page as Lighthouse's mobile visitor (slow 4G, 4x CPU slowdown, simulated). Returns milliseconds,
 * layout shift and scores.
 */
export async function load(
  url: string,
  { port, categories = ["performance"] }: { port: number; categories?: string[] },
): Promise<Sample> {
  for (let tries = 1; ; tries++) {
    await quiet();
    const run = await lighthouse(url, { ...settings, port, onlyCategories: categories });
    if (run && !run.lhr.runtimeError) return figures(run.lhr);
    if (tries === MOST_TRIES) throw new Error(`Lighthouse on ${url}: ${run?.lhr.runtimeError?.message}`);
  }
}

const settings: Flags = {
  logLevel: "error",
  // The 404 page is measured too.
  ignoreStatusCode: true,
  disableFullPageScreenshot: true,
  // Pages with live orders never become idle.
  maxWaitForLoad: 15_000,
};

function figures({ audits, categories }: Result): Sample {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    speedIndex: value("speed-index"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, 100 * (score ?? Number.NaN)]),
    ),
    failed: Object.fromEntries(
      Object.entries(categories).map(([name, { auditRefs }]) => [name, costly(auditRefs, audits)]),
    ),
  };
}

function costly(auditRefs: Result.Category["auditRefs"], audits: Result["audits"]): string[] {
  const counted = auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id);
  return counted.filter((id) => (audits[id]?.score ?? 1) < 0.9);
}
