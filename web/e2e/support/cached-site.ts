import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Account } from "@carparts/functions/testing/accounts";
import { environment } from "@carparts/functions/testing/emulator";
import type { Page } from "@playwright/test";
import { test as base, expect } from "./fixtures.ts";
import { type PassedAnswer, passOn } from "./pass-on.ts";
import { storedSession } from "./stored-session.ts";

/** The site behind a connection that can be lost, or as another release of it. */
export interface CachedSite {
  readonly url: string;
  /** Its requests, as `GET /path`. */
  readonly requested: readonly string[];
  /** From here on, nothing answers, and browsers don't know it. */
  goDown(): void;
  comeBack(): void;
  /** Holds the answers at a path until the returned function is called. */
  hold(path: string): () => void;
  /** From here on, answers are changed. */
  serve(change: (path: string, answer: PassedAnswer) => PassedAnswer): void;
  close(): void;
}

async function startCachedSite(): Promise<CachedSite> {
  let isDown = false;
  let change: Parameters<CachedSite["serve"]>[0] = (_path, answer) => answer;
  const requested: string[] = [];
  const held = new Map<string, Promise<void>>();
  const server = createServer((req, res) => {
    if (isDown) {
      res.destroy();
      return;
    }
    const path = new URL(req.url ?? "/", environment.SITE_URL).pathname;
    requested.push(`${req.method} ${path}`);
    Promise.resolve(held.get(path))
      .then(() => passOn(req, res, { to: environment.SITE_URL, change: (answer) => change(path, answer) }))
      .catch(() => res.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    goDown() {
      isDown = true;
      server.closeAllConnections();
    },
    comeBack() {
      isDown = false;
    },
    hold(path) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(path, promise);
      return resolve;
    },
    serve(next) {
      change = next;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** With a service worker, which other tests do without. */
export const test = base.extend<{ site: CachedSite }>({
  serviceWorkers: "allow",
  // Chromium says so of some files that it preloads where there is a worker, and asks for them again.
  expectedNoise:
    /Failed to load resource|FetchEvent|ERR_|Failed to fetch|A part of the page failed|cross-world/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  site: async ({}, use) => {
    const site = await startCachedSite();
    await use(site);
    site.close();
  },
});

export { expect };

/** The next page of the site is this account's. */
export async function logInAt(page: Page, { url }: CachedSite, account: Account): Promise<void> {
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate(
    (entries) => {
      for (const [name, value] of entries) localStorage.setItem(name, value);
    },
    await storedSession(account),
  );
}

/** All that is kept, as `name of the cache /path?query`. */
export function cachedEntries(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) {
        const { pathname, search } = new URL(url);
        found.push(`${name} ${pathname}${search}`);
      }
    }
    return found;
  });
}

/** The text of all that is kept. */
export function cachedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        texts.push((await (await cache.match(request))?.text()) ?? "");
    }
    return texts.join("\n");
  });
}

/** Waits until this is kept. */
export async function untilCached(page: Page, ...addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const isThere = async () => (await cachedEntries(page)).some((entry) => entry.endsWith(` ${address}`));
    await expect.poll(isThere, address).toBe(true);
  }
}

/** Opens a page and uses it. */
export async function use(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // The first move begins the app, and another what comes with its use.
  await expect(async () => {
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await expect(page.locator("link[rel=manifest]")).toHaveCount(1, { timeout: 1000 });
  }).toPass();
}

/** The first visit, which keeps nothing, and a second one, from which on a worker does. */
export async function visitTwice(page: Page, address: string): Promise<void> {
  await use(page, address);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  await use(page, address);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}
