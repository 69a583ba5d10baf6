import type { Page } from "@playwright/test";

/** What a page says of itself to search engines. */
export async function structuredData(page: Page) {
  const blocks = await page.locator("script[type='application/ld+json']").allTextContents();
  return blocks.map((json) => JSON.parse(json));
}
