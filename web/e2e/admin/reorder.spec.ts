import { listPurchases } from "@carparts/functions/contract/admin/purchases";
import { listReorder } from "@carparts/functions/contract/admin/reorder";
import { addSupplier, deleteSupplier } from "@carparts/functions/contract/admin/suppliers";
import { placeOrder } from "@carparts/functions/contract/orders";
import { currencySign } from "@carparts/functions/contract/values/currency";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import { anOrder, aUniqueWord } from "@carparts/functions/testing/builders";
import { aSupplier } from "@carparts/functions/testing/nouns";
import type { World } from "@carparts/functions/testing/world";
import { expect, test } from "../support/fixtures.ts";

/** Of 20 discs 13 are left, of which 7 a week are sold. Two hoses are missing. */
async function twoParts(world: World, admin: Account) {
  const brand = aUniqueWord();
  const disc = await world.product({
    brand,
    name: "=Disc",
    partNumber: `-D ${brand}`,
    quantity: 20,
    cost: 2.5,
  });
  await world.product({ brand, name: "Hose", quantity: 0, minimumQuantity: 2 });
  const customer = await world.customer();
  await as(customer).call(placeOrder, { body: { ...anOrder(disc, customer), MinimumOrder: 7 } });
  const total = async () => (await as(admin).call(listReorder, { query: { brand } })).output.total;
  await expect.poll(total, { timeout: 10_000 }).toBe(2);
  return brand;
}

test("an admin sees what to order, for as many days as asked for, and takes it as a file", async ({
  page,
  world,
  admin,
}) => {
  const brand = await twoParts(world, admin);
  await page.goto("/dashBord");
  await page.getByRole("link", { name: "Reorder list" }).click();
  await expect(page.getByRole("heading", { name: "Reorder list" })).toBeVisible();
  await page.getByLabel("Brand").selectOption(brand);
  await expect(
    page.getByText(`2 parts, 20 pieces, ${currencySign}45.00 where the cost is known`),
  ).toBeVisible();
  const table = page.getByRole("table", { name: "Reorder list" });
  const disc = table.getByRole("row", { name: "=Disc" });
  await expect(disc).toContainText("13 of 20 on hand");
  await expect(disc).toContainText("13 days, 7 sold");
  await expect(table.getByRole("row", { name: "Hose" })).toContainText("None sold");
  const days = page.getByLabel("Days to cover");
  await days.fill("60");
  await expect(disc).toContainText(`${currencySign}120.00`);
  await days.blur();
  await days.fill("1.000");
  await expect(days).toHaveAccessibleDescription(
    "days must be a whole number. Write 1000 without a separator.",
  );
  await expect(disc).toContainText(`${currencySign}120.00`);
  await days.fill("60");
  const pieces = page.getByLabel("Order: =Disc");
  await pieces.fill("50");
  await page.getByLabel("Order: Hose").fill("0");
  await expect(
    page.getByText(`1 part, 50 pieces, ${currencySign}125.00 where the cost is known`),
  ).toBeVisible();
  await page.reload();
  await expect(days).toHaveValue("60");
  await expect(pieces).toHaveValue("50");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toContain(`reorder-${brand}`);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toBe(
    `\ufeffPart number,Name,Brand,Pieces\r\n'-D ${brand},'=Disc,${brand},50\r\n`,
  );
});

test("the list is printed whole, and nothing else is", async ({ page, world, admin }) => {
  const brand = aUniqueWord();
  await Promise.all(
    Array.from({ length: 30 }, (_, place) => world.product({ brand, name: `Hose ${place}`, quantity: 0 })),
  );
  const total = async () => (await as(admin).call(listReorder, { query: { brand } })).output.total;
  await expect.poll(total, { timeout: 10_000 }).toBe(30);
  await page.goto(`/dashBord/reorder?brand=${brand}`);
  await expect(page.getByText("30 parts, 30 pieces")).toBeVisible();
  await page.evaluate(() => {
    window.print = () =>
      document.body.setAttribute("data-printed", `${document.querySelectorAll("tr").length}`);
  });
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "31");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading")).toHaveCount(0);
  await expect(page.getByRole("table", { name: "Reorder list" })).toBeVisible();
});

