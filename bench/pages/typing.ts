import type { Page } from "@playwright/test";
import { median } from "../../tools/lib/statistics.ts";
import { type Row, row } from "../table.ts";
import { withBrowser } from "./browser.ts";
import type { Choice } from "./measured.ts";

const PATH = "/parts";
const WORDS = "brake disc";
/** As Lighthouse slows a phone down. */
const SLOWDOWN = 4;

declare global {
  interface Window {
    /** The duration of each key's events until the next paint, in milliseconds. */
    keyDurations: Map<number, number>;
    lastKey: number;
    lastChange: number;
  }
}

function recordKeys(): void {
  window.keyDurations = new Map();
  const note = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      const longest = window.keyDurations.get(entry.interactionId) ?? 0;
      if (entry.interactionId > 0)
        window.keyDurations.set(entry.interactionId, Math.max(longest, entry.duration));
    }
  };
  new PerformanceObserver(note).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

/** Notes when the last change of the page was painted. */
function recordChanges(): void {
  const painted = new MessageChannel();
  painted.port1.onmessage = () => {
    window.lastChange = performance.now();
  };
  const note = () => requestAnimationFrame(() => painted.port2.postMessage(null));
  addEventListener("keydown", ({ timeStamp }) => {
    window.lastKey = timeStamp;
    window.lastChange = timeStamp;
  });
  new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
}

/** From the last key to the paint of the list it led to, in milliseconds. */
async function untilList(page: Page): Promise<number> {
  await page.locator("[aria-busy=true]").waitFor({ state: "detached" });
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return window.lastChange - window.lastKey;
  });
}

/** Types letter by letter, each once the list of the letter before is there. Returns the slowest of each. */
async function typeSlowly(page: Page): Promise<{ key: number; list: number }> {
  const box = page.getByRole("combobox", { name: "Find your part" });
  await box.focus();
  let list = 0;
  for (const letter of WORDS) {
    const answer = page.waitForResponse(/\/api\/products\?/);
    await page.keyboard.press(letter === " " ? "Space" : letter);
    if (letter !== " ") await (await answer).finished();
    else answer.catch(() => {});
    list = Math.max(list, await untilList(page));
  }
  return { key: await page.evaluate(() => Math.max(0, ...window.keyDurations.values())), list };
}

/** Times a key stroke in the catalogue's search box on a phone: to the next paint (INP), and to the new list. */
export async function measureTyping({ shop, loads, isChosen, fingerprint, note }: Choice): Promise<Row[]> {
  if (!isChosen(PATH)) return [];
  const slowest: { key: number; list: number }[] = [];
  for (let round = 0; round < loads; round++) {
    slowest.push(
      await withBrowser(fingerprint, async ({ context }) => {
        const page = await context.newPage();
        await page.setViewportSize({ width: 412, height: 823 });
        await page.addInitScript(recordKeys);
        await page.addInitScript(recordChanges);
        const devTools = await context.newCDPSession(page);
        await devTools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
        await page.goto(shop + PATH);
        await page.getByRole("article").first().waitFor();
        return typeSlowly(page);
      }),
    );
    note(`typing, round ${round + 1} of ${loads}`);
  }
  const detail = `a quarter of the speed, '${WORDS}'`;
  const shown = { digits: 0, unit: "ms", detail };
  return [
    row(`${PATH}, key stroke (INP)`, median(slowest.map(({ key }) => key)), { most: 200, ...shown }),
    row(`${PATH}, key stroke to the new list`, median(slowest.map(({ list }) => list)), {
      most: 400,
      ...shown,
    }),
  ];
}
