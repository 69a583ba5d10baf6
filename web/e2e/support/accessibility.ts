import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { untilAtRest } from "./at-rest.ts";

const STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

async function expectNothingFound(page: Page, axe: AxeBuilder): Promise<void> {
  await untilAtRest(page);
  const { violations } = await axe.analyze();
  const findings = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
  }));
  expect(findings, `what axe finds on ${page.url()}`).toEqual([]);
}

/** Checks the page against WCAG 2.2 AA, as far as axe can. */
export function expectAccessible(page: Page): Promise<void> {
  return expectNothingFound(page, new AxeBuilder({ page }).withTags(STANDARD));
}

/** Another theme only changes colours. */
function expectContrast(page: Page): Promise<void> {
  return expectNothingFound(page, new AxeBuilder({ page }).withRules(["color-contrast"]));
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const width = page.viewportSize()?.width;
  expect(excess, `how many pixels ${page.url()} is too wide at ${width}`).toBe(0);
}

/** From the smallest phone to a desktop, including the breakpoints. */
const WIDTHS = [320, 375, 768, 992, 1200, 1280];

/** Opens a page and checks it once `settle` resolves. */
export async function expectAccessibleEverywhere(
  page: Page,
  path: string,
  settle: () => Promise<void>,
): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 375, height: 900 });
  await page.goto(path);
  await settle();
  await expectAccessibleAsItStands(page);
}

/** The same for the page as it is now, such as a form's second step, which has no address. */
export async function expectAccessibleAsItStands(page: Page): Promise<void> {
  for (const [width, first, second] of [
    [375, "light", "dark"],
    [1280, "dark", "light"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: first });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: second });
    await expectContrast(page);
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
}
