import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { performance } from "node:perf_hooks";
import { Problem } from "../lib/problem.ts";

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

/** Every test of a vitest or Playwright report, with its file and the milliseconds that it took. */
export function readDurations(report) {
  if (!existsSync(report)) return [];
  const { testResults = [], suites = [] } = JSON.parse(readFileSync(report, "utf8"));
  const ofVitest = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, duration }) => ({ file: basename(name), title, duration: duration ?? 0 })),
  );
  return [...ofVitest, ...suites.flatMap(durationsOf)];
}

/** Playwright's suites hold tests and further suites. */
function durationsOf({ specs = [], suites = [] }) {
  const own = specs.map(({ file, title, tests }) => {
    const results = tests.flatMap((test) => test.results);
    const duration = results.reduce((sum, result) => sum + result.duration, 0);
    return { file: basename(file), title, duration };
  });
  return [...own, ...suites.flatMap(durationsOf)];
}

const SLOWEST = 10;

/** Shows the slowest tests, so that a test run stays as quick as it is. */
export function showSlowest(durations) {
  if (durations.length === 0) return;
  const slowest = durations.toSorted((a, b) => b.duration - a.duration).slice(0, SLOWEST);
  console.log("\n=== The slowest tests");
  for (const { file, title, duration } of slowest) {
    console.log(`${(duration / 1000).toFixed(1).padStart(6)} s  ${file} › ${title}`);
  }
}

/** What the trials have measured, one JSON object a line; nothing where no trial ran. */
export function readFigures(file) {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  return lines
    .map((line) => JSON.parse(line))
    .sort((a, b) => a.trial.localeCompare(b.trial, "en", { numeric: true }));
}

/** Shows the figures as a table that docs/reliability.md can take as it is, and for programs as JSON. */
export function showFigures(figures, { asJson = false } = {}) {
  if (figures.length === 0) return;
  const heads = ["trial", "runs", "violations", "notes"];
  const rows = [heads, ...figures.map((figure) => heads.map((head) => String(figure[head] ?? "")))];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(" | ")} |`;
  console.log("\n=== Figures");
  console.log(
    [line(rows[0]), line(widths.map((width) => "-".repeat(width))), ...rows.slice(1).map(line)].join("\n"),
  );
  if (asJson) console.log(`\n${JSON.stringify(figures)}`);
}

/** Shows the sum as the last line; gives the exit code. */
export function summarise(results) {
  const failures = results.filter(({ failed }) => failed > 0).map(({ title }) => title);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(failures.length > 0 ? `\nFailed: ${failures.join(", ")}` : "");
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  return failures.length > 0 ? 1 : 0;
}
