import { listOrders } from "@carparts/functions/contract/orders";
import { currencySign } from "@carparts/functions/contract/values/currency";
import { as } from "@carparts/functions/testing/api";
import type { Page } from "@playwright/test";
import shop from "../../../shop.json" with { type: "json" };
import { addToBasket, contact, placeOrder, thanks } from "../support/basket.ts";
import { acceptDialogs, expect, holdToasts, test } from "../support/fixtures.ts";
import { withSending } from "../support/sending.ts";

test.use({ viewport: { width: 375, height: 812 } });

const AGAIN = "You've just ordered this part. Do you want to order it again?";

test.beforeEach(({ page }) =>
  page.route("https://js.stripe.com/**", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "window.Stripe = () => ({ _registerWrapper() {} });",
    }),
  ),
);

/** Expects the sticky navbar to leave the panel's heading visible. */
async function expectUncovered(page: Page): Promise<void> {
  const title = thanks(page).getByRole("heading", { name: "Thank you" });
  await expect(title).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole("banner").boundingBox();
  expect((await title.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
}

test("an order is thanked for with its number, address and next steps, and the same form asks before it orders again", async ({
  page,
  world,
  logIn,
}) => {
  const [product, customer] = [
    await world.product({ name: "Lambda probe", price: 20 }),
    await world.customer(),
  ];
  await world.profile(customer, contact);
  const requested: string[] = [];
  let isConfirmed = false;
  page.on("dialog", async (dialog) => {
    requested.push(dialog.message());
    await (dialog.type() === "alert" || isConfirmed ? dialog.accept() : dialog.dismiss());
  });
  const numbers = async () =>
    (await as(customer).call(listOrders, {})).output.map(({ number }) => number).toReversed();
  await logIn(customer);
  await page.goto(`/myOrder/${product._id}`);
  await expect(placeOrder(page)).toHaveClass(/btn-primary/);
  await expect(page.getByText("Sending", { exact: true })).toHaveCount(shop.shipping.rate > 0 ? 1 : 0);
  await holdToasts(page);
  await placeOrder(page).press("Enter");

  await expect(thanks(page)).toBeFocused();
  await expectUncovered(page);
  const [first = ""] = await numbers();
  for (const text of [first, contact.name, contact.address, customer.email, "Lambda probe", withSending(20)])
    await expect(thanks(page)).toContainText(text);
  await expect(
    page.getByRole("alert").filter({ hasText: `Order Submit Sucessfull: ${first}` }),
  ).toBeVisible();
  for (const name of [first, "Payment", "MY Orders"]) {
    await page.keyboard.press("Tab");
    await expect(thanks(page).getByRole("link", { name })).toBeFocused();
  }

  await expect(placeOrder(page)).not.toHaveClass(/btn-primary/);
  await placeOrder(page).press("Enter");
  await expect.poll(() => requested).toEqual(["Order Submit Sucessfull", AGAIN]);
  expect(await numbers()).toEqual([first]);
  isConfirmed = true;
  await placeOrder(page).press("Enter");
  await expect(thanks(page)).not.toContainText(first);
  await expect(thanks(page)).toBeFocused();
  const [, second = ""] = await numbers();
  await expect(thanks(page)).toContainText(second);

  await page.getByRole("button", { name: "One piece more" }).press("Enter");
  await expect(placeOrder(page)).toHaveClass(/btn-primary/);
  await placeOrder(page).press("Enter");
  await expect(thanks(page)).toContainText("2 × Lambda probe");
  await expect(placeOrder(page)).not.toHaveClass(/btn-primary/);
  await page.getByLabel("Mobile").press("End");
  await page.keyboard.type("8");
  await expect(placeOrder(page)).toHaveClass(/btn-primary/);
  expect(requested.filter((text) => text === AGAIN)).toHaveLength(2);

  await thanks(page).getByRole("link", { name: "MY Orders" }).press("Enter");
  await page.getByLabel("Search my orders").fill(second);
  await expect(page.getByText("1 of your 3 orders found.")).toBeVisible();
  await expect(page.getByRole("row", { name: second })).toContainText("Lambda probe");
});

test("a basket is thanked for with the number of each order, and the way to pay", async ({
  page,
  world,
  logIn,
}) => {
  acceptDialogs(page);
  const customer = await world.customer();
  const parts = [
    await world.product({ name: "Dust cap", price: 2 }),
    await world.product({ name: "Hub cap", price: 9 }),
  ];
  await world.profile(customer, contact);
  await logIn(customer);
  for (const part of parts) await addToBasket(page, part);
  await page.goto("/basket");
  await placeOrder(page).press("Enter");

  await expect(thanks(page)).toBeFocused();
  await expectUncovered(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you");
  const { output: placed } = await as(customer).call(listOrders, {});
  const ordered = parts.map(({ _id }) => placed.find(({ productId }) => productId === _id));
  const numbers = ordered.map((order) => order?.number ?? "");
  for (const text of [...numbers, contact.address, withSending(11)])
    await expect(thanks(page)).toContainText(text);
  for (const name of [...numbers, "Payment"]) {
    await page.keyboard.press("Tab");
    await expect(thanks(page).getByRole("link", { name })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/dashBord/UserOrder/payment/${ordered[0]?._id}`);
  await expect(page.getByText(`Order ${numbers[0]}`)).toBeVisible();
  // The first order of a basket has the sending of all.
  await expect(page.getByRole("article")).toContainText(withSending(2));
});

test("an order keeps what sending it cost, on every screen", async ({ page, world, logIn }) => {
  const customer = await world.customer();
  const product = await world.product({ name: "Choke cable", price: 20 });
  const order = await world.order(product, customer, { shipping: 6.9 });
  await logIn(customer);
  await page.goto("/dashBord");
  await expect(page.getByText(`${currencySign}20.00 + ${currencySign}6.90 Sending`)).toBeVisible();
  await expect(page.getByText(order.number)).toBeVisible();
  await page.goto("/dashBord/UserOrder");
  await expect(page.getByRole("row", { name: "Choke cable" })).toContainText(
    `${currencySign}20.00 + ${currencySign}6.90 Sending`,
  );
  await page.goto(`/dashBord/UserOrder/payment/${order._id}`);
  const due = page.getByRole("article").getByRole("definition");
  await expect(due).toHaveText([`${currencySign}20.00`, "1", `${currencySign}6.90`, `${currencySign}26.90`]);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Sending", { exact: true })).toBeVisible();
});
