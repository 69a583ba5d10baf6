import { saveProfile } from "@carparts/functions/contract/profiles";
import { currencySign } from "@carparts/functions/contract/values/currency";
import { priceNote } from "@carparts/functions/contract/values/price-note";
import { as } from "@carparts/functions/testing/api";
import { acceptDialogs, expect, test } from "../support/fixtures.ts";
import { withSending } from "../support/sending.ts";

test("the order form has the order's fields, with the part's picture, name, price and stock", async ({
  page,
  world,
  logIn,
}) => {
  const product = await world.product({
    name: "Starter motor",
    price: 119,
    quantity: 8,
    minimumQuantity: 2,
    picture: "/parts/starter-motor-1-4kw.svg",
  });
  const customer = await world.customer();
  await logIn(customer);
  await page.goto(`/myOrder/${product._id}`);
  const part = page.getByRole("article");
  await expect(part.getByRole("heading", { name: "Starter motor" })).toBeVisible();
  await expect(part.getByRole("img", { name: "Starter motor" })).toHaveAttribute("src", product.picture);
  for (const [term, value] of [
    ["Each Price", `${currencySign}119.00${priceNote}`],
    ["In stock", "8"],
    ["Minimum", "2"],
  ] as const) {
    const fact = part.getByText(term, { exact: true }).last().locator("..");
    await expect(fact.getByRole("definition")).toHaveText(value);
  }
  const form = page.getByRole("region", { name: "Order this part" });
  for (const label of ["Name", "Address", "Mobile", "MinimumOrder"]) {
    await expect(form.getByLabel(label, { exact: true })).toBeEditable();
  }
  await expect(form.getByLabel("Email")).toHaveValue(customer.email);
  await expect(form.getByRole("button", { name: "Place Order" })).toBeEnabled();
});

test("the order form is filled in from the profile", async ({ page, world, logIn }) => {
  acceptDialogs(page);
  const [product, customer] = [await world.product({ quantity: 8 }), await world.customer()];
  const { email } = customer;
  const body = { email, name: "Jo Miller", address: "7 Mill Lane", mobile: "+1 555 0177", picture: "" };
  expect((await as(customer).call(saveProfile, { params: { email }, body })).status).toBe(200);
  await logIn(customer);
  await page.goto(`/myOrder/${product._id}`);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Jo Miller");
  await expect(page.getByLabel("Mobile")).toHaveValue("+1 555 0177");
  await page.getByLabel("Address").fill("12 Workshop Road");
  await page.getByRole("button", { name: "Place Order" }).click();
  await expect(page.getByText("Order Submit Sucessfull").first()).toBeVisible();
  await expect(page.getByLabel("Address")).toHaveValue("7 Mill Lane");
  expect(await world.ordersOf(product)).toMatchObject([{ name: "Jo Miller", address: "12 Workshop Road" }]);
});

test("a typed quantity is restored when you leave the site and come back", async ({ page, world, logIn }) => {
  acceptDialogs(page);
  const product = await world.product({ price: 2, quantity: 8 });
  await logIn(await world.customer());
  await page.goto(`/myOrder/${product._id}`);
  const quantity = page.getByLabel("MinimumOrder");
  await quantity.fill("6");
  await page.goto("/Blog");
  await page.goBack();
  await expect(quantity).toHaveValue("6");
  await expect(page.locator("output")).toHaveText(withSending(12));
  await page.getByLabel("Address").fill("12 Workshop Road");
  await page.getByLabel("Mobile").fill("+1 555 0100");
  await page.getByRole("button", { name: "Place Order" }).click();
  await expect(page.getByText("Order Submit Sucessfull").first()).toBeVisible();
  await page.reload();
  await expect(quantity).toHaveValue("1");
});

test("a part that can't be ordered says why before you type anything, and where to go on", async ({
  page,
  world,
  logIn,
}) => {
  const product = await world.product({ name: "Clutch kit", quantity: 1, minimumQuantity: 2 });
  await logIn(await world.customer());
  await page.goto(`/myOrder/${product._id}`);
  const reason = page.getByRole("status").filter({ hasText: "You can't order this part right now" });
  await expect(reason).toContainText("only 1 is left, and the smallest order is 2.");
  await page.getByLabel("MinimumOrder").fill("1.5");
  await expect(page.getByRole("status").filter({ hasText: "–" })).toBeVisible();
  // The stock is live, and so is the reason.
  await world.setStock(product, 0);
  await expect(reason).toContainText("none are left.");
  await world.setStock(product, 2);
  await expect(reason).toHaveCount(0);
  await world.setStock(product, 0);
  await reason.getByRole("link", { name: "See similar parts" }).click();
  await expect(page).toHaveURL(`/part/${product._id}`);
});

test("the number of pieces steps from the minimum to the stock, with the running total", async ({
  page,
  world,
  logIn,
}) => {
  const product = await world.product({ price: 0.07, quantity: 4, minimumQuantity: 2 });
  await logIn(await world.customer());
  await page.goto(`/myOrder/${product._id}`);
  const [pieces, sum] = [page.getByLabel("MinimumOrder"), page.locator("output")];
  const [less, more] = [
    page.getByRole("button", { name: "One piece less" }),
    page.getByRole("button", { name: "One piece more" }),
  ];
  await expect(pieces).toHaveValue("2");
  await expect(less).toBeDisabled();
  await more.click();
  await expect(sum).toHaveText(withSending(0.21));
  await page.keyboard.press("Enter");
  await expect(pieces).toHaveValue("4");
  await expect(sum).toHaveText(withSending(0.28));
  await expect(more).toBeDisabled();
  // At its end, a button keeps the focus and does nothing.
  await expect(more).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(pieces).toHaveValue("4");
  await page.keyboard.press("Shift+Tab");
  await expect(pieces).toBeFocused();
  await pieces.fill("9");
  await expect(sum).toHaveText("–");
  await less.click();
  await expect(pieces).toHaveValue("4");
  await less.click();
  await expect(pieces).toHaveValue("3");
  // Pieces that others have bought meanwhile can't be stepped to.
  await world.setStock(product, 3);
  await expect(more).toBeDisabled();
  await expect(less).toBeEnabled();
});

test.describe("when the API fails", () => {
  test.use({ expectedNoise: /500 \(Internal Server Error\)/ });

  test("the form works without the profile", async ({ page, world, logIn }) => {
    await page.route(/\/profile(\?|$)/, (route) => route.fulfill({ status: 500, body: "?" }));
    const product = await world.product();
    await logIn(await world.customer());
    await page.goto(`/myOrder/${product._id}`);
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Test Customer");
    await expect(page.getByLabel("Address")).toHaveValue("");
  });

  test("the toast is an error and says Something went wrong, and the exception is not thrown at the page", async ({
    page,
    world,
    logIn,
  }) => {
    const product = await world.product();
    await logIn(await world.customer());
    await page.route(/\/products(\?|$)/, (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 500, body: "?" }) : route.continue(),
    );
    await page.goto(`/myOrder/${product._id}`);
    await page.getByLabel("Address").fill("12 Workshop Road, Millbrook");
    await page.getByLabel("Mobile").fill("+1 555 0100");
    await page.getByRole("button", { name: "Place Order" }).click();
    const toast = page.getByRole("alert").filter({ hasText: "Something went wrong" }).last();
    await expect(toast).toBeVisible();
    await expect(page.locator(".Toastify__toast--error")).toContainText("Something went wrong");
    await expect(page.getByLabel("Address")).toHaveValue("12 Workshop Road, Millbrook");
    expect(await world.ordersOf(product)).toEqual([]);
  });
});
