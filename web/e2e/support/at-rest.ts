import { expect, type Page } from "@playwright/test";

/** What stands for something that is still on its way; a button may wait for somebody to answer a question. */
export const WAITING = ".spinner:not(button *), [aria-busy=true]";

/** Waits until nothing is on its way any more, and no colour is on its way to another one. */
export async function untilAtRest(page: Page): Promise<void> {
  await expect(page.locator(WAITING)).toHaveCount(0);
  // One inside something folded would never finish by itself.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
}
