import { addToBasket, openBasket, placeOrder } from "../support/basket.ts";
import { expect, test } from "../support/fixtures.ts";
import { ordersOf } from "../support/managed-orders.ts";

test.describe("an error under a field goes as soon as it's right, and comes again with the next refusal", () => {
  test.use({ expectedNoise: /422 \(Unprocessable/ });

  test("that the server finds, in Add Item and Edit", async ({ page, world, admin: _ }) => {
    await page.goto("/dashBord/addItem");
    const name = page.getByLabel("Name", { exact: true });
    await page.getByRole("button", { name: "Add Item" }).click();
    await expect(name).toBeFocused();
    await expect(page.getByText("Name is missing.")).toBeVisible();
    await name.fill("Hose");
    await expect(page.getByText("Name is missing.")).toHaveCount(0);
    await expect(name).not.toHaveAttribute("aria-invalid");
    await expect(page.getByLabel("Price")).toHaveAttribute("aria-invalid", "true");
    await name.fill("");
    await page.getByRole("button", { name: "Add Item" }).click();
    await expect(page.getByText("Name is missing.")).toBeVisible();
    await expect(name).toBeFocused();

    const part = await world.product({ price: 34.9 });
    await page.goto(`/dashBord/manageItem?edit=${part._id}`);
    const dialog = page.getByRole("dialog", { name: "Edit" });
    const price = dialog.getByLabel("Price");
    await expect(price).toHaveValue("34.90");
    await price.fill("x");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(price).toHaveAttribute("aria-invalid", "true");
    await price.fill("35");
    await expect(price).not.toHaveAttribute("aria-invalid");
  });

  test("that the page finds, in a return, also for the same error again", async ({ page, world, logIn }) => {
    const { orders } = await ordersOf(world, [{ handling: "sent", version: 3, MinimumOrder: 4 }]);
    await logIn(await world.admin());
    await page.goto(`/dashBord/manageOrder?return=${orders[0]?._id}`);
    const dialog = page.getByRole("dialog", { name: "Return" });
    const error = dialog.getByText("Type a whole number from 1 to 4.");
    const pieces = dialog.getByLabel("Pieces");
    for (const odd of ["9", "8"]) {
      await pieces.fill(odd);
      await dialog.getByRole("button", { name: "Take back" }).click();
      await expect(error).toBeVisible();
      await expect(pieces).toBeFocused();
      await pieces.fill("1");
      await expect(error).toHaveCount(0);
    }
  });

  test("in the basket", async ({ page, world, logIn }) => {
    const part = await world.product();
    await logIn(await world.customer());
    await addToBasket(page, part);
    await openBasket(page);
    await placeOrder(page).click();
    await expect(page.getByText("Address is missing.")).toBeVisible();
    await page.getByLabel("Address").fill("12 Workshop Road");
    await expect(page.getByText("Address is missing.")).toHaveCount(0);
    await expect(page.getByText("Mobile is missing.")).toBeVisible();
  });
});
