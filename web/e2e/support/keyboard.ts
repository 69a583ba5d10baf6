import { expect, type Locator, type Page } from "@playwright/test";

const MOST_STEPS = 60;

/** Goes on by the Tab key alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

/** Presses a key that the page's scripts hear, once, however long they take to come. */
export async function pressOnceHeard(page: Page, key: string): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => {
      const noted = globalThis as { isHeard?: boolean | undefined };
      noted.isHeard = undefined;
      addEventListener("keydown", (event) => setTimeout(() => (noted.isHeard = event.defaultPrevented)), {
        once: true,
      });
    });
    await page.keyboard.press(key);
    await page.waitForFunction(() => (globalThis as { isHeard?: boolean }).isHeard !== undefined);
    expect(await page.evaluate(() => (globalThis as { isHeard?: boolean }).isHeard)).toBe(true);
  }).toPass();
}

/** Where a page begins for whoever uses a keyboard: past the dashboard's menu, if it has one. */
export function startOf(page: Page): Locator {
  return page.locator("#screen, #main:not(:has(#screen))");
}
