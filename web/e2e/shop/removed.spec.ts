import { readGarage } from "@carparts/functions/contract/garage/garage";
import { placeOrder } from "@carparts/functions/contract/orders";
import { listSaved } from "@carparts/functions/contract/saved";
import { as } from "@carparts/functions/testing/api";
import { anOrder } from "@carparts/functions/testing/builders";
import type { Page } from "@playwright/test";
import { addToBasket, basketLine, openBasket } from "../support/basket.ts";
import { aWord, untilListed } from "../support/catalogue.ts";
import { acceptDialogs, expect, test } from "../support/fixtures.ts";

// Customers' removals toast, and come back by Undo.

function message(page: Page, text: string) {
  return page.getByRole("alert").filter({ hasText: text });
}

async function undo(page: Page, text: string): Promise<void> {
  await message(page, text).getByRole("button", { name: "Undo" }).click();
}

test.describe("where the way back is refused", () => {
  test.use({ expectedNoise: /409/ });

  test("an order that its customer deletes comes back, with its pieces", async ({ page, world, logIn }) => {
    const [customer, product] = [await world.customer(), await world.product({ quantity: 10 })];
    const body = anOrder(product, customer, { MinimumOrder: 4 });
    const { number } = (await as(customer).call(placeOrder, { body })).output;
    await logIn(customer);
    acceptDialogs(page);
    await page.goto("/dashBord/UserOrder");
    const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: "Payment" }) });
    await row.getByRole("button", { name: "Delete" }).click();
    await expect(row).toHaveCount(0);
    expect(await world.stockOf(product)).toBe(10);
    await undo(page, `Order ${number} deleted.`);
    await expect(message(page, `Order ${number} restored.`)).toBeVisible();
    // The list has it by the time that this is said.
    expect(await row.count()).toBe(1);
    expect(await world.stockOf(product)).toBe(6);
    await row.getByRole("button", { name: "Delete" }).click();
    await expect(row).toHaveCount(0);
    await world.setStock(product, 3);
    await undo(page, `Order ${number} deleted.`);
    await expect(message(page, "Its part has been sold since")).toBeVisible();
  });
});

test("a line that is removed from the basket comes back as it was", async ({ page, world }) => {
  const disc = await world.product({ name: "Brake disc", quantity: 9, minimumQuantity: 2 });
  await addToBasket(page, disc);
  await openBasket(page);
  await page.getByRole("button", { name: "Remove: Brake disc" }).click();
  await expect(page.getByText("Your basket is empty")).toBeVisible();
  await undo(page, "Removed: Brake disc");
  await expect(basketLine(page, disc).getByLabel("Quantity")).toHaveValue("2");
});

test("a part that is no longer saved is saved again", async ({ page, world, logIn }) => {
  const [customer, part] = [await world.customer(), await world.product({ name: "Brake pads" })];
  await world.savedPart(customer, part._id);
  const saved = async () => (await as(customer).call(listSaved, {})).output.items.map(({ _id }) => _id);
  await logIn(customer);
  await page.goto("/dashBord");
  await page.getByRole("button", { name: "Remove: Brake pads" }).click();
  await undo(page, "No longer saved: Brake pads");
  await expect(message(page, "Saved in your Dashbord: Brake pads")).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove: Brake pads" })).toBeVisible();
  expect(await saved()).toEqual([part._id]);
  await page.goto(`/part/${part._id}`);
  await page.getByRole("button", { name: "Saved: Brake pads" }).click();
  await undo(page, "No longer saved: Brake pads");
  await expect(page.getByRole("button", { name: "Saved: Brake pads" })).toBeVisible();
  await expect.poll(saved).toEqual([part._id]);
});

test("a vehicle that leaves the garage comes back, chosen as it was", async ({ page, world, logIn }) => {
  const [customer, make] = [await world.customer(), aWord()];
  const tourer = { make, model: "Tourer", year: 2009 };
  await untilListed(
    await world.product({ fitment: [{ make, model: "Tourer", yearFrom: 2005, yearTo: null }] }),
  );
  await world.garage(customer, { vehicles: [tourer], chosen: 0 });
  await logIn(customer);
  await page.goto("/parts");
  await page.getByRole("button", { name: `Remove 2009 ${make} Tourer` }).click();
  await expect(page.getByLabel("Make")).toHaveValue("");
  await undo(page, `Removed: 2009 ${make} Tourer`);
  await expect(page.getByRole("button", { name: `2009 ${make} Tourer`, exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect
    .poll(async () => (await as(customer).call(readGarage, {})).output)
    .toEqual({ vehicles: [tourer], chosen: 0 });
});
