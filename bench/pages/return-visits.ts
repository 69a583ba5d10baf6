import { setTimeout as delay } from "node:timers/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { median } from "../../tools/lib/statistics.ts";
import { routes } from "../../web/src/routes.ts";
import { type Goal, type Row, row } from "../table.ts";
import { withBrowser } from "./browser.ts";
import type { Certificate } from "./certificate.ts";
import { openFront, type Source } from "./front.ts";
import type { Choice } from "./measured.ts";
import { takeTurns } from "./series.ts";
import { floor, site } from "./sources.ts";

const PATH = routes.catalogue.path;
/** As far away as Lighthouse's phone is: a worker starts while the network answers. */
const LATENCY_MILLISECONDS = 150;
const SLOWDOWN = 4;

declare global {
  interface Window {
    largestPaint: number;
    listShown: number;
  }
}

function far(source: Source): Source {
  return async (request) => {
    await delay(LATENCY_MILLISECONDS);
    return source(request);
  };
}

function hideWorkers(): void {
  Object.defineProperty(Navigator.prototype, "serviceWorker", { get: () => undefined });
}

function recordPaints(): void {
  new PerformanceObserver((list) => {
    window.largestPaint = list.getEntries().at(-1)?.startTime ?? Number.NaN;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  const observer = new MutationObserver(() => {
    if (!document.querySelector("main article")) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame((now) => Object.assign(window, { listShown: now })));
  });
  observer.observe(document, { subtree: true, childList: true });
}

/** Opens an address on a slow phone. No worker is running yet, as at most visits. */
async function visit<Figure>(
  context: BrowserContext,
  url: string,
  read: (page: Page) => Promise<Figure>,
): Promise<Figure> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send("ServiceWorker.enable");
  await devTools.send("ServiceWorker.stopAllWorkers");
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.addInitScript(recordPaints);
  await page.goto(url);
  const figure = await read(page);
  await page.close();
  return figure;
}

async function listShown(page: Page): Promise<number> {
  await page.waitForFunction(() => window.listShown > 0);
  return page.evaluate(() => window.listShown);
}

async function largestPaint(page: Page): Promise<number> {
  await page.waitForLoadState("networkidle");
  return page.evaluate(() => window.largestPaint);
}

/** The first visits: a browser of somebody who was here, with what it keeps. */
async function comeBack(context: BrowserContext, url: string, hasWorker: boolean): Promise<void> {
  if (!hasWorker) await context.addInitScript(hideWorkers);
  for (let visits = 0; visits < 3; visits++) {
    const page = await context.newPage();
    await page.goto(url);
    await page.getByRole("article").first().waitFor();
    for (const place of [5, 9]) await page.mouse.move(place, place);
    if (hasWorker && visits > 0)
      await page.waitForFunction(
        async () => (await navigator.serviceWorker.ready).active?.state === "activated",
      );
    await page.waitForLoadState("networkidle");
    await page.close();
  }
}

interface Returning extends Pick<Choice, "loads" | "isChosen" | "fingerprint" | "note"> {
  readonly certificate: Certificate;
}

function compared(name: string, [own, other]: [number, number], value: number, goal: Goal): Row {
  return row(`${PATH}, ${name}`, value, { ...goal, detail: `${Math.round(own)} / ${Math.round(other)} ms` });
}

/** The catalogue for who was here before: with a service worker beside without one, and without a network. */
export async function measureReturnVisits({ certificate, ...choice }: Returning): Promise<Row[]> {
  const { fingerprint, isChosen, loads: rounds, note } = choice;
  if (!isChosen(PATH)) return [];
  const bare = await openFront(certificate, far(floor));
  const shop = await openFront(certificate, far(site(`${process.env.SITE_URL}`)));
  const url = shop.origin + PATH;
  const measure = async (withWorker: BrowserContext, plain: BrowserContext) => {
    await comeBack(withWorker, url, true);
    await comeBack(plain, url, false);
    const online = await takeTurns(
      { kept: "kept", plain: "plain" },
      { rounds, note, loadOnce: (name) => visit(name === "kept" ? withWorker : plain, url, listShown) },
    );
    const { floors } = await takeTurns(
      { floors: `${bare.origin}/` },
      { rounds, note, loadOnce: (address) => visit(plain, address, largestPaint) },
    );
    shop.close();
    const { offline } = await takeTurns(
      { offline: url },
      { rounds, note, loadOnce: (address) => visit(withWorker, address, listShown) },
    );
    const [own, other] = [median(online.kept ?? []), median(online.plain ?? [])];
    const [last, least] = [median(offline ?? []), median(floors ?? [])];
    return [
      compared("list of a second visit, with a worker / without", [own, other], own / other, { most: 1.05 }),
      compared("list offline, after the floor", [last, least], last - least, {
        ...{ most: 1000, digits: 0, unit: "ms" },
      }),
    ];
  };
  try {
    return await withBrowser(fingerprint, ({ context: withWorker }) =>
      withBrowser(fingerprint, ({ context: plain }) => measure(withWorker, plain)),
    );
  } finally {
    bare.close();
    shop.close();
  }
}
