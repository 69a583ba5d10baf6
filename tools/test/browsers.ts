import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowsers } from "../../web/e2e/browsers/find-browsers.ts";
import { browserEmulators } from "../emulators/emulator-config.ts";
import { emulatorEnvironment } from "../emulators/local-env.ts";
import { type OnClose, runTool } from "../lib/lifetime.ts";
import { startSuite, vitest } from "./steps.ts";
import { readOutcomes, showFailed, showFlaky, showSlowest, summarise, timed } from "./test-report.ts";

/** `npm run test:browsers`: the core of the shop in Firefox and WebKit, where they are installed. */
async function testBrowsers(onClose: OnClose): Promise<number> {
  const { found, missing } = findBrowsers();
  for (const { name } of found) console.log(`Testing in ${name}.`);
  for (const reason of missing) console.log(`Skipped ${reason}.`);
  if (found.length === 0) return 0;
  const reports = mkdtempSync(join(tmpdir(), "carparts-browsers-"));
  onClose(() => rmSync(reports, { recursive: true }));
  const suite = browserEmulators();
  const results = [await timed("Builds and emulators", () => startSuite(suite, "dist-browsers", onClose))];
  if (results[0]?.failed === 0) {
    results.push(await timed("Browsers", () => vitest("browsers", reports, emulatorEnvironment(suite))));
  }
  const outcomes = readOutcomes(join(reports, "browsers.json"));
  showSlowest(outcomes);
  showFlaky(outcomes);
  showFailed(outcomes);
  return summarise(results);
}

await runTool(testBrowsers, { interruptedCode: 130 });
