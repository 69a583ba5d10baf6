import { aWord, untilListed } from "../support/catalogue.ts";
import { expect, holdRequests, test } from "../support/fixtures.ts";
import { ordersOf, rowOf } from "../support/managed-orders.ts";

test("Load more keeps the focus while it loads, and leads it to the first new part", async ({
  page,
  world,
}) => {
  const brand = aWord();
  const names = Array.from({ length: 30 }, (_, place) => `Hose ${place}`);
  const parts = await Promise.all(names.map((name) => world.product({ brand, name })));
  await untilListed(...parts);
  await page.goto(`/parts?brand=${brand}`);
  const links = page.getByRole("main").getByRole("article").getByRole("heading").getByRole("link");
  const more = page.getByRole("button", { name: "Load more" });
  await more.scrollIntoViewIfNeeded();
  // A list is drawn piece by piece.
  await expect(links).toHaveCount(24);
  const answer = await holdRequests(page, /\/api\/products\?/);
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(more).toBeDisabled();
  await expect(more).toBeFocused();
  await page.keyboard.press("Enter");
  answer();
  await expect(links).toHaveCount(30);
  const first = page.getByRole("main").getByRole("article").nth(24);
  await expect(first.locator(":focus")).toHaveCount(1);
});

test("Show more leads the focus to the first new row, and Mark picked to the next one", async ({
  page,
  world,
  logIn,
}) => {
  const { name, orders } = await ordersOf(
    world,
    Array.from({ length: 28 }, () => ({})),
  );
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageOrder?q=${name}&handling=new`);
  const rows = page.getByRole("table", { name: "Manage ALL Orsers" }).locator("tbody tr");
  const more = page.getByRole("button", { name: "Show more" });
  await expect(more).toBeVisible();
  const shown = 25;
  await expect(rows).toHaveCount(shown);
  const answer = await holdRequests(page, /\/api\/orders\?/);
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(more).toBeFocused();
  answer();
  await expect(rows).toHaveCount(28);
  await expect(rows.nth(shown)).toBeFocused();

  const [newest, next] = orders.slice(-2).reverse();
  if (!newest || !next) throw new Error("There are orders.");
  await rowOf(page, newest).getByRole("button", { name: "Mark picked" }).press("Enter");
  await expect(rowOf(page, newest)).toHaveCount(0);
  await expect(rowOf(page, next)).toBeFocused();
});
