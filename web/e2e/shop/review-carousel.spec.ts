import { randomUUID } from "node:crypto";
import { aReview } from "@carparts/functions/testing/builders";
import type { Locator, Page } from "@playwright/test";
import shop from "../../../shop.json" with { type: "json" };
import { expectAccessible } from "../support/accessibility.ts";
import { expect, holdRequests, test } from "../support/fixtures.ts";

const AUTO_PLAY = 5_000;
const MOVE = 1_000;

const REVIEWS = /\/revew(\?|$)/;

/** Told apart by their ratings. Stubbed, because other tests add reviews too. */
const three = [5, 3.5, 0].map((revew) => ({
  _id: randomUUID(),
  ...aReview({ revew, name: `Somebody who gives ${revew}`, description: `These parts are worth ${revew}.` }),
}));

async function answerReviews(page: Page, reviews: unknown): Promise<void> {
  await page.route(REVIEWS, (route) => route.fulfill({ json: reviews }));
}

async function openCarousel(page: Page, reviews: unknown = three): Promise<Locator> {
  await answerReviews(page, reviews);
  // The tests move the page's clock, so that nobody waits.
  await page.clock.install();
  await page.goto("/");
  const carousel = page.getByRole("region", { name: "Revews" });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole("button", { name: "Next review" })).toBeVisible();
  return carousel;
}

/** The rating of the only review that's visible and audible. */
function shown(carousel: Locator): Promise<string[]> {
  return carousel.getByRole("heading", { level: 3 }).allInnerTexts();
}

test("a review that was left stands on the home page with all that belongs to it", async ({
  page,
  world,
}) => {
  const review = await world.review({
    revew: 4.5,
    description: `Quiet since the first day. ${randomUUID()}`,
  });
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Revews", exact: true })).toBeVisible();
  // Another test's review may be newer, so this one may not be the current slide.
  const card = page.locator("[data-index] article, article").filter({ hasText: review.description }).first();
  await page.getByRole("region", { name: "Revews" }).scrollIntoViewIfNeeded();
  await expect(card).toBeAttached();
  await expect(card.locator("h3")).toHaveText("4.5");
  await expect(card).toContainText(review.name);
  await expect(card).toContainText(`Customer, ${shop.name}`);
  await expect(card.locator(`img[src='${review.picture}']`)).toBeAttached();
  await expect(card.locator("img[src='/favicon.svg']")).toBeAttached();
});

test("a review by somebody who has ordered says so, and no other one does", async ({ page }) => {
  const [first, ...others] = three;
  await answerReviews(page, [{ ...first, isVerifiedBuyer: true }, ...others]);
  await page.goto("/");
  const carousel = page.getByRole("region", { name: "Revews" });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole("button", { name: "Next review" })).toBeVisible();
  await expect(carousel.getByRole("article")).toContainText(`Customer, ${shop.name} · Verified buyer`);
  const cards = carousel.locator(".slick-slide:not(.slick-cloned) article");
  await expect(cards.filter({ hasText: "Verified buyer" })).toHaveCount(1);
});

test("the carousel is empty until the reviews are there, and their coming shifts nothing", async ({
  page,
}) => {
  await answerReviews(page, three);
  const release = await holdRequests(page, REVIEWS);
  await page.goto("/");
  const carousel = page.getByRole("region", { name: "Revews" });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole("heading", { name: "Revews" })).toBeInViewport();
  await expect(carousel.getByRole("article")).toHaveCount(0);
  const before = await carousel.boundingBox();
  release();
  await expect(carousel.getByRole("button", { name: "Next review" })).toBeVisible();
  expect((await carousel.boundingBox())?.height).toBe(before?.height);
});

test("the reviews follow one another by themselves, one at a time, and around", async ({ page }) => {
  const carousel = await openCarousel(page);
  for (const rating of ["5", "3.5", "0", "5"]) {
    await expect.poll(() => shown(carousel)).toEqual([rating]);
    await page.clock.runFor(AUTO_PLAY + MOVE);
  }
});

