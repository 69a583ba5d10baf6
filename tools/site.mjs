import { setTimeout as delay } from "node:timers/promises";
import { addresses } from "./local-env.mjs";
import { unlessStopping } from "./processes.mjs";

/**
 * Waits until the shop answers through Hosting, the function and Firestore. Both functions are called once
 * before anybody else: after a start the first calls now and then fail when several come at a time
 * (firebase-tools #5134).
 */
export async function waitForSite(suite, running) {
  const { site, userRemoval } = addresses(suite);
  const deadline = Date.now() + 120_000;
  while ((await status(`${site}/products`)) !== 200) {
    await unlessStopping();
    if (running.hasEnded()) throw running.problem("The emulators ended by themselves.");
    if (running.refusesFunctions()) throw running.problem("The functions could not be loaded.");
    if (Date.now() > deadline) throw running.problem(`${site}/products did not answer within two minutes.`);
    await delay(300);
  }
  await status(userRemoval);
  await unlessStopping();
}

/** The status of a GET, or undefined where nothing answers yet. */
async function status(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return undefined;
  }
}
