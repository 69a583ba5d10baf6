import { defineConfig } from "vitest/config";

/** `unit` needs nothing; `emulator` runs against the real emulators, which `npm test` starts. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "{functions,web}/src/**/*.test.{ts,tsx}",
            "web/e2e/**/*.test.ts",
            "web/build/*.test.mjs",
            "{tools,bench}/**/*.test.{mjs,ts}",
          ],
          exclude: ["**/*.emulator.test.ts"],
        },
      },
      {
        test: {
          name: "emulator",
          include: ["functions/src/**/*.emulator.test.ts"],
          globalSetup: "functions/src/testing/warm-up.ts",
          // Tests of orders mostly wait for each other inside Firestore, which leaves time for another file.
          maxWorkers: 2,
          // Firebase's SDK would look for Google Cloud's own machines around it, in vain and with a warning.
          env: { METADATA_SERVER_DETECTION: "none" },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
