import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Suite, testEmulators } from "../emulators/emulator-config.ts";
import { emulatorEnvironment } from "../emulators/local-env.ts";
import { type OnClose, runTool } from "../lib/lifetime.ts";
import { Problem } from "../lib/problem.ts";
import { run } from "../lib/processes.ts";
import { toolEnvironment } from "../lib/workspace.ts";
import { findBrowser, nameBrowser } from "./browser.ts";
import { findLibreOffice } from "./libre-office.ts";
import { check, startSuite, vitest } from "./steps.ts";
import {
  type Counts,
  countTests,
  type Result,
  readFigures,
  readOutcomes,
  showFailed,
  showFigures,
  showFlaky,
  showSlowest,
  summarise,
  timed,
} from "./test-report.ts";

const kinds = ["unit", "emulator", "browser"] as const;
type Kind = (typeof kinds)[number];

interface Plan {
  /** The folder of the reports. */
  readonly reports: string;
  readonly wants: (kind: Kind) => boolean;
  readonly isLong: boolean;
  /** The runners' option for a part of the tests, if only that is wanted. */
  readonly shard: readonly string[];
  /** Lint and types, which belong to no kind of test. */
  readonly hasChecks: boolean;
}

/**
 * Steps of `npm run test:long`: tests that do a little at every `npm test` and much here. One file at a time,
 * so that what they measure is not each other.
 */
const trials = {
  emulator: ["functions/src/trials", "--no-file-parallelism"],
  browser: ["faults", "import.spec", "libre-office", "xss"],
};

/** It colours its output even where that goes into a file. */
const plainBiome = process.stdout.isTTY ? [] : ["--colors=off"];

/**
 * Runs every check, each even where an earlier one failed. `unit`, `emulator` or `browser` chooses a kind, `quick` those
 * without emulators, `long` the trials at full length, and `--shard=1/3` the first third of each kind's tests.
 */
async function test(onClose: OnClose): Promise<number> {
  const options = process.argv.slice(2);
  const shard = options.filter((option) => option.startsWith("--shard="));
  const words = options.filter((option) => !shard.includes(option));
  const isLong = words[0] === "long";
  const isQuick = words[0] === "quick";
  const named = words.slice(isLong || isQuick ? 1 : 0);
  const chosen = isLong ? chosenTrials(named) : named;
  const unknown = chosen.find((name) => !kinds.some((kind) => kind === name));
  if (unknown) throw new Problem(`There are no "${unknown}" tests: choose of ${kinds.join(", ")}.`);
  const wants = (kind: Kind) => (isQuick ? kind === "unit" : chosen.length === 0 || chosen.includes(kind));

  if (wants("browser")) {
    console.log(`Browser tests run in ${await nameBrowser(await findBrowser())}.`);
    if (!findLibreOffice()) console.log("LibreOffice isn't installed: the round trip through it is skipped.");
  }
  const reports = mkdtempSync(join(tmpdir(), "carparts-test-"));
  onClose(() => rmSync(reports, { recursive: true }));
  const plan = { reports, wants, isLong, shard, hasChecks: chosen.length === 0 };
  const suite = wants("emulator") || wants("browser") ? testEmulators() : undefined;
  // Both wait a good deal, for programs and for emulators, so they run side by side.
  const results = await Promise.all([
    runWithoutEmulators(plan),
    suite ? runOnEmulators(plan, suite, onClose) : [],
  ]);
  const outcomes = kinds.flatMap((kind) => readOutcomes(join(reports, `${kind}.json`)));
  showSlowest(outcomes);
  showFlaky(outcomes);
  showFailed(outcomes);
  return summarise(results.flat());
}

async function runWithoutEmulators({ reports, wants, shard, hasChecks }: Plan): Promise<Result[]> {
  const results = [];
  if (hasChecks) {
    results.push(await timed("Lint and format (biome)", () => check("biome", ["ci", ".", ...plainBiome])));
    results.push(await timed("Types (tsc)", () => check("tsc", ["-b"])));
  }
  if (wants("unit")) results.push(await timed("Unit tests", () => vitest("unit", reports, {}, shard)));
  return results;
}

async function runOnEmulators(
  { reports, wants, isLong, shard }: Plan,
  suite: Suite,
  onClose: OnClose,
): Promise<Result[]> {
  const start = await timed("Builds and emulators", () => startSuite(suite, "dist-test", onClose));
  if (start.failed > 0) return [start];
  const figures = join(reports, "figures.jsonl");
  const env = {
    ...emulatorEnvironment(suite),
    FIGURES_FILE: figures,
    ...(isLong && { TEST_EFFORT: "long" }),
  };
  const only = isLong ? trials : { emulator: [], browser: [] };
  const results = [start];
  if (wants("emulator"))
    results.push(
      await timed("Rules and API tests", () =>
        vitest("emulator", reports, env, [...only.emulator, ...shard]),
      ),
    );
  if (wants("browser"))
    results.push(await timed("Browser tests", () => playwright(reports, env, [...only.browser, ...shard])));
  showFigures(readFigures(figures), { asJson: isLong });
  return results;
}

/** Without a choice every kind that has trials. */
function chosenTrials(kinds: string[]): string[] {
  return kinds.length === 0 ? Object.keys(trials) : kinds;
}

async function playwright(
  reports: string,
  env: NodeJS.ProcessEnv,
  files: readonly string[],
): Promise<Counts> {
  const report = join(reports, "browser.json");
  const args = ["test", "-c", "web/playwright.config.ts", "--reporter=list,json", ...files];
  const withReport = toolEnvironment({ ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return countTests(await run("playwright", args, { env: withReport }), report);
}

await runTool(test, { interruptedCode: 130 });
