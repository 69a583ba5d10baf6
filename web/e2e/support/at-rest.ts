import { expect, type Page } from "@playwright/test";

/** Signs that something is still loading. Buttons are excluded, because they may wait for you. */
export const WAITING = ".spinner:not(button *), [aria-busy=true]";

/** Waits until nothing is loading and no transition is running. */
export async function untilAtRest(page: Page): Promise<void> {
  await expect(page.locator(WAITING)).toHaveCount(0);
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}
