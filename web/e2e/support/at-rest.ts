import { expect, type Page } from "@playwright/test";

/** What stands for something that is still on its way; a button may wait for somebody to answer a question. */
export const WAITING = ".spinner:not(button *), [aria-busy=true]";

/** Waits until nothing is on its way any more, and no colour is on its way to another one. */
export async function untilAtRest(page: Page): Promise<void> {
  await expect(page.locator(WAITING)).toHaveCount(0);
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}
