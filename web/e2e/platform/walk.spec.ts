import type { Product } from "@carparts/functions/contract/products";
import { anUglyContact, anUglyEmail } from "@carparts/functions/testing/ugly";
import type { Page } from "@playwright/test";
import { routes } from "#routes.ts";
import { expectAccessible, expectContrast, expectNoSidewaysScroll } from "../support/accessibility.ts";
import { untilAtRest } from "../support/at-rest.ts";
import { withoutCardProvider } from "../support/card-provider.ts";
import { expectToFit } from "../support/fits.ts";
import { expect, test } from "../support/fixtures.ts";
import { expectFocusInSight } from "../support/focus-in-sight.ts";
import { invalidHtml } from "../support/html.ts";
import { watchScripts } from "../support/run-scripts.ts";
import { addressOf, inParts, screens } from "../support/screens.ts";
import { aHostileShop, seen } from "../support/shop.ts";

// Every screen is opened once at each width, and asked for all that holds for each of them. The console is quiet there
// as in every test.

/** Of one test. */
const MOST_SCREENS = 7;

const walks = [
  { width: 375, scheme: "light", other: "dark", beside: [320, 375, 768], between: [] },
  { width: 1280, scheme: "dark", other: "light", beside: [1280], between: [992, 1200] },
] as const;

/** Goes on to the other screens after a fault. */
const gently = expect.configure({ soft: true });

const parts = (["guest", "customer", "admin"] as const).flatMap((who) => {
  const all = screens.filter((screen) => screen.who === who);
  return inParts(all, MOST_SCREENS).map((part) => ({ who, ...part }));
});

/** Every page that opens has this part in its basket. */
async function keepBasket(page: Page, { _id: productId }: Product): Promise<void> {
  const basket = JSON.stringify({ lines: [{ productId, quantity: 1_000_000, price: 0.01 }] });
  await page.addInitScript((stored) => localStorage.setItem("basket", stored), basket);
}

test.use({ expectedNoise: /404 \(Not Found\)|ERR_NAME_NOT_RESOLVED/ });

for (const { who, part, rows } of parts) {
  for (const { width, scheme, other, beside, between } of walks) {
    test(`the screens of ${who}s are sound at ${width} px, part ${part}`, async ({ page, world, logIn }) => {
      const ugly = { email: anUglyEmail(), name: anUglyContact().name };
      const account = await (who === "admin" ? world.admin(ugly) : world.customer(ugly));
      const shop = await aHostileShop(world, account);
      const found = await watchScripts(page);
      await withoutCardProvider(page);
      if (who === "guest") await keepBasket(page, shop.product);
      else await logIn(account);
      const pages: Record<string, string> = {};
      for (const screen of rows) {
        const path = addressOf(screen, shop);
        const name = `${routes[screen.route].path}${screen.query ?? ""}`;
        await test.step(name, async () => {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme: scheme });
          await page.goto(path);
          await seen(page, screen, shop);
          await untilAtRest(page);
          // axe takes a target behind the sticky header for a small one.
          await page.evaluate(() => scrollTo(0, 0));
          await expectAccessible(page, gently);
          await page.emulateMedia({ colorScheme: other });
          await expectContrast(page, gently);
          pages[name] = await page.content();
          await expectToFit(page, beside);
          for (const each of between) {
            await page.setViewportSize({ width: each, height: 800 });
            await expectNoSidewaysScroll(page, gently);
          }
          await expectFocusInSight(page, width);
          gently(await found(), `scripts that ran on ${name}`).toEqual([]);
        });
      }
      // The checker takes a while to start, and a phone's HTML is the same.
      if (width === 1280) expect(await invalidHtml(pages)).toEqual([]);
    });
  }
}
