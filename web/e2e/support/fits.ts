import { expect, type Page } from "@playwright/test";

const WIDTHS = [320, 375, 768, 1280];
/** The default, and twice that. */
const FONT_SIZES = [16, 32];

/** Goes on after what doesn't fit. */
const gently = expect.configure({ soft: true });

/** Elements that overflow the window or their box. Runs in the page. */
function misfits(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page, by ${scrollWidth - clientWidth} px`] : [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    let box = texts.currentNode.parentElement;
    const text = texts.currentNode.textContent?.trim() ?? "";
    // Content for screen readers, scrollable boxes, hidden slides and what ends in an ellipsis may be anywhere.
    const isSeen =
      box?.checkVisibility({ visibilityProperty: true }) &&
      getComputedStyle(box).clipPath === "none" &&
      !box.closest(".sr-only, pre, .carousel, .slick-list, .truncate");
    if (!box || !isSeen || text === "") continue;
    while (getComputedStyle(box).display.startsWith("inline") && !box.matches(".btn, .badge"))
      box = box.parentElement ?? box;
    const outer = box.getBoundingClientRect();
    const range = new Range();
    range.selectNodeContents(texts.currentNode);
    const spills = [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        right > Math.min(outer.right, clientWidth) + 1 ||
        left < Math.max(outer.left, 0) - 1 ||
        (box.matches(".btn, .badge") && (bottom > outer.bottom + 2 || top < outer.top - 2)),
    );
    if (spills) found.push(`${box.tagName.toLowerCase()} "${text.slice(0, 40)}"`);
  }
  return found;
}

/** Checks that nothing overflows at these widths, with large text as well. */
export async function expectToFit(page: Page, widths: readonly number[] = WIDTHS): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  for (const standard of FONT_SIZES) {
    await browser.send("Page.setFontSizes", { fontSizes: { standard } });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const where = `what does not fit on ${new URL(page.url()).pathname} at ${width} px, text of ${standard} px`;
      // Animations settle a moment later.
      await gently.poll(() => page.evaluate(misfits), { message: where, timeout: 3000 }).toEqual([]);
    }
  }
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
  await browser.detach();
}
