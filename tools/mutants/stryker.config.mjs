import { tmpdir } from "node:os";
import { join } from "node:path";

// Changes the pure rules, one piece at a time, and unit tests must notice. Guards hold what is no pure rule.
const files = ["**/*-rule", "core/map-unique", "parts/supersession", "zero-results/countable-text"];

export default {
  mutate: files.map((file) => `functions/src/${file}.ts`),
  // A little less than was measured: what falls below has lost a test.
  thresholds: { break: 80 },
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "tools/mutants/vitest.config.ts" },
  // TypeScript 7 has no interface for programs, and nothing here needs its settings.
  tsconfigFile: "none",
  // Of a message another wording isn't a fault.
  mutator: { excludedMutations: ["StringLiteral"] },
  // What is made when a module loads can't be switched while it runs, and each would run every test.
  ignoreStatic: true,
  reporters: ["clear-text", "progress-append-only"],
  clearTextReporter: { allowColor: false, reportTests: false },
  // Elsewhere than in the repository, where lint and tests would find the copies.
  tempDirName: join(tmpdir(), "carparts-mutants"),
};
