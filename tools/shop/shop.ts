import { join, relative } from "node:path";
import { buildFunctions, buildWeb } from "../build.ts";
import { isObtainable } from "../emulators/download.ts";
import { type Suite, shopEmulators } from "../emulators/emulator-config.ts";
import { prepareEmulators, type Running, startEmulators } from "../emulators/emulators.ts";
import { addresses, emulatorEnvironment, mailFolder, webEnvironment } from "../emulators/local-env.ts";
import { waitForSite } from "../emulators/site.ts";
import type { OnClose } from "../lib/lifetime.ts";
import { Problem } from "../lib/problem.ts";
import { run } from "../lib/processes.ts";
import { root, toolEnvironment } from "../lib/workspace.ts";
import { savedData } from "./saved-data.ts";

interface RunningShop {
  readonly suite: Suite;
  readonly running: Running;
  readonly withUi: boolean;
}

const dataFolder = join(root, ".data");

/** Builds the shop, starts it with the saved data or the seed, and saves the data on close. */
export async function openShop(onClose: OnClose, { watch = false } = {}): Promise<RunningShop> {
  const suite = shopEmulators();
  const withUi = suite.emulators.ui.enabled === true && (await isObtainable("ui"));
  const environment = await prepareEmulators(suite, { withUi });
  console.log("Building the functions and the web app …");
  onClose(await buildFunctions({ watch }));
  await buildWeb({ env: webEnvironment(suite) });

  console.log("Starting the emulators …");
  const data = savedData(dataFolder);
  const saves = { importFrom: data.open(), exportTo: data.next };
  const running = await startEmulators(suite, { folder: dataFolder, environment, withUi, ...saves });
  let isOpen = false;
  onClose(async () => {
    if (!isOpen) {
      // The data of an incomplete start is discarded.
      await running.abandon();
      data.dropNext();
      return;
    }
    console.log("Saving the data …");
    await running.stop();
    if (!data.keepNext()) throw running.problem("The data of this run could not be saved.");
    console.log("Stopped; the data is kept in .data.");
  });
  await waitForSite(suite, running);

  const seeded = await run("node", ["functions/scripts/seed.ts"], {
    env: toolEnvironment(emulatorEnvironment(suite)),
  });
  if (seeded !== 0) throw new Problem("The seed failed: its message is above.");
  isOpen = true;
  return { suite, running, withUi };
}

export function announce(site: string, { suite, withUi }: RunningShop): void {
  console.log(`Ready ${site}`);
  console.log("  admin@carparts.test     password parts-demo-1");
  console.log("  customer@carparts.test  password parts-demo-1");
  if (withUi) console.log(`  Emulator UI http://${suite.emulators.ui.host}:${suite.emulators.ui.port}`);
  if (site !== addresses(suite).site) console.log(`  Built site and REST paths ${addresses(suite).site}`);
  console.log(`  Emails are written to ${relative(root, mailFolder(suite))}`);
  console.log("Ctrl-C stops the shop and keeps its data.");
}
