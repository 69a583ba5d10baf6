import type { BrowserContext } from "@playwright/test";
import { median } from "../../tools/lib/statistics.ts";
import { routes } from "../../web/src/routes.ts";
import { quiet } from "../quiet.ts";
import { type Row, row } from "../table.ts";
import { withBrowser } from "./browser.ts";
import type { Choice } from "./measured.ts";
import { takeTurns } from "./series.ts";
import { openPhone } from "./weights.ts";

/** As Lighthouse slows a phone and its network down, but for real. */
const SLOWDOWN = 4;
const SLOW_4G = {
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 768_000 / 8,
  offline: false,
};

const PATHS = [routes.catalogue.path, `${routes.catalogue.path}?q=brake`];
const MOST = 1.15;

/** In milliseconds since the page was asked for. */
interface Seen {
  readonly painted: number;
  readonly part: number;
  /** Until the page works. */
  readonly works: number;
}

declare global {
  interface Window {
    partSeen: number;
    pageWorks: number;
  }
}

/** When somebody sees the first part of the list, beside the first paint. */
export async function measureFirstPart({ shop, loads, isChosen, fingerprint, note }: Choice): Promise<Row[]> {
  const chosen = PATHS.filter(isChosen);
  if (chosen.length === 0) return [];
  const seen = await takeTurns(Object.fromEntries(chosen.map((path) => [path, shop + path])), {
    rounds: loads,
    note: (text) => note(`first part, ${text}`),
    async loadOnce(url) {
      await quiet();
      return withBrowser(fingerprint, ({ context }) => visit(context, url));
    },
  });
  return chosen.map((path) => {
    const middle = (figure: keyof Seen) => median((seen[path] ?? []).map((each) => each[figure]));
    const [part, painted] = [middle("part"), middle("painted")];
    const detail = `${Math.round(part)} / ${Math.round(painted)} ms, works after ${Math.round(middle("works"))} ms`;
    return row(`${path}, first part seen / FCP`, part / painted, { most: MOST, detail });
  });
}

async function visit(context: BrowserContext, url: string): Promise<Seen> {
  const { page, devTools, loaded } = await openPhone(context, new URL(url).origin);
  await page.addInitScript(recordPart);
  await devTools.send("Network.emulateNetworkConditions", SLOW_4G);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.goto(url);
  await loaded.untilQuiet();
  return page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    part: window.partSeen,
    works: window.pageWorks,
  }));
}

/** Notes the frame after the one that has the first part. */
function recordPart(): void {
  const look = () => {
    if (!document.querySelector("main article a")) return requestAnimationFrame(look);
    return requestAnimationFrame((now) => Object.assign(window, { partSeen: now }));
  };
  requestAnimationFrame(look);
  addEventListener("shopready", () => Object.assign(window, { pageWorks: performance.now() }));
}
