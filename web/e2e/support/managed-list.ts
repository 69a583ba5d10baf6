import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./accessibility.ts";

/** The list's sentence on all its pages. */
export function statusOf(page: Page): Locator {
  return page.getByRole("main").getByRole("status");
}

/** Three rows on a phone: cards of which two are this high at most, and the bar for the one that's selected. */
export async function expectCards(page: Page, rows: Locator, twoHigh: number, box: Locator): Promise<void> {
  await expect(rows).toHaveCount(3);
  await expectNoSidewaysScroll(page);
  const [first, , third] = await Promise.all((await rows.all()).map((row) => row.boundingBox()));
  expect((third?.y ?? 0) - (first?.y ?? 0)).toBeLessThanOrEqual(twoHigh);
  await box.check();
  await expect(page.getByRole("region", { name: "Selected" })).toBeInViewport();
  await expectNoSidewaysScroll(page);
  // Where all is in sight nothing is covered by the bar, or by the page's head, and then too small to press for axe.
  await page.setViewportSize({ width: 375, height: 2400 });
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
}
