import { randomUUID } from "node:crypto";
import { aProduct } from "@carparts/functions/testing/builders";
import { expect, test } from "../support/fixtures.ts";

test("of seven products the home page shows the first six, in three columns on a large screen", async ({
  page,
}) => {
  const products = [1, 2, 3, 4, 5, 6, 7].map((number) => ({
    _id: randomUUID(),
    ...aProduct({ name: `Part number ${number}`, quantity: number === 6 ? 0 : 10 }),
  }));
  await page.route(/\/products(\?|$)/, (route) => {
    const limit = new URL(route.request().url()).searchParams.get("limit") ?? products.length;
    return route.fulfill({ json: products.slice(0, Number(limit)) });
  });
  await page.goto("/");
  const cards = page.getByRole("region", { name: "Featured parts" }).getByRole("article");
  await expect(cards.getByRole("heading")).toHaveText(products.slice(0, 6).map(({ name }) => name));
  // A part that is sold out leads to where you can ask to be told.
  await expect(cards.locator(".btn-primary")).toHaveText([
    ...Array.from({ length: 5 }, () => "Buy Now"),
    "Tell me when available",
  ]);
  await expect(cards.last().locator(".btn-primary")).toHaveAttribute("href", `/part/${products[5]?._id}`);
  await expect(cards.last().getByRole("link", { name: "Buy Now: Part number 6" })).toBeVisible();
  const places = await cards.evaluateAll((articles) =>
    articles.map((article) => article.getBoundingClientRect()).map(({ left, top }) => [left, top] as const),
  );
  expect(new Set(places.map(([left]) => left)).size).toBe(3);
  expect(new Set(places.map(([, top]) => top)).size).toBe(2);
});

test("Buy Now opens the order form of its product", async ({ page, world, logIn }) => {
  const product = await world.product({ name: "First fuel pump" }, { createdAt: "1999-06-01T00:00:00.000Z" });
  await logIn(await world.customer());
  await page.goto("/");
  await page.getByRole("link", { name: "Buy Now: First fuel pump" }).click();
  await expect(page).toHaveURL(`/myOrder/${product._id}`);
  await expect(page.getByRole("heading", { name: "First fuel pump" })).toBeVisible();
});

test("the quick contact has a description and an image beside its form", async ({ page }) => {
  await page.goto("/");
  const block = page.getByRole("region", { name: "Quick Contact" });
  await block.scrollIntoViewIfNeeded();
  await expect(block.getByRole("paragraph").first()).toHaveText(/\w+ \w+/);
  const image = block.locator("img");
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test("each of the three counters has an icon", async ({ page }) => {
  await page.goto("/");
  const counters = page.getByRole("region", { name: "Business Summary" });
  await counters.scrollIntoViewIfNeeded();
  for (const label of ["ComPlete Orders", "Orders Panding", "Happy Clints"]) {
    const counter = counters.getByText(label, { exact: true }).locator("..");
    await expect(counter.locator("svg")).toHaveCount(1);
  }
});
