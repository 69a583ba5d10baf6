import { listManufacturers, saveManufacturer } from "@carparts/functions/contract/admin/manufacturers";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import { aManufacturer, aUniqueWord } from "@carparts/functions/testing/builders";
import type { World } from "@carparts/functions/testing/world";
import type { Page } from "@playwright/test";
import { acceptDialogs, expect, test } from "../support/fixtures.ts";

test.use({ expectedNoise: /409 \(Conflict\)|422 \(Unprocessable|ERR_FAILED/ });

const MAKERS = "/dashBord/manageItem/makers";

/** A brand of three parts, one of which is returned. */
async function aBrand(world: World, admin: Account) {
  const brand = aUniqueWord();
  const part = await world.product({ brand });
  for (const spelt of [brand, brand.toUpperCase()]) await world.product({ brand: spelt });
  const parts = async () =>
    (await as(admin).call(listManufacturers, { query: { brand } })).output.items[0]?.parts;
  await expect.poll(parts, { timeout: 10_000 }).toBe(3);
  return { brand, part };
}

const rowOf = (page: Page, brand: string) =>
  page.getByRole("table", { name: "Makers" }).getByRole("row", { name: new RegExp(brand, "i") });
const dialogOf = (page: Page, name: string) => page.getByRole("dialog", { name });

test("an admin comes from the overview to the brands without a maker, and what is saved stands on the part's page", async ({
  page,
  world,
  admin,
}) => {
  const { brand, part } = await aBrand(world, admin);
  await page.goto("/dashBord");
  await page.getByRole("link", { name: /brands? without a maker/ }).click();
  await expect(page).toHaveURL(`${MAKERS}?maker=none`);
  await expect(page.getByRole("heading", { name: "Makers" })).toBeVisible();
  await page.getByLabel("Search makers").fill(brand);
  await expect(rowOf(page, brand)).toContainText("no maker");
  await rowOf(page, brand).getByRole("button", { name: "Add maker" }).click();
  const dialog = dialogOf(page, "Maker");
  await dialog.getByLabel("Name", { exact: true }).fill("Northwind & Söhne");
  await dialog.getByLabel("Address", { exact: true }).fill("7 Foundry Lane\nSheffield");
  await dialog.getByLabel("Email", { exact: true }).fill("northwind");
  await dialog.getByLabel("Their email").fill("eu@nord.example");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Email is not an email address.")).toBeVisible();
  await expect(dialog.getByText("Name is missing.")).toBeVisible();
  await expect(dialog.getByLabel("Address", { exact: true })).toHaveValue("7 Foundry Lane\nSheffield");
  await dialog.getByLabel("Email", { exact: true }).fill("parts@northwind.example");
  await dialog.getByLabel("Responsible person", { exact: true }).fill("Nord GmbH");
  await dialog.getByLabel("Their address").fill("Kai 1, 20457 Hamburg");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("status").filter({ hasText: "0 brands" })).toBeVisible();
  await page.getByLabel("Only without a maker").click();
  await expect(rowOf(page, brand)).toContainText("Northwind & Söhne");
  await expect(rowOf(page, brand)).toContainText("In the EU: Nord GmbH");

  await page.goto(`/part/${part._id}`);
  const madeBy = page.getByRole("region", { name: "Made by" });
  for (const text of [
    "Northwind & Söhne",
    "7 Foundry Lane",
    "Sheffield",
    "Nord GmbH",
    "Kai 1, 20457 Hamburg",
  ])
    await expect(madeBy).toContainText(text);
  await expect(madeBy.getByRole("link", { name: "parts@northwind.example" })).toHaveAttribute(
    "href",
    "mailto:parts@northwind.example",
  );
});

test("a part's page names its maker without scripts too", async ({ newVisitor, world, admin }) => {
  const { brand, part } = await aBrand(world, admin);
  await as(admin).call(saveManufacturer, { body: aManufacturer({ brand, name: "Wind </script><b>" }) });
  const page = await newVisitor({ javaScriptEnabled: false });
  await page.goto(`/part/${part._id}`);
  await expect(page.getByRole("region", { name: "Made by" })).toContainText("Wind </script><b>");
  await expect(page.getByRole("link", { name: "parts@northwind.example" })).toBeVisible();
});

test("a maker that was deleted is in no form", async ({ page, world, admin }) => {
  const { brand } = await aBrand(world, admin);
  await as(admin).call(saveManufacturer, { body: aManufacturer({ brand }) });
  await page.goto(`${MAKERS}?q=${brand}`);
  acceptDialogs(page);
  await rowOf(page, brand).getByRole("button", { name: "Delete" }).click();
  await expect(rowOf(page, brand)).toContainText("no maker");
  await rowOf(page, brand).getByRole("button", { name: "Add maker" }).click();
  const name = dialogOf(page, "Maker").getByLabel("Name", { exact: true });
  await expect(name).toHaveValue("");
  await expect(dialogOf(page, "Maker").getByLabel("Address", { exact: true })).toHaveValue("");
});
