import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { watchLayoutShift } from "../support/layout-shift.ts";

const SUMMARY = "**/api/reviews/summary";

async function answer(page: Page, json: unknown): Promise<void> {
  await page.route(SUMMARY, (route) => route.fulfill({ json }));
}

/** Again if the section's code comes meanwhile, because that replaces it. */
async function scrollTo(section: Locator): Promise<void> {
  await expect(async () => {
    await section.evaluate((element) => element.scrollIntoView());
    await expect(section).toBeInViewport({ timeout: 500 });
  }).toPass();
}

/** The second of the two sections that the specification leaves open. */
async function openSection(page: Page) {
  await page.goto("/");
  await expect(page.getByRole("status", { name: "Loading parts" })).toHaveCount(0);
  const section = page.getByRole("region", { name: "Why these parts" });
  await scrollTo(section);
  return section;
}

test("the home page says how customers rate the shop, and counts a new review", async ({ page, world }) => {
  await world.review({ revew: 4.5 });
  const section = await openSection(page);
  const words = section.getByText(/out of 5, from \d+ reviews?$/);
  await expect(words).toBeVisible();
  const counted = async () => Number(/from (\d+)/.exec((await words.textContent()) ?? "")?.[1]);
  const stars = section.getByRole("listitem").filter({ hasText: /^5 stars/ });
  // Other tests write reviews too, and take theirs away.
  await expect(async () => {
    const before = await counted();
    await world.review({ revew: 5 });
    await page.reload();
    await scrollTo(section);
    await expect(words).toBeVisible();
    expect(await counted()).toBeGreaterThan(before);
  }).toPass();
  await expect(stars).toHaveText(/^5 stars[1-9]\d* reviews?$/);
});

test("the figures are those of the summary", async ({ page }) => {
  await answer(page, { count: 8, average: 4.3, stars: [1, 0, 0, 0, 2, 5] });
  const section = await openSection(page);
  await expect(section.getByText("4.3")).toBeVisible();
  await expect(section.getByText("out of 5, from 8 reviews")).toBeVisible();
  const bars = section.getByRole("listitem").filter({ hasText: /^\d stars?/ });
  await expect(bars).toHaveText([
    "5 stars5 reviews",
    "4 stars2 reviews",
    "3 stars0 reviews",
    "2 stars0 reviews",
    "1 star0 reviews",
    "0 stars1 review",
  ]);
});

test("a shop that nobody has rated says so, and shows no average", async ({ page }) => {
  await answer(page, { count: 0, average: null, stars: [0, 0, 0, 0, 0, 0] });
  const section = await openSection(page);
  await expect(section.getByText("Nobody has rated us yet.")).toBeVisible();
  await expect(section.getByText(/out of 5|NaN|null/)).toHaveCount(0);
});

for (const width of [375, 1280]) {
  test(`the figures shift nothing when they come, ${width} pixels wide`, async ({ page, world }) => {
    await Promise.all(Array.from({ length: 6 }, () => world.product()));
    await page.setViewportSize({ width, height: 812 });
    await answer(page, { count: 12_345, average: 4.3, stars: [10, 0, 1035, 300, 1000, 10_000] });
    const shift = await watchLayoutShift(page);
    const section = await openSection(page);
    await expect(section.getByText("out of 5, from 12,345 reviews")).toBeVisible();
    const height = async () => (await section.boundingBox())?.height;
    const full = await height();
    expect(await shift()).toBeLessThan(0.001);
    await page.unroute(SUMMARY);
    await answer(page, { count: 0, average: null, stars: [0, 0, 0, 0, 0, 0] });
    await page.reload();
    await scrollTo(section);
    await expect(section.getByText("Nobody has rated us yet.")).toBeVisible();
    expect(await height()).toBe(full);
  });
}

test("paper shows no empty place where figures haven't come, and the figures once they have", async ({
  page,
  world,
}) => {
  await Promise.all(Array.from({ length: 6 }, () => world.product()));
  await answer(page, { count: 8, average: 4.3, stars: [1, 0, 0, 0, 2, 5] });
  await page.emulateMedia({ media: "print" });
  const section = page.getByRole("region", { name: "Why these parts" });
  const gap = async () => {
    const words = section.getByText("Six things you can check for yourself");
    const [head, text] = [await section.locator("header").boundingBox(), await words.boundingBox()];
    return (head?.y ?? 0) + (head?.height ?? 0) - (text?.y ?? 0) - (text?.height ?? 0);
  };
  await page.goto("/");
  await expect.poll(gap).toBeLessThan(40);
  await page.emulateMedia({ media: "screen" });
  await scrollTo(section);
  await expect(section.getByText("out of 5, from 8 reviews")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(section.getByText("out of 5, from 8 reviews")).toBeVisible();
});

test("a page that nobody scrolls asks for no figures", async ({ page, world }) => {
  await Promise.all(Array.from({ length: 6 }, () => world.product()));
  await page.setViewportSize({ width: 412, height: 823 });
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.goto("/");
  await expect(page.getByRole("status", { name: "Loading parts" })).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  expect(requested.filter((url) => url.includes("summary"))).toEqual([]);
});

test.describe("when the call fails", () => {
  test.use({ expectedNoise: /404 \(Not Found\)/ });

  test("the section says so and offers another try", async ({ page }) => {
    let isBroken = true;
    await page.route(SUMMARY, (route) =>
      isBroken ? route.fulfill({ status: 404, json: {} }) : route.continue(),
    );
    const section = await openSection(page);
    await expect(section.getByText("The ratings could not be loaded.")).toBeVisible();
    isBroken = false;
    await answer(page, { count: 1, average: 4, stars: [0, 0, 0, 0, 1, 0] });
    await section.getByRole("button", { name: "Try again" }).click();
    await expect(section.getByText("out of 5, from 1 review")).toBeVisible();
  });
});
