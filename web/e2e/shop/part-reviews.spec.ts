import { fulfilOrder } from "@carparts/functions/contract/admin/fulfilment";
import { deleteProduct } from "@carparts/functions/contract/admin/products";
import type { Product } from "@carparts/functions/contract/products";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import type { World } from "@carparts/functions/testing/world";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/accessibility.ts";
import { expect, holdRequests, test } from "../support/fixtures.ts";
import { watchLayoutShift } from "../support/layout-shift.ts";
import { fillInReview } from "../support/reviews.ts";
import { structuredData } from "../support/structured-data.ts";

async function send(admin: Account, id: string): Promise<void> {
  for (const [index, handling] of (["picked", "sent"] as const).entries()) {
    await as(admin).call(fulfilOrder, { params: { id }, body: { handling, version: index + 1 } });
  }
}

/** Reviews of a part, the last one of the newest day. */
async function reviewsOf(world: World, { _id }: Product, ...texts: readonly string[]): Promise<void> {
  for (const [day, description] of texts.entries()) {
    const createdAt = new Date(Date.UTC(2026, 9, 1 + day, 12)).toISOString();
    await world.review({ productId: _id, description, isVerifiedBuyer: true }, { createdAt });
  }
}

const reviewsOn = (page: Page) => page.getByRole("region", { name: "Reviews" });
const reviewLink = (page: Page) => page.getByRole("link", { name: "Review this part" });

