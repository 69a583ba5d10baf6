import { routes } from "#routes.ts";
import { untilAtRest } from "../support/at-rest.ts";
import { expect, holdRequests, test } from "../support/fixtures.ts";
import { addressOf, screens } from "../support/screens.ts";
import { aShop, seen } from "../support/shop.ts";
import { watchAdmin } from "../support/watched-admin.ts";

// Screens that open within a page of an account, by a query.

const opened = screens.filter(({ route, query }) => query && routes[route].access !== "anyone");

for (const screen of opened) {
  test(`nothing moves on ${routes[screen.route].path}${screen.query} once its data comes`, async ({
    page,
    world,
    logIn,
  }) => {
    const { admin, shift } = await watchAdmin({ page, world, logIn });
    const shop = await aShop(world, admin);
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
