import { existsSync, readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { Problem } from "./problem.mjs";

/**
 * Runs one step of the tests under a heading and shows how long it took. Gives the counts of its tests;
 * a step that breaks off counts as one failure, so that the others still run.
 */
export async function timed(title, step) {
  console.log(`\n=== ${title}`);
  const begin = performance.now();
  const counts = await step().catch((error) => {
    console.error(error instanceof Problem ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`--- ${title}: ${counts.failed === 0 ? "ok" : "FAILED"}, ${seconds} s`);
  return { title, ...counts };
}

/**
 * The counts in the JSON report of vitest or Playwright. A program that fails without a failed test (it
 * broke off, or is no test runner and has no report) counts as one failure.
 */
export function countTests(exitCode, report) {
  const { passed, failed } =
    report && existsSync(report) ? counts(JSON.parse(readFileSync(report, "utf8"))) : none;
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}

const none = { passed: 0, failed: 0 };

function counts({ numPassedTests, numFailedTests, stats }) {
  if (!stats) return { passed: numPassedTests, failed: numFailedTests };
  // Playwright calls a test flaky that passed when it was repeated.
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

/** Shows the sum as the last line; gives the exit code. */
export function summarise(results) {
  const failures = results.filter(({ failed }) => failed > 0).map(({ title }) => title);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(failures.length > 0 ? `\nFailed: ${failures.join(", ")}` : "");
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  return failures.length > 0 ? 1 : 0;
}