test("on a phone, who had a part sent reviews it from MY Orders, and everybody reads it on the part's page", async ({
  page,
  world,
  logIn,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const [customer, product] = [await world.customer(), await world.product({ name: "Water pump" })];
  const order = await world.order(product, customer);
  await logIn(customer);
  await page.goto("/dashBord/UserOrder");
  await expect(page.getByRole("link", { name: "Payment" })).toBeVisible();
  await expect(reviewLink(page)).toHaveCount(0);
  await send(await world.admin(), order._id);
  await page.reload();
  await reviewLink(page).click();
  await expect(page).toHaveURL(`/dashBord/UserOrder/revew?product=${product._id}`);
  await expect(page.getByText("You are reviewing")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Water pump" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await fillInReview(page, "Runs quietly since.", "4.5");
  await page.getByRole("button", { name: "Add ReveW" }).click();
  await expect(page.getByText("Revew add sucess full!")).toBeVisible();
  await expect(page.getByLabel("Description")).toHaveValue("");
  await page.getByRole("link", { name: "Water pump" }).click();
  await page.getByRole("link", { name: "4.5 out of 5 · 1 review" }).click();
  await expect(page).toHaveURL(`/part/${product._id}#reviews`);
  const review = reviewsOn(page).getByRole("listitem");
  await expect(review).toContainText(["Runs quietly since."]);
  await expect(review).toBeInViewport();
  await expect(review.getByRole("heading", { name: "A weekend mechanic" })).toBeVisible();
  await expect(review).toContainText("Verified buyer · ");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("by keyboard alone a part is reviewed, and its reviews are read newest first, further ones on demand", async ({
  page,
  world,
  logIn,
}) => {
  const [customer, product] = [await world.customer(), await world.product({ name: "Brake hose" })];
  await world.order(product, customer, { handling: "closed" });
  await reviewsOf(world, product, ...Array.from({ length: 7 }, (_, place) => `The text of ${place}.`));
  await logIn(customer);
  await page.goto("/dashBord/UserOrder");
  await reviewLink(page).press("Enter");
  await page.getByLabel("Name", { exact: true }).press("ControlOrMeta+a");
  // The picture's file and the stars need nothing.
  for (const typed of ["A keyboardist", "/reviewers/weekend-mechanic.svg", "", "Fits at once.", "0", ""]) {
    await page.keyboard.type(typed);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(page.getByText("Revew add sucess full!")).toBeVisible();
  await page.goto(`/part/${product._id}`);
  await page.getByRole("link", { name: "3.9 out of 5 · 8 reviews" }).press("Enter");
  const texts = reviewsOn(page).getByRole("listitem").getByRole("paragraph");
  await expect(reviewsOn(page).getByRole("listitem")).toHaveCount(6);
  await expect(texts.filter({ hasText: "The text of" })).toHaveText(
    [6, 5, 4, 3, 2].map((place) => `The text of ${place}.`),
  );
  await page.getByRole("button", { name: "Load more" }).press("Enter");
  await expect(reviewsOn(page).getByRole("listitem")).toHaveCount(8);
  await expect(texts.filter({ hasText: /The text of|Fits/ })).toHaveText([
    "Fits at once.",
    ...[6, 5, 4, 3, 2, 1, 0].map((place) => `The text of ${place}.`),
  ]);
  await expect(page.getByRole("button", { name: "Load more" })).toHaveCount(0);
});

test.describe("a part that can't be reviewed", () => {
  test.use({ expectedNoise: /4(03|09|22) \(/ });

  test("says why, and what was typed can be sent as a review of the shop", async ({ page, world, logIn }) => {
    const [customer, product] = [await world.customer(), await world.product()];
    await logIn(customer);
    await page.goto(`/dashBord/UserOrder/revew?product=${product._id}`);
    await fillInReview(page, "I only ordered it.", "3");
    const button = page.getByRole("button", { name: "Add ReveW" });
    await button.click();
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toContainText("You can review a part once we have sent it to you.");
    await world.order(product, customer, { handling: "sent" });
    await world.review({ productId: product._id }, { authorUid: customer.uid });
    await button.click();
    await expect(alert).toContainText("You have reviewed this part already.");
    await alert.getByRole("link", { name: "Review the shop instead" }).click();
    await expect(page).toHaveURL("/dashBord/UserOrder/revew");
    await expect(page.getByText("You are reviewing")).toHaveCount(0);
    await expect(page.getByLabel("Description")).toHaveValue("I only ordered it.");
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname === "/revew");
    await button.click();
    expect((await answer).request().postDataJSON()).not.toHaveProperty("productId");
    expect((await answer).status()).toBe(201);
  });

  test("and is gone is said before anything is typed", async ({ page, world, logIn }) => {
    const [customer, product] = [await world.customer(), await world.product()];
    await as(await world.admin()).call(deleteProduct, { params: { id: product._id } });
    await logIn(customer);
    for (const id of [product._id, "..%2Fx"]) {
      await page.goto(`/dashBord/UserOrder/revew?product=${id}`);
      await expect(page.getByText("your review will be of the shop itself")).toBeVisible();
    }
  });
});

test("without scripts, stars and count are in the page, and in its data for search engines", async ({
  world,
  newVisitor,
}) => {
  const [rated, unrated] = [await world.product(), await world.product()];
  for (const revew of [5, 3.4, 4.5]) await world.review({ productId: rated._id, revew });
  const page = await newVisitor({ javaScriptEnabled: false });
  await page.goto(`/part/${rated._id}`);
  await expect(page.getByRole("link", { name: "4.3 out of 5 · 3 reviews" })).toBeVisible();
  const [data] = await structuredData(page);
  expect(data.aggregateRating).toEqual({
    ...{ "@type": "AggregateRating", ratingValue: 4.3, reviewCount: 3, bestRating: 5, worstRating: 0 },
  });
  await page.goto(`/part/${unrated._id}`);
  await expect(page.getByText("No reviews yet")).toBeVisible();
  await expect(reviewsOn(page)).toContainText("Nobody has reviewed this part yet.");
  const [none] = await structuredData(page);
  expect(none).not.toHaveProperty("aggregateRating");
});

for (const width of [375, 1280]) {
  test(`a part's reviews shift nothing when they come, ${width} pixels wide`, async ({ page, world }) => {
    const product = await world.product();
    await reviewsOf(world, product, "Short.", "Long, and longer. ".repeat(100), "a\nb\nc\nd\ne\nf\ng\nh");
    for (let more = 0; more < 4; more++) await world.review({ productId: product._id });
    await page.setViewportSize({ width, height: 812 });
    const shift = await watchLayoutShift(page);
    const release = await holdRequests(page, /\/api\/products\/[^/]+\/reviews/);
    await page.goto(`/part/${product._id}`);
    await expect(page.getByText("10 in stock")).toBeVisible();
    const section = reviewsOn(page);
    await section.scrollIntoViewIfNeeded();
    await expect(page.getByRole("button", { name: "Load more" })).toBeDisabled();
    const height = async () => (await section.boundingBox())?.height;
    const before = await height();
    release();
    await expect(section.getByRole("listitem")).toHaveCount(6);
    expect(await height()).toBe(before);
    expect(await shift()).toBeLessThan(0.01);
    await expectAccessible(page);
  });
}

test("an admin reads which part a review is of, and its ratings follow a deletion and its undo", async ({
  page,
  world,
  logIn,
}) => {
  const product = await world.product({ name: "Ignition coil" });
  const newest = { createdAt: "2999-12-31T00:00:00.000Z" };
  await world.review({ productId: product._id, description: "Sparks again." }, newest);
  page.on("dialog", (dialog) => dialog.accept("Too short."));
  await logIn(await world.admin());
  await page.goto("/dashBord/reviews");
  const line = page.getByRole("listitem").filter({ hasText: "Sparks again." });
  await expect(line.getByRole("link", { name: "Ignition coil" })).toHaveAttribute(
    "href",
    `/part/${product._id}`,
  );
  await line.getByRole("button", { name: "Delete review" }).click();
  await expect(line).toHaveCount(0);
  expect(await world.stored("products", product._id)).toMatchObject({ ratings: { sum: 0 } });
  await page.getByRole("alert").getByRole("button", { name: "Undo" }).click();
  await expect(line).toBeVisible();
  await line.getByRole("link", { name: "Ignition coil" }).click();
  await expect(page.getByRole("link", { name: "4.5 out of 5 · 1 review" })).toBeVisible();
});
