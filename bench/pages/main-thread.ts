import type { BrowserContext } from "@playwright/test";
import { median } from "../../tools/lib/statistics.ts";
import { type FoundBrowser, findFullBrowser } from "../../tools/test/browser.ts";
import { quiet } from "../quiet.ts";
import { type Row, row } from "../table.ts";
import { withBrowser } from "./browser.ts";
import type { Choice } from "./measured.ts";
import { anyPart } from "./public-routes.ts";
import { takeTurns } from "./series.ts";
import { openPhone } from "./weights.ts";

/** As Lighthouse slows a phone down. */
const SLOWDOWN = 4;

/** The most that a page may take of the floor's time. */
const goals: Readonly<Record<string, number>> = { home: 2.2, "/parts": 2.5, "/part/:id": 2.2 };

/**
 * Times the main thread on a page until it's idle, beside the floor, in milliseconds of the processor's time.
 * A headless shell paints and lays out less than the browser that people have, so both are measured.
 */
export async function measureMainThread(choice: Choice): Promise<Row[]> {
  const full = findFullBrowser();
  return [...(await rowsOf(choice, "")), ...(full ? await rowsOf(choice, ", full Chromium", full) : [])];
}

async function rowsOf(
  { floor, shop, loads, isChosen, fingerprint, note }: Choice,
  where: string,
  browser?: FoundBrowser,
): Promise<Row[]> {
  const chosen = Object.entries(goals).filter(([name]) => isChosen(name));
  if (chosen.length === 0) return [];
  const id = await anyPart();
  const addressOf = (name: string) => shop + (name === "home" ? "/" : name.replace(":id", id));
  const addresses = Object.fromEntries(chosen.map(([name]) => [name, addressOf(name)]));
  const times = await takeTurns(
    { floor: `${floor}/`, ...addresses },
    {
      rounds: loads,
      note: (text) => note(`main thread${where}, ${text}`),
      async loadOnce(url) {
        await quiet();
        return withBrowser(fingerprint, ({ context }) => work(context, url), browser);
      },
    },
  );
  const bare = median(times.floor ?? []);
  return chosen.map(([name, most]) => {
    const own = median(times[name] ?? []);
    const detail = `${Math.round(own)} / ${Math.round(bare)} ms`;
    return row(`${name}, main thread / floor${where}`, own / bare, { most, detail });
  });
}

/** The processor's time of the page's main thread, in milliseconds, from its start until it's at rest. */
async function work(context: BrowserContext, url: string): Promise<number> {
  const { page, loaded, devTools } = await openPhone(context, new URL(url).origin);
  await devTools.send("Performance.enable", { timeDomain: "threadTicks" });
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.goto(url);
  await loaded.untilQuiet();
  const { metrics } = await devTools.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
}
