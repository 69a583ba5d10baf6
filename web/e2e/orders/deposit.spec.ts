import { currencySign } from "@carparts/functions/contract/values/currency";
import { addToBasket, basketLine, contact, fillContact, placeOrder } from "../support/basket.ts";
import { withoutCardProvider } from "../support/card-provider.ts";
import { untilListed } from "../support/catalogue.ts";
import { acceptDialogs, expect, test } from "../support/fixtures.ts";

test("the deposit is a line of each total before and after an order, on the screen and on paper", async ({
  page,
  world,
  customer: _,
}) => {
  acceptDialogs(page);
  await withoutCardProvider(page);
  const part = await world.product({ name: "Car battery", price: 99.9, deposit: 12.5, quantity: 9 });
  await untilListed(part);
  await page.goto(`/myOrder/${part._id}`);
  const form = page.getByRole("region", { name: "Order this part" });
  await expect(form.getByText("Deposit")).toBeVisible();
  await form.getByLabel("MinimumOrder").fill("2");
  await expect(form.getByText(`${currencySign}25.00`)).toBeVisible();
  await expect(form.locator("output")).toHaveText(`${currencySign}224.80`);
  await form.getByLabel("Address").fill(contact.address);
  await form.getByLabel("Mobile").fill(contact.mobile);
  await placeOrder(page).press("Enter");
  const panel = page.getByRole("region", { name: "Thank you" });
  await expect(panel).toContainText(`Deposit${currencySign}25.00`);
  await expect(panel.locator("output")).toHaveText(`${currencySign}224.80`);
  expect(await world.ordersOf(part)).toMatchObject([{ MinimumOrder: 2, price: 99.9, deposit: 12.5 }]);
  await panel.getByRole("link", { name: "Payment" }).click();
  await expect(page.getByRole("button", { name: "Print order" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Deposit", { exact: true }).locator("..")).toContainText(
    `${currencySign}25.00`,
  );
  await expect(page.getByText(`${currencySign}224.80`)).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.goto("/dashBord/UserOrder");
  await expect(page.getByText(`${currencySign}199.80 + ${currencySign}25.00 Deposit`)).toBeVisible();
});

test("the deposit is a line of a basket's total, on a phone", async ({ page, world, customer: _ }) => {
  acceptDialogs(page);
  await page.setViewportSize({ width: 375, height: 812 });
  const [battery, pads] = [
    await world.product({ name: "Car battery", price: 99.9, deposit: 12.5 }),
    await world.product({ name: "Brake pads", price: 20 }),
  ];
  await untilListed(battery, pads);
  for (const part of [battery, pads]) await addToBasket(page, part);
  await page.goto("/basket");
  await expect(basketLine(page, battery)).toContainText(
    `${currencySign}99.90 each + ${currencySign}12.50 deposit`,
  );
  await expect(page.locator("output")).toHaveText(`${currencySign}132.40`);
  await fillContact(page);
  await placeOrder(page).click();
  const panel = page.getByRole("region", { name: "Thank you" });
  await expect(panel).toContainText(`Deposit${currencySign}12.50`);
  await expect(panel.locator("output")).toHaveText(`${currencySign}132.40`);
});
