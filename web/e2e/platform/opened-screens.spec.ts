import { routes } from "#routes.ts";
import { untilAtRest } from "../support/at-rest.ts";
import { expect, test } from "../support/fixtures.ts";
import { addressOf, screens } from "../support/screens.ts";
import { aShop, seen } from "../support/shop.ts";
import { watchAdmin } from "../support/watched-admin.ts";

// Screens that open within a page of an account, by a query.

const opened = screens.filter(({ route, query }) => query && routes[route].access !== "anyone");

test("nothing moves on a screen that a query opens once its data comes", async ({ page, world, logIn }) => {
  const { admin, shift } = await watchAdmin({ page, world, logIn });
  const shop = await aShop(world, admin);
  let answers = Promise.withResolvers<void>();
  await page.route(/\/api\//, async (route) => {
    await answers.promise;
    await route.fallback();
  });
  for (const screen of opened) {
    const path = addressOf(screen, shop);
    answers = Promise.withResolvers<void>();
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    answers.resolve();
    await untilAtRest(page);
    const moved = await shift();
    await seen(page, screen, shop);
    expect.soft(moved, path).toBeLessThanOrEqual(0.01);
  }
});
