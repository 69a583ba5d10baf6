import lighthouse from "lighthouse";
import { quiet } from "../quiet.ts";

/** A trace sometimes lacks its start (NO_NAVSTART); Lighthouse asks for a rerun. */
const MOST_TRIES = 3;

/**
 * Loads a page as Lighthouse's mobile visitor (slow 4G, 4x CPU slowdown, simulated). Returns milliseconds,
 * layout shift and scores.
 */
export async function load(url, { port, categories = ["performance"] }) {
  for (let tries = 1; ; tries++) {
    await quiet();
    const { lhr } = await lighthouse(url, { ...settings, port, onlyCategories: categories });
    if (!lhr.runtimeError) return figures(lhr);
    if (tries === MOST_TRIES) throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`);
  }
}

const settings = {
  logLevel: "error",
  // The 404 page is measured too.
  ignoreStatusCode: true,
  disableFullPageScreenshot: true,
  maxWaitForLoad: 30_000,
};

function figures({ audits, categories }) {
  const value = (audit) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    speedIndex: value("speed-index"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    scores: Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, 100 * score])),
    /** The audits by category that cost it points. */
    failed: Object.fromEntries(
      Object.entries(categories).map(([name, { auditRefs }]) => [name, costly(auditRefs, audits)]),
    ),
  };
}

function costly(auditRefs, audits) {
  const counted = auditRefs.filter(({ id, weight }) => weight > 0 && audits[id].score !== null);
  return counted.filter(({ id }) => audits[id].score < 0.9).map(({ id }) => id);
}
