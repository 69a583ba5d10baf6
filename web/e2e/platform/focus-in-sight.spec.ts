import type { Page } from "@playwright/test";
import { addToBasket, openBasket, placeOrder } from "../support/basket.ts";
import { expect, test } from "../support/fixtures.ts";
import { expectFocusInSight, HEIGHT } from "../support/focus-in-sight.ts";
import { ordersOf } from "../support/managed-orders.ts";

test.describe("no bar covers what Tab leads to (WCAG 2.4.11)", () => {
  test("on the basket, and a refusal leads to a field that is seen with its error", async ({
    page,
    world,
    logIn,
  }) => {
    const parts = [await world.product(), await world.product(), await world.product()];
    await logIn(await world.customer());
    for (const part of parts) await addToBasket(page, part);
    await page.setViewportSize({ width: 375, height: HEIGHT });
    await openBasket(page);
    await expect(placeOrder(page)).toBeVisible();
    await expectFocusInSight(page, 375, 1280);
    for (const size of ["100%", "200%"]) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
        scrollTo(0, 0);
      }, size);
      await page.setViewportSize({ width: 375, height: HEIGHT });
      await placeOrder(page).click();
      await expect(page.getByLabel("Address")).toBeFocused();
      const bar = page.locator("[data-bar=low]");
      // The page scrolls there a frame after the focus.
      const room = async () => {
        const top = (await bar.count()) > 0 ? ((await bar.boundingBox())?.y ?? 0) : HEIGHT;
        const error = await page.getByText("Address is missing.").boundingBox();
        return top - ((error?.y ?? HEIGHT) + (error?.height ?? 0));
      };
      await expect.poll(room).toBeGreaterThanOrEqual(0);
    }
  });

  test("on the orders, parts and picking list while some are chosen, and no bar is above a fifth of the window", async ({
    page,
    world,
    logIn,
  }) => {
    const { name, orders } = await ordersOf(
      world,
      Array.from({ length: 9 }, () => ({})),
    );
    await logIn(await world.admin());
    await page.goto(`/dashBord/manageOrder?q=${name}`);
    await page.getByRole("checkbox", { name: "Select all 9 shown" }).check();
    await expectFocusInSight(page, 375, 1280);
    await expectLowBars(page);

    const ids = new URLSearchParams(orders.map(({ _id }) => ["id", _id]));
    await page.goto(`/dashBord/manageOrder/picking?${ids}`);
    const bar = page.getByRole("region", { name: "Picked" });
    await page.setViewportSize({ width: 375, height: HEIGHT });
    await bar.getByRole("button", { name: "Tick all" }).click();
    await expect(bar).toContainText("9 of 9 ticked");
    const [ask, mark] = [bar.getByRole("button").first(), bar.getByRole("button").last()];
    expect((await ask.boundingBox())?.y, "both on one line").toBe((await mark.boundingBox())?.y);
    await expectFocusInSight(page, 375, 1280);
    await expectLowBars(page);
  });
});

async function expectLowBars(page: Page): Promise<void> {
  for (const [width, height] of [
    [375, HEIGHT],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    const bar = page.locator("[data-bar]:not(nav)");
    await expect(bar).toHaveCount(1);
    // A bar gives way a frame after the window has changed.
    await expect(async () => {
      const { position, share } = await bar.evaluate((element) => ({
        position: getComputedStyle(element).position,
        share: element.clientHeight / innerHeight,
      }));
      expect(position).toBe(share > 0.2 ? "static" : "sticky");
    }).toPass();
  }
}
