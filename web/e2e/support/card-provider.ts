import type { Page } from "@playwright/test";

/** The card provider's script is another site's. */
export async function withoutCardProvider(page: Page): Promise<void> {
  await page.route("https://js.stripe.com/**", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "window.Stripe = () => ({ _registerWrapper() {} });",
    }),
  );
}
