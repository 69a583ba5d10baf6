import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reportMeasurement } from "../../testing/measurements.ts";
import { startServer } from "../../testing/own-server.ts";
import { testScale } from "../../testing/test-scale.ts";
import type { Mutant } from "./mutant.ts";
import { listMutants } from "./mutants.ts";
import { listRulesMutants } from "./rules-mutants.ts";
import { copySources, type Variant } from "./variant.ts";

// Each guard is taken out of a copy of the sources, and the copy's own tests must notice. A guard without a
// test that notices could be lost by accident.

const mutants = testScale.hasMutants ? [...(await listMutants()), ...(await listRulesMutants())] : [];
let variant: Variant;
let killed = 0;

/** Without what belongs to the test run that this is. */
function cleanEnvironment(additions: Record<string, string>): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|FIGURES|NODE_ENV)/.test(name));
  return { ...Object.fromEntries(own), ...additions, NO_COLOR: "1" };
}

/** Whether the copy's tests fail, and what they said. */
async function runTests({ tests, project = "emulator" }: Pick<Mutant, "tests" | "project">) {
  const server = await startServer({ folder: variant.folder });
  const vitest = join(variant.folder, "node_modules/.bin/vitest");
  const args = ["run", "--project", `${project}*`, ...tests];
  const { site } = server;
  const options = { cwd: variant.folder, env: cleanEnvironment({ ...site, API_URL: site.SITE_URL }) };
  return promisify(execFile)(vitest, args, options)
    .then(
      ({ stdout }) => ({ isNoticed: false, said: stdout }),
      (failure) => ({ isNoticed: true, said: String(failure.stdout) }),
    )
    .finally(() => server.kill());
}

describe.runIf(testScale.hasMutants)("Without", () => {
  beforeAll(async () => {
    variant = await copySources();
  });

  afterAll(async () => {
    await variant.remove();
    reportMeasurement({
      trial: "Guards taken away",
      runs: `${mutants.length} mutants`,
      violations: mutants.length - killed,
      notes: `${killed} of ${mutants.length} noticed`,
    });
  });

  it("any change the copy's tests pass", async () => {
    const { isNoticed, said } = await runTests({ tests: ["functions/src/trials/access"] });
    expect(isNoticed, said).toBe(false);
  }, 300_000);

  it.each(mutants)(
    "$name a test fails",
    async ({ file, edit, ...mutant }) => {
      await variant.change(file, edit);
      const { isNoticed, said } = await runTests(mutant).finally(() => variant.restore(file));
      // A failure must be a test's, not that of a copy that does not even start.
      expect(isNoticed && /Tests\s+\d+ failed/.test(said), said).toBe(true);
      killed++;
    },
    300_000,
  );
});
