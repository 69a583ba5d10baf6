import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reportMeasurement } from "../../testing/measurements.ts";
import { startServer } from "../../testing/server-process.ts";
import { testScale } from "../../testing/test-scale.ts";
import { listGuards } from "./all-guards.ts";
import type { Guard } from "./guard.ts";
import { copySources, type Variant } from "./variant.ts";

// Each guard is taken out of a copy of the sources, and the copy's own tests must notice. A guard without a
// test that notices could be lost by accident.

const guards = testScale.hasGuards ? await listGuards() : [];
let variant: Variant;
let noticed = 0;

/** Without what belongs to the test run that this is. */
function cleanEnvironment(additions: Record<string, string>): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|FIGURES|NODE_ENV)/.test(name));
  return { ...Object.fromEntries(own), ...additions, NO_COLOR: "1" };
}

/** Runs a guard's test in the copy, and returns its output. */
async function runTest({ test, title = "" }: Pick<Guard, "test" | "title">) {
  const server = test.includes(".emulator.") ? await startServer({ folder: variant.folder }) : undefined;
  const vitest = join(variant.folder, "node_modules/.bin/vitest");
  const args = ["run", "--project", server ? "emulator*" : "unit", test, "-t", title];
  const site = server ? { ...server.site, API_URL: server.site.SITE_URL } : {};
  return promisify(execFile)(vitest, args, { cwd: variant.folder, env: cleanEnvironment(site) })
    .then(
      ({ stdout }) => ({ isNoticed: false, output: stdout }),
      (failure) => ({ isNoticed: true, output: String(failure.stdout) }),
    )
    .finally(() => server?.kill());
}

describe.runIf(testScale.hasGuards)("Without", () => {
  beforeAll(async () => {
    variant = await copySources();
  });

  afterAll(async () => {
    await variant.remove();
    reportMeasurement({
      trial: "Guards taken away",
      runs: `${guards.length} guards`,
      violations: guards.length - noticed,
      notes: `${noticed} of ${guards.length} noticed`,
    });
  });

  it("any change the copy's tests pass", async () => {
    const { isNoticed, output } = await runTest({ test: "functions/src/trials/access/access.emulator.test.ts" });
    expect(isNoticed, output).toBe(false);
  }, 300_000);

  it.each(guards)(
    "$name a test fails",
    async ({ file, edit, ...guard }) => {
      await variant.change(file, edit);
      const { isNoticed, output } = await runTest(guard).finally(() => variant.restore(file));
      // A failure must be a test's, not that of a copy that does not even start.
      expect(isNoticed && /Tests\s+\d+ failed/.test(output), output).toBe(true);
      noticed++;
    },
    300_000,
  );
});
