import { ensureInstalled } from "./install.mjs";
import { runTool } from "./lifetime.mjs";
import { addresses } from "./local-env.mjs";
import { announce, openShop } from "./shop.mjs";

/** `npm start`: the built shop on the emulators, until Ctrl-C. */
async function start(onClose) {
  await ensureInstalled();
  const shop = await openShop(onClose);
  announce(addresses(shop.suite).site, shop);
  await shop.running.ended;
  throw shop.running.problem("The emulators ended by themselves.");
}

await runTool(start, { interruptedCode: 0 });
