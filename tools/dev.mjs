import { ensureInstalled } from "./install.mjs";
import { runTool } from "./lifetime.mjs";
import { webEnvironment } from "./local-env.mjs";
import { ensurePortsFree } from "./ports.mjs";
import { Problem } from "./problem.mjs";
import { run } from "./processes.mjs";
import { announce, openShop } from "./shop.mjs";
import { toolEnvironment } from "./workspace.mjs";

const host = "127.0.0.1";
const port = 5173;

/** `npm run dev`: the shop with Vite's server before it, and the functions rebuilt at every change. */
async function dev(onClose) {
  await ensureInstalled();
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

async function answers(url) {
  while (!(await fetch(url).catch(() => null))) await new Promise((resolve) => setTimeout(resolve, 200));
}

await runTool(dev, { interruptedCode: 0 });
