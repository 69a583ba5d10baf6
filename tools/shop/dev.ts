import { webEnvironment } from "../emulators/local-env.ts";
import { ensurePortsFree } from "../emulators/ports.ts";
import { type OnClose, runTool } from "../lib/lifetime.ts";
import { Problem } from "../lib/problem.ts";
import { run } from "../lib/processes.ts";
import { toolEnvironment } from "../lib/workspace.ts";
import { announce, openShop } from "./shop.ts";

const host = "127.0.0.1";
const port = 5173;

/** `npm run dev`: the shop with Vite's server before it, and the functions rebuilt at every change. */
async function dev(onClose: OnClose): Promise<never> {
  await ensurePortsFree([["Vite server", port]]);
  const shop = await openShop(onClose, { watch: true });
  const site = `http://${host}:${port}`;
  const args = ["web", "--host", host, "--port", `${port}`, "--strictPort", "--logLevel", "warn"];
  const viteEnds = run("vite", args, { env: toolEnvironment(webEnvironment(shop.suite, site)) }).then(() => {
    throw new Problem("Vite's server ended by itself: its message is above.");
  });
  await Promise.race([answers(site), viteEnds]);
  announce(site, shop);
  await Promise.race([shop.running.ended, viteEnds]);
  throw shop.running.problem("The emulators ended by themselves.");
}

async function answers(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => null))) await new Promise((resolve) => setTimeout(resolve, 200));
}

await runTool(dev, { interruptedCode: 0 });
