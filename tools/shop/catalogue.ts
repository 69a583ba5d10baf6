import { shopEmulators } from "../emulators/emulator-config.ts";
import { emulatorEnvironment } from "../emulators/local-env.ts";
import { runTool } from "../lib/lifetime.ts";
import { Problem } from "../lib/problem.ts";
import { run } from "../lib/processes.ts";
import { toolEnvironment } from "../lib/workspace.ts";

/** `npm run catalogue`: made-up parts for the shop of `npm start`, or for the emulators in the environment. */
async function catalogue(): Promise<number> {
  const isChosen = process.env.FIRESTORE_EMULATOR_HOST !== undefined;
  const env = toolEnvironment(isChosen ? {} : emulatorEnvironment(shopEmulators()));
  // The library would wait for it in silence.
  await fetch(`http://${env.FIRESTORE_EMULATOR_HOST}`).catch(() => {
    throw new Problem("The shop isn't running: npm start");
  });
  const code = await run("node", ["functions/scripts/catalogue.ts", ...process.argv.slice(2)], { env });
  return typeof code === "number" ? code : 1;
}

await runTool(catalogue, { interruptedCode: 130 });
