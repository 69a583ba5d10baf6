import { readBasket } from "@carparts/functions/contract/basket/basket";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import type { World } from "@carparts/functions/testing/world";
import type { Page } from "@playwright/test";
import {
  addToBasket,
  basketLine,
  contact,
  fillContact,
  loseAnswer,
  openBasket,
  placeOrder,
  thanks,
} from "../support/basket.ts";
import { acceptDialogs, expect, sendLogin, test } from "../support/fixtures.ts";
import { logOutInNewTab, WHY_SIGNED_OUT } from "../support/session-end.ts";

test.use({ expectedNoise: /ERR_FAILED|422|A part of the page failed/ });

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
  await openBasket(page);
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
  await openBasket(page);
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
  await page.getByRole("button", { name: "Start a new order" }).click();
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
  await openBasket(page);
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
  await expect(page.locator(".Toastify__toast--error")).toContainText("Something went wrong");
  await expect(page.getByText("You can't order this part right now")).toBeVisible();
  await expect(page.getByLabel("Address")).toHaveValue(contact.address);
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

const orderPosts = /\/products$/;

/** Lets the server take the next order, and keeps its answer back for good. */
async function withholdAnswer(page: Page): Promise<void> {
  let isHeld = false;
  await page.route(orderPosts, async (route) => {
    if (isHeld || route.request().method() !== "POST") return route.fallback();
    isHeld = true;
    await route.fetch();
  });
}

test("an order whose form breaks, and whose page is reloaded, before the answer comes is one order", async ({
  page,
  world,
  logIn,
}) => {
  const dialogs = acceptDialogs(page);
  const part = await world.product({ name: "Vented disc" });
  await logIn(await world.customer());
  await page.goto(`/myOrder/${part._id}`);
  await fillContact(page);
  await page.getByLabel("MinimumOrder").fill("3");
  await withholdAnswer(page);
  await placeOrder(page).click();
  await expect.poll(() => world.ordersOf(part)).toHaveLength(1);
  // An extension takes away what React inserts the next words before.
  const form = page.locator("form").filter({ has: placeOrder(page) });
  await form.evaluate((element) => element.firstElementChild?.remove());
  await world.setStock(part, 0);
  await expect(page.getByText("Your order may be on its way.")).toBeVisible();
  await expect(page.getByRole("heading", { name: part.name })).toBeVisible();
  async function expectAsSent() {
    await expect(page.getByText("it won't be ordered twice")).toBeVisible();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(contact.name);
    await expect(page.getByLabel("Address")).toHaveValue(contact.address);
    await expect(page.getByLabel("Mobile")).toHaveValue(contact.mobile);
    await expect(page.getByLabel("MinimumOrder")).toHaveValue("3");
  }
  await page.getByRole("button", { name: "Show the form again" }).click();
  await expectAsSent();
  await page.reload();
  await expectAsSent();
  await placeOrder(page).click();
  await expect.poll(() => dialogs).toEqual(["Order Submit Sucessfull"]);
  expect(await world.ordersOf(part)).toHaveLength(1);
  await page.reload();
  await expect(page.getByLabel("Address")).toHaveValue("");
  // A fault beside the form leaves it there.
  const facts = page.getByRole("article").filter({ has: page.getByRole("heading", { name: part.name }) });
  await facts.evaluate((article) => {
    const box = document.createElement("div");
    article.replaceWith(box);
    box.append(article);
  });
  const fault = page.waitForEvent("console", (message) =>
    message.text().startsWith("A part of the page failed"),
  );
  await world.remove("products", part._id);
  await fault;
  await expect(page.getByLabel("Address")).toBeVisible();
});

test("a basket that may have been ordered is as it was typed after a fault and a reload", async ({
  page,
  world,
  customer,
}) => {
  const part = await world.product({ name: "Vented disc" });
  const other = await world.product({ name: "Last pads" });
  await world.profile(customer, contact);
  await addToBasket(page, other);
  await addToBasket(page, part);
  await openBasket(page);
  await page.getByLabel("Address").fill("7 Mill Lane");
  // An extension puts a line into something of its own.
  await basketLine(page, other).evaluate((line) => {
    const box = document.createElement("div");
    line.replaceWith(box);
    box.append(line);
  });
  await page.getByRole("button", { name: "Remove: Last pads" }).click();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(basketLine(page, part)).toBeVisible();
  const keys: (string | undefined)[] = [];
  await page.route("**/api/baskets", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    await (keys.length === 1 ? route.abort() : route.fallback());
  });
  await placeOrder(page).click();
  await expect(page.getByText("The shop can't be reached.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("it won't be ordered twice")).toBeVisible();
  await expect(page.getByLabel("Address")).toHaveValue("7 Mill Lane");
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(keys).toEqual([keys[0], keys[0]]);
});

test("what one account typed is neither shown to the next one in another tab, nor sent by it", async ({
  page,
  world,
  logIn,
}) => {
  const part = await world.product({ name: "Vented disc" });
  const [first, second] = [await world.customer(), await world.customer()];
  await logIn(first);
  await page.goto(`/myOrder/${part._id}`);
  await fillContact(page);
  // An extension takes away what React will: the navbar breaks, and the form stays.
  await page.locator("header a[href='/dashBord']").evaluate((link) => link.remove());
  await logOutInNewTab(page.context());
  await expect(page.getByText(WHY_SIGNED_OUT)).toBeVisible();
  const tab = page.context().pages().at(-1) as Page;
  await sendLogin(tab, second);
  await expect(page.getByText(`You signed in as ${second.email} in another tab`)).toBeVisible();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(second.email);
  await expect(page.getByLabel("Address")).toHaveValue("");
  expect(await world.ordersOf(part)).toHaveLength(0);
});
