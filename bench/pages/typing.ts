import type { Page } from "@playwright/test";
import { median } from "../statistics.ts";
import { type Row, row } from "../table.ts";
import { withBrowser } from "./browser.ts";
import type { Choice } from "./pages.ts";

const PATH = "/parts";
const WORDS = "brake disc";
/** As Lighthouse slows a phone down. */
const SLOWDOWN = 4;

declare global {
  interface Window {
    /** The duration of each key's events until the next paint, in milliseconds. */
    keyDurations: Map<number, number>;
  }
}

function noteKeys(): void {
  window.keyDurations = new Map();
  const note = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      const known = window.keyDurations.get(entry.interactionId) ?? 0;
      if (entry.interactionId > 0)
        window.keyDurations.set(entry.interactionId, Math.max(known, entry.duration));
    }
  };
  new PerformanceObserver(note).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

/** Types letter by letter, each once the list of the letter before is there. Returns the slowest interaction. */
async function typeSlowly(page: Page): Promise<number> {
  const box = page.getByRole("combobox", { name: "Find your part" });
  await box.focus();
  for (const letter of WORDS) {
    const answer = page.waitForResponse(/\/api\/products\?/);
    await page.keyboard.press(letter === " " ? "Space" : letter);
    if (letter !== " ") await (await answer).finished();
    else answer.catch(() => {});
    await page.locator("[aria-busy=true]").waitFor({ state: "detached" });
  }
  return page.evaluate(() => Math.max(0, ...window.keyDurations.values()));
}

/** How long a key stroke in the catalogue's search box takes until the next paint, on a phone (INP). */
export async function measureTyping({ shop, loads, isChosen, fingerprint, note }: Choice): Promise<Row[]> {
  if (!isChosen(PATH)) return [];
  const slowest: number[] = [];
  for (let round = 0; round < loads; round++) {
    slowest.push(
      await withBrowser(fingerprint, async ({ context }) => {
        const page = await context.newPage();
        await page.setViewportSize({ width: 412, height: 823 });
        await page.addInitScript(noteKeys);
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
  return [row(`${PATH}, key stroke (INP)`, median(slowest), { most: 200, digits: 0, unit: "ms", detail })];
}
