import type { Page } from "@playwright/test";

/** A page's structured data for search engines. */
export async function structuredData(page: Page) {
  const blocks = await page.locator("script[type='application/ld+json']").allTextContents();
  return blocks.map((json) => JSON.parse(json));
}
