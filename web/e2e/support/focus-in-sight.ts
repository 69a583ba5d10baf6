import { expect, type Page } from "@playwright/test";
import { untilAtRest } from "./at-rest.ts";

export const HEIGHT = 800;

/** Gives each of the page's elements the focus in turn. Returns those that a bar covers then, or that are out of sight (WCAG 2.4.11). */
function hiddenFocuses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const nameOf = (element: Element) =>
      `${element.localName} “${(element.getAttribute("aria-label") ?? element.getAttribute("name") ?? element.textContent ?? "").trim().slice(0, 40)}”`;
    const barOver = (element: Element, x: number, y: number): Element | undefined => {
      let over = document.elementFromPoint(x, y);
      for (; over && !over.contains(element) && !element.contains(over); over = over.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(over).position)) return over;
      }
      return undefined;
    };
    const faultOf = (element: Element): string | undefined => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      if (bottom <= 0 || top >= innerHeight) return `${nameOf(element)} is out of sight`;
      // Corners may be round.
      const inset = Math.min(width, height) / 4;
      for (const x of [left + inset, (left + right) / 2, right - inset]) {
        for (const y of [top + inset, (top + bottom) / 2, bottom - inset]) {
          const bar = barOver(element, x, y);
          if (bar) return `${nameOf(element)} is behind ${bar.localName}.${bar.className}`;
        }
      }
      return undefined;
    };
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    // A focused element isn't scrolled to.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const hidden = new Set<string>();
    const all = "a[href], button, input, select, textarea, summary, [tabindex]";
    for (const element of document.querySelectorAll<HTMLElement>(all)) {
      if (element.tabIndex < 0) continue;
      element.focus();
      // A visually hidden control is drawn by its label.
      const { width, height } = element.getBoundingClientRect();
      if (document.activeElement !== element || width < 8 || height < 8) continue;
      // The page may put right in the next frame what browsers leave, such as text areas. See clear-focus.ts.
      if (faultOf(element)) await nextFrame();
      const fault = faultOf(element);
      if (fault) hidden.add(fault);
    }
    return [...hidden];
  });
}

/** Asks it at these widths, and with letters twice as large. */
export async function expectFocusInSight(page: Page, ...widths: number[]): Promise<void> {
  for (const size of ["100%", "200%"]) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      await untilAtRest(page);
      expect.soft(await hiddenFocuses(page), `${page.url()} at ${width} pixels and ${size}`).toEqual([]);
    }
  }
}
