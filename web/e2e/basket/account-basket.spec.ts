import { endSessions } from "@carparts/functions/contract/account";
import { readBasket, saveBasket } from "@carparts/functions/contract/basket/basket";
import { as } from "@carparts/functions/testing/api";
import {
  addToBasket,
  basketLine,
  basketLink,
  contact,
  fillContact,
  openBasket,
  placeOrder,
  thanks,
} from "../support/basket.ts";
import { aWord, untilListed } from "../support/catalogue.ts";
import { expect, holdRequests, logInByForm, test } from "../support/fixtures.ts";
import { logOutInNewTab, signInAgainInNewTab, WHY_SIGNED_OUT } from "../support/session-end.ts";

test("who signs in after somebody else never sees their basket, and keeps what they add meanwhile", async ({
  page,
  world,
  logIn,
}) => {
  const [pads, disc] = [await world.product({ name: "Pads" }), await world.product({ name: "Disc" })];
  const first = await world.customer();
  const second = await world.customer();
  await logIn(first);
  await addToBasket(page, pads);
  await expect
    .poll(async () => (await as(first).call(readBasket, {})).output.lines)
    .toEqual([{ productId: pads._id, quantity: 1 }]);
  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(page).toHaveURL("/login");
  const answer = await holdRequests(page, /\/api\/basket$/);
  await logInByForm(page, second);
  await addToBasket(page, disc);
  await expect(basketLink(page)).toHaveAccessibleName("Basket, 1 part");
  await openBasket(page);
  await expect(basketLine(page, disc)).toBeVisible();
  await expect(basketLine(page, pads)).toHaveCount(0);
  answer();
  await expect
    .poll(async () => (await as(second).call(readBasket, {})).output.lines)
    .toEqual([{ productId: disc._id, quantity: 1 }]);
  await expect(basketLine(page, disc)).toBeVisible();
});

test.describe("where an answer fails", () => {
  test.use({ expectedNoise: /ERR_FAILED/ });

  test("where the browser stores nothing, a basket holds what a customer adds, and says that it won't last", async ({
    page,
    world,
  }) => {
    const part = await world.product({ name: `Fuse ${aWord()}` });
    await untilListed(part);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await page.route("**/api/basket", (route) =>
      route.request().method() === "GET" ? route.fallback() : route.abort(),
    );
    await logInByForm(page, await world.customer());
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Parts" }).click();
    await page.getByRole("combobox", { name: "Find your part" }).fill(part.name);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: `Add to basket: ${part.name}` }).click();
    await expect(basketLink(page)).toHaveAccessibleName("Basket, 1 part");
    await openBasket(page);
    await expect(basketLine(page, part)).toBeVisible();
    await expect(page.getByText("Your browser can't store your basket.")).toBeVisible();
  });
});

test.describe("when the session ends elsewhere", () => {
  test.use({ expectedNoise: /401 \(Unauthorized\)/ });

  test("the basket and what was typed stay until its customer has signed in again", async ({
    page,
    world,
    customer,
  }) => {
    const part = await world.product({ name: "Hose" });
    await addToBasket(page, part);
    await openBasket(page);
    await fillContact(page);
    await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
    expect((await as(customer).call(endSessions, {})).status).toBe(200);
    await placeOrder(page).click();
    await expect(page.getByRole("alert").filter({ hasText: WHY_SIGNED_OUT })).toBeVisible();
    await expect(basketLine(page, part)).toBeVisible();
    await expect(page.getByLabel("Address")).toHaveValue(contact.address);
    await signInAgainInNewTab(page, customer);
    await expect(page.getByLabel("Address")).toHaveValue(contact.address);
    await placeOrder(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await world.ordersOf(part)).toMatchObject([contact]);
  });
});

test("a basket without a form goes with its session, and the page says why", async ({
  page,
  world,
  logIn,
  context,
}) => {
  const part = await world.product({ name: "Hose" });
  await logIn(await world.customer());
  await addToBasket(page, part);
  await holdRequests(page, /\/profile\?/);
  await page.goto("/basket");
  await expect(basketLine(page, part)).toBeVisible();
  await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
  await logOutInNewTab(context);
  await expect(page.getByText(WHY_SIGNED_OUT)).toBeVisible();
  await expect(page.getByText("Your basket is empty")).toBeVisible();
  await expect(basketLink(page)).toHaveAccessibleName("Basket");
});

test("a basket whose form nobody filled in goes with its session too", async ({
  page,
  world,
  logIn,
  context,
}) => {
  const part = await world.product({ name: "Hose" });
  await logIn(await world.customer());
  await addToBasket(page, part);
  await page.goto("/basket");
  await expect(page.getByRole("checkbox", { name: "Save to my profile" })).toBeChecked();
  await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
  await logOutInNewTab(context);
  await expect(page.getByText(WHY_SIGNED_OUT)).toBeVisible();
  await expect(page.getByText("Your basket is empty")).toBeVisible();
});

test("a guest's part that the account's basket has no room for waits, is named, and comes in when there is", async ({
  page,
  world,
}) => {
  const own = [
    await world.product({ name: "Own part" }),
    await world.product({ name: "Guest's part" }),
  ] as const;
  const gone = Array.from({ length: 29 }, (_, index) => ({ productId: `gone-${index}`, quantity: 1 }));
  const customer = await world.customer();
  const lines = [{ productId: own[0]._id, quantity: 1 }, ...gone];
  expect((await as(customer).call(saveBasket, { body: { lines } })).status).toBe(200);
  await addToBasket(page, own[1]);
  await logInByForm(page, customer);
  await expect(basketLink(page)).toHaveAccessibleName("Basket, 30 parts");
  await openBasket(page);
  const waiting = page.getByRole("status").filter({ hasText: "A basket holds 30 parts" });
  await expect(waiting).toContainText("Guest's part");
  await page.reload();
  await expect(waiting).toContainText("Guest's part");
  await page.getByRole("button", { name: "Remove: Own part" }).click();
  await expect(basketLine(page, own[1])).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await expect
    .poll(async () => (await as(customer).call(readBasket, {})).output.lines)
    .toEqual([...gone, { productId: own[1]._id, quantity: 1 }]);
});
