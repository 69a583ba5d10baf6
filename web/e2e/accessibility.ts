import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Waits until no colour is on its way to another one, as after a change from light to dark. */
async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** Holds the page as it is now to WCAG 2.2 AA, as far as a program can tell. */
export async function expectAccessible(page: Page): Promise<void> {
  await untilSettled(page);
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARD).analyze();
  const findings = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
  }));
  expect(findings, `what axe finds on ${page.url()}`).toEqual([]);
}

/** Holds the page to its width: at no place does it have to be moved sideways to be read. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess, `how many pixels ${page.url()} is too wide`).toBe(0);
}

/** The narrowest screen, and those on which a layout has just become another one. */
const TIGHT_WIDTHS = [1200, 992, 768, 320];
const WIDTHS = [375, 1280];

/** Opens a page in light and dark, on a phone and on a desk, and holds each of them to the standard. */
export async function expectAccessibleEverywhere(
  page: Page,
  path: string,
  settle: () => Promise<void>,
): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await settle();
      await expectAccessible(page);
    }
  }
  for (const width of TIGHT_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
}

/** The same for what a page has come to by now, such as the second step of a form, which no address opens. */
export async function expectAccessibleAsItStands(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
  }
  for (const width of TIGHT_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}
