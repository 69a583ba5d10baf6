import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  countTests,
  readFigures,
  readOutcomes,
  showFailed,
  showFigures,
  showFlaky,
  showSlowest,
} from "./test-report.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "carparts-report-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(content: object): string {
  const path = join(folder, "report.json");
  writeFileSync(path, JSON.stringify(content));
  return path;
}

/** The lines under the heading. */
function printed(show: () => void): string[] {
  const log = vi.spyOn(console, "log").mockReturnValue(undefined);
  show();
  const lines = log.mock.calls.map(([line]) => String(line)).slice(1);
  log.mockRestore();
  return lines;
}

it("counts vitest's tests", () => {
  expect(countTests(1, report({ numPassedTests: 7, numFailedTests: 2 }))).toEqual({ passed: 7, failed: 2 });
});

it("counts Playwright's tests, one that passed when repeated as passed", () => {
  const stats = { expected: 5, flaky: 1, unexpected: 3, skipped: 0 };

  expect(countTests(1, report({ stats }))).toEqual({ passed: 6, failed: 3 });
});

it("counts a program as a failure that fails without a failed test", () => {
  expect(countTests(1, report({ numPassedTests: 7, numFailedTests: 0 }))).toEqual({ passed: 7, failed: 1 });
  expect(countTests(1, join(folder, "never-written.json"))).toEqual({ passed: 0, failed: 1 });
  expect(countTests("signal SIGKILL")).toEqual({ passed: 0, failed: 1 });
});

it("knows how long each test of vitest took, and of Playwright with all its repetitions", () => {
  const vitest = {
    testResults: [{ name: "/x/a.test.ts", assertionResults: [{ title: "adds", duration: 5 }] }],
  };
  expect(readOutcomes(report(vitest))).toEqual([
    { file: "a.test.ts", title: "adds", duration: 5, hasFailed: false, isFlaky: false, errors: [] },
  ]);
  const spec = {
    file: "shop/b.spec.ts",
    title: "shows",
    tests: [{ results: [{ duration: 3 }, { duration: 4 }] }],
  };
  const playwright = { suites: [{ specs: [], suites: [{ specs: [spec] }] }] };
  expect(readOutcomes(report(playwright))).toEqual([
    { file: "b.spec.ts", title: "shows", duration: 7, hasFailed: false, isFlaky: false, errors: [] },
  ]);
  expect(readOutcomes(join(folder, "never-written.json"))).toEqual([]);
});

it("shows the ten slowest tests, the slowest first", () => {
  const outcomes = Array.from({ length: 12 }, (_, index) => ({
    file: "a.test.ts",
    title: `${index}`,
    duration: index * 1000,
    hasFailed: false,
    isFlaky: false,
    errors: [],
  }));
  const lines = printed(() => showSlowest(outcomes));
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe("  11.0 s  a.test.ts › 11");
});

it("names the tests of vitest and Playwright that failed or passed only when repeated, with the beginning of each error", () => {
  const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join("\n\n");
  const failed = { status: "failed", failureMessages: [long] };
  const repeated = { status: "passed", failureMessages: ["No."] };
  const assertionResults = [
    { title: "fails", ...failed },
    { title: "wavers", ...repeated },
    { title: "passes", status: "passed" },
  ];
  const vitest = { testResults: [{ name: "/x/a.test.ts", assertionResults }] };
  const specs = ["expected", "unexpected", "flaky"].map((status) => ({
    file: "b.spec.ts",
    title: status,
    tests: [
      {
        status,
        results: status === "expected" ? [{}] : [{ error: { stack: "\u001b[31mError: no.\u001b[39m" } }],
      },
    ],
  }));
  const outcomes = [...readOutcomes(report(vitest)), ...readOutcomes(report({ suites: [{ specs }] }))];
  expect(printed(() => showFlaky(outcomes))).toEqual([
    "a.test.ts › wavers",
    "    No.",
    "b.spec.ts › flaky",
    "    Error: no.",
  ]);
  expect(printed(() => showFailed(outcomes))).toEqual([
    "a.test.ts › fails",
    Array.from({ length: 12 }, (_, line) => `    line ${line}`).join("\n"),
    "b.spec.ts › unexpected",
    "    Error: no.",
  ]);
});

it("shows what the trials have measured as one table, in their order", () => {
  const file = join(folder, "figures.jsonl");
  const lines = [
    { trial: "K10", runs: "20 rounds", violations: 0, notes: "max 5 ms" },
    { trial: "K2", runs: "20 rounds", violations: 1 },
  ];
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  showFigures(readFigures(file));
  const table = log.mock.calls.flat().join("\n");
  log.mockRestore();
  expect(table).toContain(
    [
      "| trial | runs      | violations | notes    |",
      "| ----- | --------- | ---------- | -------- |",
      "| K2    | 20 rounds | 1          |          |",
      "| K10   | 20 rounds | 0          | max 5 ms |",
    ].join("\n"),
  );
});

it("shows nothing where nothing was measured", () => {
  expect(readFigures(join(folder, "never-written.jsonl"))).toEqual([]);
});
