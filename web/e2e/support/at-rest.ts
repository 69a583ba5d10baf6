import { expect, type Page } from "@playwright/test";

/** Signs that something is still loading. Buttons are excluded, because they may wait for you. */
export const WAITING = ".spinner:not(button *), [aria-busy=true]";

/** Waits until nothing is loading and no transition is running. */
export async function untilAtRest(page: Page): Promise<void> {
  await expect(page.locator(WAITING)).toHaveCount(0);
  // One inside something folded would never finish by itself.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
}
