import { join } from "node:path";
import { buildFunctions, buildWeb } from "../tools/build.ts";
import { testEmulators } from "../tools/emulators/emulator-config.ts";
import { prepareEmulators, startEmulators } from "../tools/emulators/emulators.ts";
import { emulatorEnvironment, webEnvironment } from "../tools/emulators/local-env.ts";
import { waitForSite } from "../tools/emulators/site.ts";
import { type OnClose, runTool } from "../tools/lib/lifetime.ts";
import { Problem } from "../tools/lib/problem.ts";
import { run } from "../tools/lib/processes.ts";
import { cacheFolder, toolEnvironment } from "../tools/lib/workspace.ts";
import { help, readOptions } from "./options.ts";

/** `npm run bench`: builds the shop, opens it with the seed on the test emulators and measures it there. */
async function bench(onClose: OnClose): Promise<number> {
  const args = process.argv.slice(2);
  if (readOptions(args).isHelp) {
    console.log(help);
    return 0;
  }
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
  const code = await run("node", ["bench/measure.ts", ...args], { env });
  return typeof code === "number" ? code : 1;
}

await runTool(bench, { interruptedCode: 130 });
