import { routes } from "#routes.ts";
import { untilAtRest } from "../support/at-rest.ts";
import { withoutCardProvider } from "../support/card-provider.ts";
import { expect, holdRequests, test } from "../support/fixtures.ts";
import { watchLayoutShift } from "../support/layout-shift.ts";
import { addressOf, screens } from "../support/screens.ts";
import { aShop, seen } from "../support/shop.ts";

// What is opened within a page of an account, by a query.

const opened = screens.filter(({ route, query }) => query && routes[route].access !== "anyone");

for (const screen of opened) {
  test(`nothing moves on ${routes[screen.route].path}${screen.query} once its data comes`, async ({
    page,
    world,
    logIn,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await withoutCardProvider(page);
    const admin = await world.admin();
    const shop = await aShop(world, admin);
    await logIn(admin);
    await page.goto(routes.dashboard.path);
    await expect(page.getByRole("heading", { name: "Needs attention" })).toBeVisible();
    const shift = await watchLayoutShift(page);
    const answer = await holdRequests(page, /\/api\//);
    await page.goto(addressOf(screen, shop));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    answer();
    await untilAtRest(page);
    const moved = await shift();
    await seen(page, screen, shop);
    expect(moved).toBeLessThanOrEqual(0.01);
  });
}
