import { setTimeout as delay } from "node:timers/promises";
import { unlessStopping } from "../lib/processes.ts";
import type { Suite } from "./emulator-config.ts";
import type { Running } from "./emulators.ts";
import { addresses } from "./local-env.ts";

/**
 * Waits until the shop responds. Calls each of its functions once, since the first parallel calls can fail
 * (firebase-tools #5134).
 */
export async function waitForSite(suite: Suite, running: Running): Promise<void> {
  const { site, userRemoval } = addresses(suite);
  // No deadline: the emulators may have to be downloaded first.
  while (!running.isUp()) await pause(running);
  const deadline = Date.now() + 60_000;
  while ((await status(`${site}/products`)) !== 200) {
    if (Date.now() > deadline) throw running.problem(`${site}/products did not answer 200 within a minute.`);
    await pause(running);
  }
  const others = ["/api/vin/none", "/api/invoices/none/pdf"].map((path) => `${site}${path}`);
  await Promise.all([userRemoval, ...others].map(status));
  await unlessStopping();
}

async function pause(running: Running): Promise<void> {
  await unlessStopping();
  if (running.hasEnded()) throw running.problem("The emulators ended by themselves.");
  if (running.refusesFunctions()) throw running.problem("The functions could not be loaded.");
  await delay(200);
}

async function status(url: string): Promise<number | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return undefined;
  }
}