test("the arrows lead to the neighbours and around, with 10 px between two reviews", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const carousel = await openCarousel(page);
  const next = carousel.getByRole("button", { name: "Next review" });
  const previous = carousel.getByRole("button", { name: "Previous review" });
  for (const [button, rating] of [
    [next, "3.5"],
    [next, "0"],
    [next, "5"],
    [previous, "0"],
  ] as const) {
    await button.click();
    await expect.poll(() => shown(carousel)).toEqual([rating]);
    // Slick ignores a step until the previous one has ended.
    await page.clock.runFor(MOVE);
  }
  const [first, second] = await carousel
    .locator(".slick-slide:not(.slick-cloned) article")
    .evaluateAll((cards) =>
      cards.map((card) => card.getBoundingClientRect()).map(({ x, width }) => [x, x + width]),
    );
  expect((second?.[0] ?? 0) - (first?.[1] ?? 0)).toBeCloseTo(10, 1);
});

test("the carousel stops while it's paused, hovered over or focused by keyboard", async ({ page }) => {
  const carousel = await openCarousel(page);
  const standsStill = async () => {
    const before = await shown(carousel);
    await page.clock.runFor(AUTO_PLAY + MOVE);
    expect(await shown(carousel)).toEqual(before);
  };
  const moves = async () => {
    const before = await shown(carousel);
    await page.clock.runFor(AUTO_PLAY + MOVE);
    await expect.poll(() => shown(carousel)).not.toEqual(before);
  };

  await carousel.getByRole("article").hover();
  await standsStill();
  await page.mouse.move(0, 0);
  await moves();

  await carousel.getByRole("button", { name: "Pause reviews" }).focus();
  await page.keyboard.press("Tab");
  await expect(carousel.getByRole("button", { name: "Previous review" })).toBeFocused();
  await standsStill();
  await page.keyboard.press("Shift+Tab");
  await moves();

  await carousel.getByRole("button", { name: "Pause reviews" }).press("Enter");
  await standsStill();
  await carousel.getByRole("button", { name: "Play reviews" }).press("Enter");
  await moves();
});

test("with reduced motion the reviews only play if you press play", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const carousel = await openCarousel(page);
  await page.clock.runFor(AUTO_PLAY + MOVE);
  expect(await shown(carousel)).toEqual(["5"]);
  await carousel.getByRole("button", { name: "Play reviews" }).click();
  await expect.poll(() => shown(carousel)).toEqual(["3.5"]);
});

test("the keyboard and screen readers only reach the current review, never a copy", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const long = three.map((review) => ({ ...review, description: "It fits, and it lasts. ".repeat(40) }));
  const carousel = await openCarousel(page, long);
  for (const _ of long) {
    await expect(carousel.locator(".slick-slide:not([inert])")).toHaveCount(1);
    await expect(carousel.getByRole("article")).toHaveCount(1);
    await expectAccessible(page);
    await carousel
      .getByRole("button", { name: "Pause reviews" })
      .or(carousel.getByRole("button", { name: "Play reviews" }))
      .focus();
    // A long text scrolls, so it's one tab stop. The arrows come next.
    await page.keyboard.press("Tab");
    await expect(carousel.getByRole("article").locator("p[tabindex]")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(carousel.getByRole("button", { name: "Previous review" })).toBeFocused();
    await carousel.getByRole("button", { name: "Next review" }).click();
    await page.clock.runFor(MOVE);
  }
});

test("the reviews are fetched again when the signed-in state changes", async ({ page, world, logIn }) => {
  await logIn(await world.customer());
  await page.goto("/Blog");
  let fetches = 0;
  page.on("request", (request) => {
    if (request.method() === "GET" && new URL(request.url()).pathname === "/revew") fetches += 1;
  });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
  // Once as a guest, because everyone starts as one, and once for the saved account.
  await expect.poll(() => fetches).toBe(2);
});

test("a shop without reviews says so", async ({ page }) => {
  await answerReviews(page, []);
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Revews" })).toContainText("No reviews yet");
});

test("a single review doesn't move and has no arrows", async ({ page }) => {
  await answerReviews(page, three.slice(0, 1));
  await page.goto("/");
  const carousel = page.getByRole("region", { name: "Revews" });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole("article")).toContainText("These parts are worth 5.");
  await expect(carousel.getByRole("button")).toHaveCount(0);
});

test.describe("when a picture fails", () => {
  test.use({ expectedNoise: /404 \(Not Found\)/ });

  test("a placeholder replaces a missing picture", async ({ page }) => {
    await page.route("**/missing.png", (route) => route.fulfill({ status: 404 }));
    await openCarousel(page, [{ ...three[0], picture: "/reviewers/missing.png" }, three[1]]);
    await expect(page.locator(".slick-current img[src='/placeholder.svg']")).toBeVisible();
  });
});
