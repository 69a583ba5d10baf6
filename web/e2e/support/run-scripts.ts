import type { Page } from "@playwright/test";
import { acceptDialogs } from "./fixtures.ts";

/** Collects what ran, and what the page's policy blocked. */
export async function watchScripts(page: Page): Promise<() => Promise<string[]>> {
  const message = acceptDialogs(page);
  await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(window, { found });
    document.addEventListener("securitypolicyviolation", (event) => {
      if (event.violatedDirective.startsWith("script"))
        found.push(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return async () => [
    ...message.filter((text) => text.includes("1") || text === ""),
    ...(await page.evaluate(() => (window as unknown as { found: string[] }).found)),
  ];
}
