import { join } from "node:path";
import { buildFunctions, buildWeb } from "../tools/build.mjs";
import { testEmulators } from "../tools/emulator-config.mjs";
import { prepareEmulators, startEmulators } from "../tools/emulators.mjs";
import { ensureInstalled } from "../tools/install.mjs";
import { runTool } from "../tools/lifetime.mjs";
import { emulatorEnvironment, webEnvironment } from "../tools/local-env.mjs";
import { Problem } from "../tools/problem.mjs";
import { run } from "../tools/processes.mjs";
import { waitForSite } from "../tools/site.mjs";
import { cacheFolder, toolEnvironment } from "../tools/workspace.mjs";
import { help, readOptions } from "./options.mjs";

/** `npm run bench`: builds the shop, opens it with the seed on the test emulators and measures it there. */
async function bench(onClose) {
  const args = process.argv.slice(2);
  if (readOptions(args).isHelp) {
    console.log(help);
    return 0;
  }
  await ensureInstalled();
  const suite = testEmulators();
  const environment = await prepareEmulators(suite);
  await buildFunctions();
  await buildWeb({ outDir: "dist-test", env: webEnvironment(suite) });
  const running = await startEmulators(suite, { folder: join(cacheFolder, "bench"), environment });
  let isUp = false;
  onClose(() => (isUp ? running.stop() : running.abandon()));
  await waitForSite(suite, running);
  isUp = true;
  const env = toolEnvironment(emulatorEnvironment(suite));
  const seeded = await run("node", ["functions/scripts/seed.ts"], { env });
  if (seeded !== 0) throw new Problem("The seed failed: its message is above.");
  return run("node", ["bench/measure.mjs", ...args], { env });
}

await runTool(bench, { interruptedCode: 130 });
