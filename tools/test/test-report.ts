import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { performance } from "node:perf_hooks";
import { stripVTControlCharacters } from "node:util";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";
import { Problem } from "../lib/problem.ts";

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export type Result = Counts & { readonly title: string };

export interface Outcome {
  readonly file: string;
  readonly title: string;
  /** In milliseconds, with all its repetitions. */
  readonly duration: number;
  readonly hasFailed: boolean;
  /** It failed at first and passed when repeated. */
  readonly isFlaky: boolean;
  /** The error of each time it failed. */
  readonly errors: readonly string[];
}

/** The measurements of one trial. */
interface Figure {
  readonly trial: string;
  readonly runs?: string;
  readonly violations?: number;
  readonly notes?: string;
}

/**
 * Runs one step of the tests under a heading and shows how long it took. Gives the counts of its tests;
 * a step that breaks off counts as one failure, so that the others still run.
 */
export async function timed(title: string, step: () => Promise<Counts>): Promise<Result> {
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
export function countTests(exitCode: number | string, report?: string): Counts {
  const { passed, failed } = report && existsSync(report) ? counts(readReport(report)) : none;
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}

const none = { passed: 0, failed: 0 };

function readReport(path: string): JsonTestResults | JSONReport {
  return JSON.parse(readFileSync(path, "utf8"));
}

function counts(report: JsonTestResults | JSONReport): Counts {
  if (!("stats" in report)) return { passed: report.numPassedTests, failed: report.numFailedTests };
  const { stats } = report;
  // Playwright calls a test flaky that passed when it was repeated.
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

/** Reads the outcome of every test of a vitest or Playwright report. */
export function readOutcomes(path: string): Outcome[] {
  if (!existsSync(path)) return [];
  const report = readReport(path);
  if ("suites" in report) return report.suites.flatMap(outcomesOf);
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status, duration, failureMessages }) => ({
      file: basename(name),
      title,
      duration: duration ?? 0,
      hasFailed: status === "failed",
      isFlaky: status === "passed" && Boolean(failureMessages?.length),
      errors: failureMessages ?? [],
    })),
  );
}

/** Playwright's suites hold tests and further suites. */
function outcomesOf({ specs, suites = [] }: JSONReportSuite): Outcome[] {
  const own = specs.map(({ file, title, tests }) => {
    const results = tests.flatMap((test) => test.results);
    const duration = results.reduce((sum, result) => sum + result.duration, 0);
    const went = (as: string) => tests.some(({ status }) => status === as);
    const errors = results.flatMap(({ error }) => (error?.stack ? [error.stack] : []));
    return {
      file: basename(file),
      title,
      duration,
      hasFailed: went("unexpected"),
      isFlaky: went("flaky"),
      errors,
    };
  });
  return [...own, ...suites.flatMap(outcomesOf)];
}

const SLOWEST = 10;

/** Shows the slowest tests, so that a test run stays as quick as it is. */
export function showSlowest(outcomes: readonly Outcome[]): void {
  if (outcomes.length === 0) return;
  const slowest = outcomes.toSorted((a, b) => b.duration - a.duration).slice(0, SLOWEST);
  console.log("\n=== The slowest tests");
  for (const { file, title, duration } of slowest) {
    console.log(`${(duration / 1000).toFixed(1).padStart(6)} s  ${file} › ${title}`);
  }
}

/** Names the tests that passed only when repeated, with their errors: each is a bug to look for. */
export function showFlaky(outcomes: readonly Outcome[]): void {
  showNames(
    "Flaky: failed at first, passed when repeated",
    outcomes.filter(({ isFlaky }) => isFlaky),
  );
}

/** Names the tests that failed, with their errors, so that you needn't look for them in all that was printed. */
export function showFailed(outcomes: readonly Outcome[]): void {
  showNames(
    "Failed",
    outcomes.filter(({ hasFailed }) => hasFailed),
  );
}

function showNames(heading: string, outcomes: readonly Outcome[]): void {
  if (outcomes.length === 0) return;
  console.log(`\n=== ${heading}`);
  for (const { file, title, errors } of outcomes) {
    console.log(`${file} › ${title}`);
    for (const error of errors) console.log(beginningOf(error));
  }
}

const ERROR_LINES = 12;

/** Indented, without colours and empty lines. */
function beginningOf(error: string): string {
  const lines = stripVTControlCharacters(error)
    .split("\n")
    .filter((line) => line.trim());
  return lines
    .slice(0, ERROR_LINES)
    .map((line) => `    ${line}`)
    .join("\n");
}

/** Reads the trials' measurements, one JSON object a line; nothing where no trial ran. */
export function readFigures(file: string): Figure[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  return lines
    .map((line): Figure => JSON.parse(line))
    .sort((a, b) => a.trial.localeCompare(b.trial, "en", { numeric: true }));
}

/** Shows the figures as a table that docs/reliability.md can take as it is, and for programs as JSON. */
export function showFigures(figures: readonly Figure[], { asJson = false } = {}): void {
  if (figures.length === 0) return;
  const heads = ["trial", "runs", "violations", "notes"] as const;
  const rows = figures.map((figure) => heads.map((head) => String(figure[head] ?? "")));
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  console.log("\n=== Figures");
  console.log([line(heads), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n"));
  if (asJson) console.log(`\n${JSON.stringify(figures)}`);
}

/** Shows the sum as the last line; gives the exit code. */
export function summarise(results: readonly Result[]): number {
  const failures = results.filter(({ failed }) => failed > 0).map(({ title }) => title);
  const sum = (key: keyof Counts) => results.reduce((total, result) => total + result[key], 0);
  console.log(failures.length > 0 ? `\nFailed: ${failures.join(", ")}` : "");
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  return failures.length > 0 ? 1 : 0;
}
