import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** The page's open database listeners since this began. */
interface Listening {
  readonly begun: number;
  readonly ended: number;
}

/** Counts what a page's listeners ask the database for. */
export function countListeners(page: Page): () => Listening {
  let [begun, ended] = [0, 0];
  page.on("request", (request) => {
    const requested = decodeURIComponent(request.postData() ?? "");
    begun += requested.split('"addTarget"').length - 1;
    ended += requested.split('"removeTarget"').length - 1;
  });
  return () => ({ begun, ended });
}

/** Opens a screen of an admin's, and waits until it has heard of the orders that are there. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("navigation", { name: "Dashbord" }).getByRole("link")).not.toHaveCount(1);
  await expect(async () => {
    // It begins with the first use.
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    expect(await page.evaluate(() => localStorage.getItem("seenOrders"))).not.toBeNull();
  }).toPass();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
}

/** The page wasn't reloaded since `openLive`. */
export function isSamePage(page: Page): Promise<boolean> {
  return page.evaluate(() => "isSamePage" in window);
}

/** Puts the page out of sight, or back. */
export async function show(page: Page, visibility: "hidden" | "visible"): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, value });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, visibility);
}

/** Puts the tab away for a moment: what waits for ten seconds is sent, with the clock as it is. */
export async function glanceAway(page: Page): Promise<void> {
  await show(page, "hidden");
  await show(page, "visible");
}

/** Looks at another tab for longer than an answer counts as fresh, and comes back. */
export async function lookAway(page: Page): Promise<void> {
  await show(page, "hidden");
  await page.clock.setFixedTime(Date.now() + 60_000);
  await show(page, "visible");
}
