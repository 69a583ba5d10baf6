import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "../tools/test/browser.ts";

const { executablePath, args } = await findBrowser();

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "../test-results",
  // Cold processes of the emulator may answer the first calls with 504.
  globalSetup: ["../functions/src/testing/warm-up.ts", "../functions/src/testing/finished-days.ts"],
  fullyParallel: true,
  // Tests wait as much as they compute. On two cores four workers take 436 s, and three 545.
  // Some need to be among the shop's six oldest parts, which is why there is a limit.
  workers: Math.min(availableParallelism() + 2, 4),
  // On a busy machine a test may time out once. The run names those that passed only when repeated.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env.SITE_URL ?? "",
    launchOptions: { executablePath, args },
    screenshot: "only-on-failure",
    // Recording one takes as long again as the tests: ask for it with --trace on.
    trace: "off",
    viewport: { width: 1280, height: 900 },
    // Tests don't see what a service worker answers. Those of web/e2e/offline allow it.
    serviceWorkers: "block",
  },
});
