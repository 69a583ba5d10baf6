import { changePurchase, movePurchase } from "@carparts/functions/contract/admin/purchases";
import { receive } from "@carparts/functions/contract/admin/receipts";
import { saveBasket } from "@carparts/functions/contract/basket/basket";
import type { Product } from "@carparts/functions/contract/products";
import { savePart } from "@carparts/functions/contract/saved";
import { as } from "@carparts/functions/testing/api";
import { aSentPurchase } from "@carparts/functions/testing/purchases";
import type { World } from "@carparts/functions/testing/world";
import { expectAccessible, expectNoSidewaysScroll } from "../support/accessibility.ts";
import { basketLine } from "../support/basket.ts";
import { aWord, untilListed } from "../support/catalogue.ts";
import { expect, test } from "../support/fixtures.ts";
import { structuredData } from "../support/structured-data.ts";

const [DAY, OTHER] = ["2031-12-12", "2031-12-24"];
const ON_ORDER = "On order, expected Dec 12, 2031";

/** Orders three pieces at a supplier. Returns what can be done with them. */
async function order(world: World, part: Product) {
  const { call } = as(await world.admin());
  const { purchase } = await aSentPurchase(call, [{ productId: part._id, packs: 3 }]);
  const params = { id: purchase._id };
  let { version } = purchase;
  const expectOn = async (expected: string) => {
    version = (await call(changePurchase, { params, body: { version, expected } })).output.version;
  };
  await expectOn(DAY);
  return {
    expectOn,
    book: (pieces: number) => call(receive, { params, body: { lines: [{ productId: part._id, pieces }] } }),
    close: () => call(movePurchase, { params, body: { version, state: "closed" } }),
  };
}

test("an open page of a part says when more come, and never that it can be ordered, without a reload", async ({
  page,
  world,
}) => {
  const part = await world.product({ name: "Steering rack", quantity: 1, minimumQuantity: 2 });
  await page.goto(`/part/${part._id}`);
  const facts = page.getByRole("article").first();
  await expect(facts.getByText("Out of stock")).toBeVisible();
  await expect(facts).not.toContainText("On order");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const { expectOn, book } = await order(world, part);
  await expect(facts.getByText(ON_ORDER)).toBeVisible({ timeout: 15_000 });
  await expect(facts.getByText("Out of stock")).toBeVisible();
  await expect(facts.getByRole("button", { name: /^Add to basket/ })).toHaveCount(0);
  await expect(facts.locator(".btn-primary")).toHaveText("Tell me when available");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expectOn(OTHER);
  await expect(facts.getByText("On order, expected Dec 24, 2031")).toBeVisible({ timeout: 15_000 });
  await book(3);
  await expect(facts.getByText("4 in stock")).toBeVisible({ timeout: 15_000 });
  await expect(facts).not.toContainText("On order");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("a part that is on order stays out of stock for search engines", async ({ page, world }) => {
  const part = await world.product({ quantity: 0 });
  await order(world, part);
  await page.goto(`/part/${part._id}`);
  await expect(page.getByText(ON_ORDER)).toBeVisible();
  const [data] = await structuredData(page);
  expect(data.offers.availability).toBe("https://schema.org/OutOfStock");
  expect(JSON.stringify(data)).not.toContain(DAY);
});

test("a list's card says it, with and without scripts, and a page only that a late one is on order", async ({
  page,
  world,
  request,
}) => {
  const brand = aWord();
  const part = await world.product({ name: "Drive shaft", brand, quantity: 0 });
  await order(world, part);
  const there = await world.product({ name: "Drive shaft boot", brand });
  await order(world, there);
  await untilListed(part, there);
  const address = `/parts?brand=${brand}`;
  await expect.poll(async () => (await request.get(address)).text()).toContain(ON_ORDER);
  await page.goto(address);
  const card = page.getByRole("article").filter({ hasText: "Out of stock" });
  await expect(card).toContainText(ON_ORDER);
  await expect(page.getByRole("article").filter({ hasText: "Drive shaft boot" })).not.toContainText(
    "On order",
  );
  await expect(card.getByRole("button", { name: `Add to basket: ${part.name}` })).toBeDisabled();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.clock.setFixedTime("2031-12-14T12:00:00Z");
  await page.goto(`/part/${part._id}`);
  await expect(page.getByText("On order", { exact: true })).toBeVisible();
});

test("the home page's card says it", async ({ page, world }) => {
  const first = { createdAt: "1970-01-01T00:00:00.000Z" };
  const part = await world.product({ name: `Gearbox ${aWord()}`, quantity: 0 }, first);
  await order(world, part);
  await page.goto("/");
  const card = page.getByRole("article").filter({ hasText: part.name });
  await expect(card).toContainText(ON_ORDER);
  await expect(card.getByText("Out of stock")).toBeVisible();
});

test("who wants to order it is told in the basket, on the form and among saved parts, and the form is live", async ({
  page,
  world,
  customer,
}) => {
  const part = await world.product({ name: "Turbocharger", quantity: 0 });
  const { call } = as(customer);
  await call(savePart, { params: { id: part._id }, body: { notify: true } });
  await call(saveBasket, { body: { lines: [{ productId: part._id, quantity: 1 }] } });
  await page.goto(`/myOrder/${part._id}`);
  const form = page.getByRole("region", { name: "Order this part" });
  const notice = form.getByRole("status").filter({ hasText: "You can't order this part" });
  await expect(notice).toContainText("none are left. See similar parts");
  const { close } = await order(world, part);
  await expect(notice).toContainText(`none are left. ${ON_ORDER}. See similar parts`);
  await expect(page.getByRole("article").getByText(ON_ORDER)).toBeVisible();
  await page.goto("/basket");
  await expect(basketLine(page, part).getByRole("alert")).toHaveText(
    `Out of stock at the moment. ${ON_ORDER}.`,
  );
  await page.goto("/dashBord");
  await expect(page.getByRole("list", { name: "Saved parts" })).toContainText(ON_ORDER);
  await page.goto(`/myOrder/${part._id}`);
  await expect(page.getByRole("article").getByText(ON_ORDER)).toBeVisible();
  await close();
  await expect(page.getByRole("article").getByText("Out of stock")).toBeVisible();
  await expect(page.getByRole("article")).not.toContainText("On order");
});
