import { expect, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { untilAtRest } from "./at-rest.ts";

const STANDARD: RunOptions = { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };
const CONTRAST: RunOptions = { runOnly: { type: "rule", values: ["color-contrast"] } };

/** axe stays in the page for the next check. Frames are other sites' pages. */
async function findFaults(page: Page, options: RunOptions) {
  await untilAtRest(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (chosen) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(chosen);
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        where: nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
      }));
    },
    { resultTypes: ["violations"], iframes: false, ...options } satisfies RunOptions,
  );
}

async function expectNothingFound(page: Page, options: RunOptions, gently = expect): Promise<void> {
  const first = await findFaults(page, options);
  // A list that began to load again was faded, which says nothing of it at rest.
  const findings = first.length === 0 ? first : await findFaults(page, options);
  gently(findings, `what axe finds on ${page.url()}`).toEqual([]);
}

/** Checks the page against WCAG 2.2 AA, as far as axe can. */
export function expectAccessible(page: Page, gently = expect): Promise<void> {
  return expectNothingFound(page, STANDARD, gently);
}

/** Another theme only changes colours. */
export function expectContrast(page: Page, gently = expect): Promise<void> {
  return expectNothingFound(page, CONTRAST, gently);
}

export async function expectNoSidewaysScroll(page: Page, gently = expect): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const width = page.viewportSize()?.width;
  gently(excess, `how many pixels ${page.url()} is too wide at ${width}`).toBe(0);
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
    // axe takes a target behind the sticky header for a small one.
    await page.evaluate(() => scrollTo(0, 0));
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