test("days that can't be read leave the list as it was, though their beginning can", async ({
  page,
  world,
  admin,
}) => {
  const brand = await twoParts(world, admin);
  await page.goto(`/dashBord/reorder?brand=${brand}`);
  const days = page.getByLabel("Days to cover");
  const expectLeft = async (odd: string, before: string, notice: string) => {
    await days.clear();
    await days.pressSequentially(odd);
    await expect(days).toHaveAccessibleDescription(/days must be a whole number/);
    await expect(page).toHaveURL((url) => url.searchParams.get("days") === before);
    await expect(page.getByText(notice)).toBeVisible();
    await expect(days).toHaveValue(odd);
  };
  await expectLeft("1.5", "30", "2 parts, 20 pieces");
  await expectLeft("45x", "30", "2 parts, 20 pieces");
  await days.fill("60");
  await expect(page.getByText("2 parts, 50 pieces")).toBeVisible();
  await days.blur();
  await expectLeft("90 days", "60", "2 parts, 50 pieces");
  await page.reload();
  await expect(days).toHaveValue("60");
});

test("what is typed is ordered once, and what isn't ordered is named", async ({ page, world, admin }) => {
  const { call } = as(admin);
  const brand = aUniqueWord();
  const [north, south] = [
    (await call(addSupplier, { body: aSupplier() })).output,
    (await call(addSupplier, { body: aSupplier() })).output,
  ];
  const parts = { Disc: north, Pad: south, Belt: north, Hose: undefined };
  for (const [name, supplier] of Object.entries(parts)) {
    const offer = { supplierId: supplier?._id ?? "", number: null, pack: 1, cost: null, days: null };
    const offers = supplier ? [{ ...offer, isPreferred: true }] : [];
    await world.product({ brand, name, quantity: 0, minimumQuantity: 10, offers } as never);
  }
  const total = async () => (await call(listReorder, { query: { brand } })).output.total;
  await expect.poll(total, { timeout: 10_000 }).toBe(4);
  await page.goto(`/dashBord/reorder?brand=${brand}`);
  const disc = page.getByLabel("Order: Disc");
  const proposed = await disc.inputValue();
  await disc.focus();
  await page.keyboard.press("Backspace");
  await expect(disc).toHaveValue("");
  await page.keyboard.press("Tab");
  await expect(disc).toHaveValue(proposed);
  await disc.focus();
  await page.keyboard.press("Backspace");
  await page.keyboard.type("5");
  await expect(disc).toHaveValue("5");
  await page.getByLabel("Order: Belt").fill("0");
  await page.getByLabel("Order: Pad").fill("1.5");
  const order = page.getByRole("button", { name: "Order selected" });
  await page.getByLabel("Select all").check();
  await order.click();
  await expect(page.getByLabel("Order: Pad")).toBeFocused();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByLabel("Order: Pad").fill("7");
  await order.click();
  const dialog = page.getByRole("dialog", { name: "Order selected" });
  await expect(dialog).toContainText("No supplier: Hose. Open the part, press Edit, and add an offer.");
  await expect(dialog).toContainText("0 pieces: Belt.");
  await call(deleteSupplier, { params: { id: south._id } });
  await dialog.getByRole("button", { name: "Make 2 drafts" }).click();
  await expect(dialog.getByRole("button", { name: "Make 1 draft" })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(disc).toHaveValue(proposed);
  await expect(page.getByLabel("Select Disc")).not.toBeChecked();
  await expect(page.getByLabel("Select Pad")).toBeChecked();
  await expect(page.getByLabel("Order: Pad")).toHaveValue("7");
  const { items } = (await call(listPurchases, { query: { supplier: north._id } })).output;
  expect(items).toMatchObject([{ lines: [{ name: "Disc", packs: 5 }] }]);

  for (const name of ["Disc", "Pad"]) await page.getByLabel(`Select ${name}`).setChecked(false);
  await order.click();
  await expect(page.getByText("0 pieces: Belt.")).toBeVisible();
  await expect(dialog).toBeHidden();
});
