import { setTimeout as delay } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { BrowserContext, CDPSession, Page, Response } from "@playwright/test";

/** A page is at rest after this long without requests: the shop loads its script when idle. */
const QUIET_MILLISECONDS = 2500;

/** Gzipped, in kB (1000 bytes); `wire` is what was really sent. */
interface Sums {
  readonly scripts: number;
  /** HTML and CSS. */
  readonly text: number;
  readonly wire: number;
  readonly requests: number;
  /** Requests of other hosts. */
  readonly foreign: number;
}

interface Weight {
  readonly atRest: Sums;
  readonly atEnd: Sums;
  readonly letters: number;
}

/**
 * Opens a page on a phone and sums up what it loads, gzipped, in kB (1000 bytes) by type. `atEnd` is after
 * scrolling; `letters` counts the visible characters.
 */
export async function weigh(context: BrowserContext, url: string, { scroll = false } = {}): Promise<Weight> {
  const { page, loaded } = await openPhone(context, new URL(url).origin);
  await page.goto(url);
  await loaded.untilQuiet();
  const atRest = await loaded.sums();
  for (let step = 0; scroll && step < 12; step++) await page.mouse.wheel(0, 800);
  await loaded.untilQuiet();
  const atEnd = await loaded.sums();
  const [text = ""] = await page.locator("body").allInnerTexts();
  const letters = text.replaceAll(/\s/g, "").length;
  await page.close();
  return { atRest, atEnd, letters };
}

/** An empty page of a phone's size, and what it loads from then on. */
export async function openPhone(context: BrowserContext, origin: string) {
  const page = await context.newPage();
  await page.setViewportSize({ width: 412, height: 823 });
  const devTools = await context.newCDPSession(page);
  return { page, devTools, loaded: await listen(page, devTools, origin) };
}

async function listen(page: Page, devTools: CDPSession, origin: string) {
  let [requests, foreign, wire, last] = [0, 0, 0, Date.now()];
  const responses: Promise<Size>[] = [];
  await devTools.send("Network.enable");
  devTools.on("Network.loadingFinished", ({ encodedDataLength }) => {
    wire += encodedDataLength;
    last = Date.now();
  });
  page.on("request", (request) => {
    if (!/^https?:/.test(request.url())) return;
    requests++;
    if (!request.url().startsWith(`${origin}/`)) foreign++;
    last = Date.now();
  });
  page.on("response", (response) => responses.push(sizeOf(response)));
  return {
    async untilQuiet() {
      while (Date.now() - last < QUIET_MILLISECONDS) await delay(100);
    },
    async sums(): Promise<Sums> {
      const sizes = await Promise.all(responses);
      const kB = (type: RegExp) =>
        sizes.reduce((sum, size) => sum + (type.test(size.type) ? size.bytes : 0), 0) / 1000;
      const [scripts, text] = [kB(/javascript/), kB(/^text\/(html|css)/)];
      return { scripts, text, wire: wire / 1000, requests, foreign };
    },
  };
}

interface Size {
  readonly type: string;
  readonly bytes: number;
}

/** The gzipped size of a response. */
async function sizeOf(response: Response): Promise<Size> {
  const type = response.headers()["content-type"] ?? "";
  if (!/javascript|^text\//.test(type) || response.status() >= 300) return { type, bytes: 0 };
  return { type, bytes: gzipSync(await response.body(), { level: 9 }).length };
}
