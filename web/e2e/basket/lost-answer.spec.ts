import { readBasket } from "@carparts/functions/contract/basket/basket";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import type { World } from "@carparts/functions/testing/world";
import type { Page } from "@playwright/test";
import {
  addToBasket,
  basketLine,
  basketLink,
  contact,
  loseAnswer,
  placeOrder,
  thanks,
} from "../support/basket.ts";
import { acceptDialogs, expect, test } from "../support/fixtures.ts";

test.use({ expectedNoise: /ERR_FAILED|422/ });

const doubt = (page: Page) => page.getByText("You may have ordered already");

/** Sends the last two pads and a disc, and loses the answer. */
async function orderUnheard(page: Page, world: World, logIn: (account: Account) => Promise<void>) {
  const pads = await world.product({ name: "Last pads", price: 20, quantity: 2, minimumQuantity: 2 });
  const disc = await world.product({ name: "Disc", price: 49, quantity: 9 });
  const customer = await world.customer();
  await world.profile(customer, contact);
  await logIn(customer);
  await addToBasket(page, pads);
  await addToBasket(page, disc);
  await expect.poll(async () => (await as(customer).call(readBasket, {})).output.lines).toHaveLength(2);
  await basketLink(page).click();
  await loseAnswer(page, "**/api/baskets");
  await placeOrder(page).click();
  await expect(page.getByText("The shop can't be reached.")).toBeVisible();
  expect(await world.ordersOf(disc)).toHaveLength(1);
  return { pads, disc };
}

test("who sends the same basket again gets the first orders, although they took the last pieces", async ({
  page,
  world,
  logIn,
}) => {
  const { pads, disc } = await orderUnheard(page, world, logIn);
  await expect(basketLine(page, pads)).toContainText("Out of stock at the moment.");
  await expect(page.getByText("it won't be ordered twice")).toBeVisible();
  await expect(page.getByText("Some parts can't be ordered like this.")).toHaveCount(0);
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  for (const part of [pads, disc]) expect(await world.ordersOf(part)).toHaveLength(1);
});

test("who changes the basket is led to MY Orders before anything is ordered twice", async ({
  page,
  world,
  logIn,
}) => {
  const { pads, disc } = await orderUnheard(page, world, logIn);
  await page.getByRole("button", { name: "Remove: Last pads" }).click();
  for (let press = 0; press < 2; press++) {
    const answer = page.waitForResponse("**/api/baskets");
    await placeOrder(page).click();
    expect((await answer).status()).toBe(422);
    await expect(doubt(page)).toBeVisible();
  }
  expect(await world.ordersOf(disc)).toHaveLength(1);
  await page.getByRole("link", { name: "See MY Orders" }).click();
  await expect(page).toHaveURL("/dashBord/UserOrder");
  await expect(page.getByText("Last pads").first()).toBeVisible();
  await basketLink(page).click();
  await expect(basketLine(page, disc)).toBeVisible();
  await expect(doubt(page)).toHaveCount(0);
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await world.ordersOf(disc)).toHaveLength(2);
  expect(await world.ordersOf(pads)).toHaveLength(1);
});

test("who means another order can say so", async ({ page, world, logIn }) => {
  const { disc } = await orderUnheard(page, world, logIn);
  await page.getByRole("button", { name: "Remove: Last pads" }).click();
  await page.getByRole("button", { name: "order anew" }).click();
  await expect(doubt(page)).toHaveCount(0);
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await world.ordersOf(disc)).toHaveLength(2);
});

test("a basket that was ordered unheard and is empty after a reload says where its orders are", async ({
  page,
  world,
  logIn,
}) => {
  await orderUnheard(page, world, logIn);
  await page.reload();
  await expect(page.getByText("Your basket is empty")).toBeVisible();
  await expect(doubt(page)).toBeVisible();
  await page.getByRole("link", { name: "See MY Orders" }).click();
  await expect(page.getByText("Last pads").first()).toBeVisible();
  await basketLink(page).click();
  await expect(page.getByText("Your basket is empty")).toBeVisible();
  await expect(doubt(page)).toHaveCount(0);
});

test("the basket says so when it is emptied as somebody comes back to the tab", async ({
  page,
  world,
  logIn,
}) => {
  await page.clock.install();
  await orderUnheard(page, world, logIn);
  await page.clock.fastForward("01:05");
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByText("Your basket is empty")).toBeVisible();
  await expect(doubt(page)).toBeVisible();
});

test("an order form whose answer was lost can be sent again, and says when it was ordered", async ({
  page,
  world,
  logIn,
}) => {
  const dialogs = acceptDialogs(page);
  const part = await world.product({ name: "Last pads", quantity: 2, minimumQuantity: 2 });
  const customer = await world.customer();
  await world.profile(customer, contact);
  await logIn(customer);
  await page.goto(`/myOrder/${part._id}`);
  const orders = /\/products$/;
  await loseAnswer(page, orders);
  await placeOrder(page).click();
  await expect(page.getByText("The shop can't be reached.")).toBeVisible();
  await expect(page.getByText("You can't order this part right now")).toBeVisible();
  await page.getByLabel("Address").fill("7 Mill Lane");
  await world.setStock(part, 2);
  await expect(page.getByText("You can't order this part right now")).toHaveCount(0);
  await placeOrder(page).click();
  await expect(doubt(page)).toBeVisible();
  await placeOrder(page).click();
  await expect(doubt(page)).toBeVisible();
  await page.getByLabel("Address").fill(contact.address);
  await world.setStock(part, 0);
  await expect(page.getByText("You can't order this part right now")).toBeVisible();
  await placeOrder(page).click();
  await expect.poll(() => dialogs).toEqual(["Order Submit Sucessfull"]);
  expect(await world.ordersOf(part)).toHaveLength(1);
});
