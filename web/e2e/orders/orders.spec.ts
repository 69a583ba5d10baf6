import { randomUUID } from "node:crypto";
import { CURRENCY, currencySign } from "@carparts/functions/contract/values/currency";
import { moneyOf } from "@carparts/functions/contract/values/money";
import type { PaymentTerms } from "@carparts/functions/contract/values/payment-terms";
import type { Locator, Page } from "@playwright/test";
import shop from "../../../shop.json" with { type: "json" };
import { withoutCardProvider } from "../support/card-provider.ts";
import { acceptDialogs, expect, test } from "../support/fixtures.ts";
import { startOf } from "../support/keyboard.ts";
import { withSending } from "../support/sending.ts";

const paymentTerms = shop.payment as PaymentTerms | null;

const STRIPE = "window.Stripe = () => ({ _registerWrapper() {} });";

/** Newer than anything that other tests order. */
const NEWEST = "2999-01-01T00:00:00.000Z";

async function fillOrder(page: Page, pieces?: string): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill("Test Customer");
  await page.getByLabel("Address").fill("12 Workshop Road, Millbrook");
  await page.getByLabel("Mobile").fill("+1 555 0100");
  if (pieces !== undefined) await page.getByLabel("MinimumOrder").fill(pieces);
}

test("a newcomer registers, orders a part and deletes the order, and the stock follows", async ({
  page,
  world,
}) => {
  const product = await world.product({
    name: "Vented brake disc",
    price: 42.5,
    quantity: 12,
    minimumQuantity: 2,
  });
  const message = acceptDialogs(page);
  const email = `${randomUUID()}@carparts.test`;

  await page.goto(`/myOrder/${product._id}`);
  await expect(page).toHaveURL("/login");
  await page.getByRole("link", { name: "Register" }).click();
  await expect(page.getByRole("heading", { name: "Register" })).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Test Customer");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password").fill("parts-test-1");
  await page.getByRole("button", { name: "Register" }).click();
  await page.waitForURL("/");
  await world.adoptAccount(email);

  await page.goto(`/myOrder/${product._id}`);
  await expect(page.getByRole("heading", { name: "Vented brake disc" })).toBeVisible();
  await fillOrder(page, "5");
  await expect(page.getByText(withSending(212.5))).toBeVisible();
  await page.getByRole("button", { name: "Place Order" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Order Submit Sucessfull" })).toBeVisible();
  expect(message).toEqual(["Order Submit Sucessfull"]);
  await expect(page.getByLabel("Address")).toHaveValue("");
  expect(await world.stockOf(product)).toBe(7);

  await page.getByRole("link", { name: "Dashbord" }).click();
  await page.getByRole("link", { name: "MY Orders" }).click();
  const row = page.getByRole("row", { name: /Vented brake disc/ });
  await expect(row).toContainText(`${currencySign}212.50`);
  await row.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No orders yet")).toBeVisible();
  await expect(startOf(page)).toBeFocused();
  expect(message).toContain("Are You sure You want to Delete the Id");
  expect(await world.stockOf(product)).toBe(12);
});

test("two customers want the last piece: one gets it, the other is told and keeps what they typed", async ({
  newVisitor,
  world,
  logIn,
}) => {
  const product = await world.product({ quantity: 1, minimumQuantity: 1 });
  const pages = await Promise.all(
    [1, 2].map(async () => {
      const page = await newVisitor();
      acceptDialogs(page);
      await logIn(await world.customer(), page);
      // Blocks live updates, so that both still see the last piece in stock.
      await page.route(/google\.firestore\.v1\.Firestore/, (route) => route.abort());
      await page.goto(`/myOrder/${product._id}`);
      await fillOrder(page);
      return page;
    }),
  );

  await Promise.all(pages.map((page) => page.getByRole("button", { name: "Place Order" }).click()));

  const outcomes = await Promise.all(
    pages.map(async (page) => {
      const won = page.getByRole("alert").filter({ hasText: "Order Submit Sucessfull" });
      await expect(won.or(page.getByText("Quantity Higher/lower to abailaable"))).toBeVisible();
      return { page, hasWon: await won.isVisible() };
    }),
  );
  expect(outcomes.filter(({ hasWon }) => hasWon)).toHaveLength(1);
  for (const { page, hasWon } of outcomes) {
    await expect(page.getByLabel("Address")).toHaveValue(hasWon ? "" : "12 Workshop Road, Millbrook");
  }
  expect(await world.stockOf(product)).toBe(0);
  expect(await world.ordersOf(product)).toHaveLength(1);
});

test("a new price and new stock show on the order form at once, and a document not yet migrated changes nothing", async ({
  page,
  world,
  logIn,
}) => {
  const product = await world.product({ price: 24.9, quantity: 9 });
  await logIn(await world.customer());
  await page.goto(`/myOrder/${product._id}`);
  await expect(page.getByText(`${currencySign}24.90`).first()).toBeVisible();
  const stock = page.getByText("In stock", { exact: true }).last().locator("..").getByRole("definition");
  await expect(stock).toHaveText("9");
  await world.setStock(product, 4);
  await expect(stock).toHaveText("4");
  await page.getByLabel("MinimumOrder").fill("3");
  await world.change("products", product._id, { price: moneyOf(7) });
  await expect(page.getByText(`${currencySign}0.07`)).toBeVisible();
  await expect(page.getByText(withSending(0.21))).toBeVisible();
  await world.change("products", product._id, { price: 0.07, schemaVersion: 0 });
  await page.reload();
  await expect(page.getByText(`${currencySign}0.07`)).toBeVisible();
});

test("a quantity outside the stock or below the minimum is refused with the specification's words", async ({
  page,
  world,
  logIn,
}) => {
  const product = await world.product({ quantity: 6, minimumQuantity: 2 });
  await logIn(await world.customer());
  await page.goto(`/myOrder/${product._id}`);
  for (const pieces of ["7", "1", "0", "-3", ""]) {
    await fillOrder(page, pieces);
    await page.getByRole("button", { name: "Place Order" }).click();
    await expect(page.getByText("Quantity Higher/lower to abailaable"), pieces).toBeVisible();
    await expect(page.getByLabel("Address")).toHaveValue("12 Workshop Road, Millbrook");
    // Screen readers read the error, even if it repeats.
    await expect(page.getByLabel("MinimumOrder"), pieces).toBeFocused();
    await expect(page.getByLabel("MinimumOrder")).toHaveAccessibleDescription(
      /Quantity Higher\/lower to abailaable$/,
    );
  }
  await fillOrder(page, "1.000");
  await page.getByRole("button", { name: "Place Order" }).click();
  await expect(page.getByLabel("MinimumOrder")).toHaveAccessibleDescription(
    /abailaable\. Write 1000 without a separator\.$/,
  );
  await fillOrder(page, "5");
  await page.getByLabel("MinimumOrder").click();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
  await expect(page.getByLabel("MinimumOrder")).toHaveValue("5");
  expect(await world.stockOf(product)).toBe(6);
});

test("an incomplete order focuses the first missing field and says what's missing", async ({
  page,
  world,
  logIn,
}) => {
  const product = await world.product();
  await logIn(await world.customer());
  await page.goto(`/myOrder/${product._id}`);
  await page.getByLabel("Name", { exact: true }).fill("Test Customer");
  await page.getByRole("button", { name: "Place Order" }).click();
  await expect(page.getByLabel("Address")).toBeFocused();
  await expect(page.getByLabel("Address")).toHaveAccessibleDescription("Address is missing.");
  await expect(page.getByLabel("Mobile")).toHaveAccessibleDescription("Mobile is missing.");
});

test("a part that is no longer in the shop says so", async ({ page, world, logIn }) => {
  await logIn(await world.customer());
  await page.goto("/myOrder/no-such-part");
  await expect(page.getByText("This part is no longer in the shop")).toBeVisible();
});

test("MY Orders leads to the payment page, where the button alerts and nothing is charged", async ({
  page,
  world,
  logIn,
}) => {
  const product = await world.product({ name: "Control arm", price: 68, minimumQuantity: 3 });
  const customer = await world.customer();
  const order = await world.order(product, customer);
  const message = acceptDialogs(page);
  // The page requests the card provider's script. A stub answers.
  let requested = "";
  await page.route("https://js.stripe.com/**", (route) => {
    requested = route.request().url();
    return route.fulfill({ contentType: "text/javascript", body: STRIPE });
  });
  await logIn(customer);
  expect(requested).toBe("");
  await page.goto("/dashBord/UserOrder");
  await page
    .getByRole("row", { name: /Control arm/ })
    .getByRole("link", { name: "Payment" })
    .click();
  await expect(page).toHaveURL(`/dashBord/UserOrder/payment/${order._id}`);
  await expect(page.getByRole("heading", { name: "Control arm" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Control arm" })).toBeVisible();
  await expect(page.getByText("MinimumOrder")).toBeVisible();
  await expect(page.getByText(`${currencySign}68.00`)).toBeVisible();
  await expect(page.getByText("Card payment is ready.")).toBeVisible();
  expect(requested).toMatch(/^https:\/\/js\.stripe\.com\/v3/);
  await page.getByRole("button", { name: "Pay" }).click();
  expect(message).toEqual(["sucess"]);
});

test("the payment page says how to pay, above its button and on paper", async ({ page, world, logIn }) => {
  await withoutCardProvider(page);
  const customer = await world.customer();
  const order = await world.order(await world.product({ price: 24.9 }), customer, { MinimumOrder: 2 });
  await logIn(customer);
  await page.goto(`/dashBord/UserOrder/payment/${order._id}`);
  const howToPay = page.getByRole("region", { name: "How to pay" });
  const pay = page.getByRole("button", { name: "Pay" });
  await expect(pay).toBeVisible();
  if (paymentTerms === null) return expect(howToPay).toHaveCount(0);
  const lines = [...paymentTerms.to, { name: "Reference", value: order.number }];
  await expect(howToPay.getByRole("listitem")).toHaveText(lines.map(({ name, value }) => name + value));
  const isScanned = CURRENCY === "EUR" && paymentTerms.iban !== undefined;
  await expect(howToPay.getByRole("img", { name: "Payment code" })).toHaveCount(isScanned ? 1 : 0);
  const top = async (place: Locator) => (await place.boundingBox())?.y;
  expect(await top(howToPay)).toBeLessThan((await top(pay)) ?? 0);
  await page.emulateMedia({ media: "print" });
  await expect(howToPay).toBeVisible();
});

test.describe("when the card provider can't be reached", () => {
  test.use({ expectedNoise: /ERR_FAILED/ });

  test("the payment page says so and still works", async ({ page, world, logIn }) => {
    const customer = await world.customer();
    const order = await world.order(await world.product(), customer);
    const message = acceptDialogs(page);
    await page.route("https://js.stripe.com/**", (route) => route.abort());
    await logIn(customer);
    await page.goto(`/dashBord/UserOrder/payment/${order._id}`);
    await expect(page.getByText("We can't reach the card provider right now.")).toBeVisible();
    await page.getByRole("button", { name: "Pay" }).click();
    expect(message).toEqual(["sucess"]);
  });
});

test.describe("with someone else's order", () => {
  test.use({ expectedNoise: /404 \(Not Found\)/ });

  test("the payment page says that the order doesn't exist", async ({ page, world, logIn }) => {
    const order = await world.order(await world.product(), await world.customer());
    await logIn(await world.customer());
    await page.goto(`/dashBord/UserOrder/payment/${order._id}`);
    await expect(page.getByRole("alert")).toContainText("This order does not exist");
    await expect(page.getByRole("alert").getByRole("link", { name: "MY Orders" })).toBeVisible();
  });
});

test("admins see on every screen which orders have an email that nobody has proven", async ({
  page,
  world,
  logIn,
}) => {
  // No other test orders a part of this name.
  const product = await world.product({ name: "Rocker shaft" });
  // Later than all others, which the overview would show instead.
  const placed = (isUnverified: boolean) => ({ isUnverified, createdAt: "2999-12-31T00:00:00.000Z" });
  const order = await world.order(product, await world.customer(), placed(true));
  await world.order(product, await world.customer(), placed(false));
  await logIn(await world.admin());
  await page.goto("/dashBord/manageOrder");
  const rows = page.getByRole("row", { name: "Rocker shaft" });
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: "Unverified email" })).toHaveCount(1);
  await expect(rows.filter({ hasText: "Unverified email" })).toContainText(order.email);
  await page.route("https://js.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: STRIPE }),
  );
  await page.goto(`/dashBord/UserOrder/payment/${order._id}`);
  await expect(page.getByText("Unverified email")).toBeVisible();
  await page.goto("/dashBord");
  await expect(page.getByText("Unverified email").first()).toBeVisible();
});

test("an admin deletes all orders of a deleted account and the pieces go back into stock", async ({
  page,
  world,
  logIn,
}) => {
  const [spoiler, other] = [await world.customer(), await world.customer()];
  // No other test orders a part of this name.
  const product = await world.product({ name: "Cardan joint", quantity: 0 });
  const gone = { accountHash: randomUUID(), ownerUid: null, email: "", mobile: "" };
  for (let made = 0; made < 3; made++) {
    await world.order(product, spoiler, { ...gone, MinimumOrder: 2, createdAt: NEWEST });
  }
  await world.order(product, spoiler, { ...gone, createdAt: NEWEST, handling: "sent", version: 3 });
  await world.order(product, other, { createdAt: NEWEST });
  const message = acceptDialogs(page);
  await logIn(await world.admin());
  await page.goto("/dashBord/manageOrder");
  const rows = page.getByRole("row", { name: "Cardan joint" });
  await expect(rows).toHaveCount(5);
  const sent = rows.filter({ hasText: "Sent" });
  await sent.getByRole("button", { name: /^Order / }).click();
  const opened = page.getByRole("region", { name: /^Order / });
  const all = opened.getByRole("button", { name: "Delete all orders of this account" });
  await expect(opened.getByRole("list", { name: "Other orders" }).getByRole("listitem")).toHaveCount(3);
  await expect(all).toBeHidden();
  await opened.getByText("Delete these orders", { exact: true }).click();
  await all.click();
  await expect(page.getByRole("alert").filter({ hasText: "3 orders deleted." })).toBeVisible();
  expect(message).toEqual([
    "Delete all orders of this deleted account? Their pieces go back into stock. Those that are sent stay.",
  ]);
  await opened.getByRole("button", { name: "Close", exact: true }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: other.email })).toHaveCount(1);
  await expect(sent).toHaveCount(1);
  expect(await world.stockOf(product)).toBe(6);
});
