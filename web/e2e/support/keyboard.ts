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
