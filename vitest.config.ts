import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

const emulatorTests = globSync("functions/{src,scripts}/**/*.emulator.test.ts", {
  cwd: import.meta.dirname,
});

/** These set something before the modules load that read it, such as a database project of their own. */
const withOwnModules = emulatorTests.filter((file) =>
  /vi\.(hoisted|mock)\(/.test(readFileSync(join(import.meta.dirname, file), "utf8")),
);

const emulator = {
  globalSetup: ["functions/src/testing/warm-up.ts", "functions/src/testing/api-process.ts"],
  // Tests of orders and outages mostly wait, which leaves time for another file.
  maxWorkers: availableParallelism() + 1,
  env: {
    // Firebase's SDK would look for Google Cloud's own machines around it, in vain and with a warning.
    METADATA_SERVER_DETECTION: "none",
    // Who waits for something asks more often than people do, also where this process serves the API. The limits have
    // tests of their own, which set them.
    GUEST_READS_PER_MINUTE: "1000000",
    ACCOUNT_CALLS_PER_MINUTE: "1000000",
  },
  // As in the browser: the run names what passed only when repeated.
  retry: 1,
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/**
 * `unit` needs nothing. `emulator-apart` and `emulator-shared` run against the real emulators, which `npm test` starts, and
 * `browsers` against those of `npm run test:browsers`.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "{functions,web}/src/**/*.test.{ts,tsx}",
            "functions/scripts/**/*.test.ts",
            "web/{e2e,build}/**/*.test.ts",
            "{tools,bench,ops}/**/*.test.ts",
          ],
          exclude: ["**/*.{emulator,browsers}.test.ts"],
          maxWorkers: availableParallelism(),
          // Beside builds and emulators that start, a second isn't long.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...emulator,
          // Vitest runs projects by name: the crashes in `emulator-apart` mostly wait, which files of this one fill.
          name: "emulator-shared",
          include: emulatorTests.filter((file) => !withOwnModules.includes(file)),
          // Firebase's packages take a second to load, so the files of a worker share theirs.
          isolate: false,
        },
      },
      { test: { ...emulator, name: "emulator-apart", include: withOwnModules } },
      {
        test: {
          name: "browsers",
          include: ["web/e2e/browsers/*.browsers.test.ts"],
          env: { METADATA_SERVER_DETECTION: "none" },
          expect: { poll: { timeout: 20_000, interval: 100 } },
          fileParallelism: false,
          // WebKit's driver sometimes doesn't answer while a page comes back from history.
          retry: 1,
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
