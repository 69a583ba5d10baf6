import { addresses } from "../emulators/local-env.ts";
import { type OnClose, runTool } from "../lib/lifetime.ts";
import { announce, openShop } from "./shop.ts";

/** `npm start`: the built shop on the emulators, until Ctrl-C. */
async function start(onClose: OnClose): Promise<never> {
  const shop = await openShop(onClose);
  announce(addresses(shop.suite).site, shop);
  await shop.running.ended;
  throw shop.running.problem("The emulators ended by themselves.");
}

await runTool(start, { interruptedCode: 0 });
