import { listManufacturers, saveManufacturer } from "@carparts/functions/contract/admin/manufacturers";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import { aManufacturer, aUniqueWord } from "@carparts/functions/testing/builders";
import type { World } from "@carparts/functions/testing/world";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { loseAnswer } from "../support/basket.ts";
import { expectToFit } from "../support/fits.ts";
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

test("two admins at once see what the other one saved, and keep theirs or take it", async ({
  page,
  world,
  admin,
}) => {
  const { brand } = await aBrand(world, admin);
  const { version } = (await as(admin).call(saveManufacturer, { body: aManufacturer({ brand }) })).output;
  await page.goto(`${MAKERS}?q=${brand}&edit=${brand}`);
  const dialog = dialogOf(page, "Maker");
  const name = dialog.getByLabel("Name", { exact: true });
  await expect(name).toHaveValue(aManufacturer().name);
  await name.fill("Mine Ltd.");
  const theirs = aManufacturer({ brand, version, name: "Theirs Ltd." });
  const saved = (await as(admin).call(saveManufacturer, { body: theirs })).output;
  await dialog.getByRole("button", { name: "Save" }).click();
  const question = dialogOf(page, "Changed meanwhile");
  await expect(question).toContainText("Mine Ltd.");
  await expect(question).toContainText("Theirs Ltd.");
  await question.getByRole("button", { name: "Take theirs" }).click();
  await expect(name).toHaveValue("Theirs Ltd.");
  await name.fill("Mine Ltd.");
  const again = aManufacturer({ brand, version: saved.version, name: "Theirs again Ltd." });
  await as(admin).call(saveManufacturer, { body: again });
  await dialog.getByRole("button", { name: "Save" }).click();
  await question.getByRole("button", { name: "Keep mine" }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, brand)).toContainText("Mine Ltd.");
});

test("a maker whose answer was lost is saved again as one's own, with what was typed since", async ({
  page,
  world,
  admin,
}) => {
  const { brand } = await aBrand(world, admin);
  await as(admin).call(saveManufacturer, { body: aManufacturer({ brand }) });
  await page.goto(`${MAKERS}?q=${brand}&edit=${brand}`);
  const dialog = dialogOf(page, "Maker");
  const save = dialog.getByRole("button", { name: "Save" });
  await dialog.getByLabel("Name", { exact: true }).fill("First Ltd.");
  await loseAnswer(page, "**/api/makers", "PUT");
  await save.click();
  await expect(dialog.getByRole("alert")).toContainText("The shop can't be reached.");
  await dialog.getByLabel("Name", { exact: true }).fill("Second Ltd.");
  await save.click();
  await expect(page.getByText(`Maker of ${brand}: saved.`)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(rowOf(page, brand)).toContainText("Second Ltd.");
});

test("a maker is deleted after a question, and is in no form then; the list and its dialog fit a phone", async ({
  page,
  world,
  admin,
}) => {
  const { brand } = await aBrand(world, admin);
  await as(admin).call(saveManufacturer, { body: aManufacturer({ brand }) });
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`${MAKERS}?q=${brand}`);
  await rowOf(page, brand).getByRole("button", { name: "Edit" }).click();
  await expect(dialogOf(page, "Maker").getByRole("button", { name: "Save" })).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
  await page.goBack();
  await expect(dialogOf(page, "Maker")).toBeHidden();
  await expectToFit(page);
  const asked = acceptDialogs(page);
  await rowOf(page, brand).getByRole("button", { name: "Delete" }).click();
  await expect(rowOf(page, brand)).toContainText("no maker");
  expect(asked).toEqual([`Delete the maker of ${brand}? Its parts will then show no maker.`]);
  await rowOf(page, brand).getByRole("button", { name: "Add maker" }).click();
  const name = dialogOf(page, "Maker").getByLabel("Name", { exact: true });
  await expect(name).toHaveValue("");
  await expect(dialogOf(page, "Maker").getByLabel("Address", { exact: true })).toHaveValue("");
});
