import { changeProducts } from "@carparts/functions/contract/admin/bulk-changes";
import { changeProduct } from "@carparts/functions/contract/admin/products";
import { currencySign } from "@carparts/functions/contract/values/currency";
import { as } from "@carparts/functions/testing/api";
import type { World } from "@carparts/functions/testing/world";
import type { Page } from "@playwright/test";
import { expectAccessibleAsItStands } from "../support/accessibility.ts";
import { loseAnswer } from "../support/basket.ts";
import { aWord } from "../support/catalogue.ts";
import { expect, holdRequests, test } from "../support/fixtures.ts";
import { statusOf } from "../support/managed-list.ts";

async function partsOf(world: World, word: string, count: number) {
  return Promise.all(
    Array.from({ length: count }, (_, place) =>
      world.product({ name: `Bolt ${place} ${word}`, price: place + 10 }),
    ),
  );
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Change selected" });
const commit = (page: Page) => dialog(page).getByRole("button", { name: /^Change \d+ parts?$/ });

async function openChange(page: Page, word: string, found: number): Promise<void> {
  await page.goto(`/dashBord/manageItem?q=${word}&sort=price`);
  await expect(statusOf(page)).toHaveText(`${found} ${found === 1 ? "part" : "parts"}`);
  await page.getByRole("checkbox", { name: /^Select all/ }).check();
  await page.getByRole("button", { name: "Change selected" }).click();
}

async function planPrice(page: Page, percent: string): Promise<void> {
  await dialog(page).getByLabel("Price", { exact: true }).check();
  await dialog(page).getByLabel("Per cent", { exact: true }).fill(percent);
  await dialog(page).getByLabel("Round to .90").check();
}

test.describe("with a part that another admin changes meanwhile", () => {
  test("selected parts are changed after a preview of every change, and what is refused is named", async ({
    page,
    world,
    logIn,
  }) => {
    const word = aWord();
    const [first, , last] = await partsOf(world, word, 3);
    if (!first || !last) throw new Error("There are three parts.");
    await logIn(await world.admin());
    await openChange(page, word, 3);
    await dialog(page).getByRole("button", { name: "Preview" }).click();
    await expect(dialog(page)).toContainText("Choose at least one field to change.");
    await planPrice(page, "a tenth");
    await dialog(page).getByRole("button", { name: "Preview" }).click();
    await expect(dialog(page).getByLabel("Per cent", { exact: true })).toHaveAccessibleDescription(/amount/);
    await dialog(page).getByLabel("Per cent", { exact: true }).fill("2,5");
    await dialog(page).getByRole("button", { name: "Preview" }).click();
    await expect(dialog(page).getByLabel("Per cent", { exact: true })).toHaveAccessibleDescription(
      /Write 2\.5\.$/,
    );
    await dialog(page).getByLabel("Per cent", { exact: true }).fill("10");
    await dialog(page).getByLabel("Shelf", { exact: true }).check();
    await dialog(page).getByLabel("New shelf").fill("C-1");
    await dialog(page).getByRole("button", { name: "Preview" }).click();

    const changes = dialog(page).getByRole("list", { name: "Changes" }).locator(":scope > li");
    await expect(changes).toHaveCount(3);
    await dialog(page).getByRole("button", { name: "Back" }).click();
    await expect(dialog(page).getByRole("button", { name: "Preview" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(changes.first()).toContainText(/Bolt 0.*Price\p{Sc}10\.00→\p{Sc}10\.90.*Shelfnothing→C-1/u);
    await expectAccessibleAsItStands(page);
    expect(await world.stored("products", first._id)).toMatchObject({ price: { cents: 1000 }, version: 1 });

    const body = { version: 1, description: "Of another admin." };
    await as(await world.admin()).call(changeProduct, { params: { id: last._id }, body });
    await commit(page).click();
    await expect(dialog(page).getByRole("status")).toHaveText("3 parts: 2 changed, 1 refused.");
    await expect(dialog(page).getByRole("list", { name: "Not changed" })).toContainText(`Bolt 2 ${word}`);
    await dialog(page).getByRole("button", { name: "Close" }).click();
    expect(await world.stored("products", first._id)).toMatchObject({ price: { cents: 1090 }, version: 2 });
    expect(await world.stored("products", last._id)).toMatchObject({ price: { cents: 1200 } });
    await expect(page.getByRole("row", { name: `Bolt 0 ${word}` })).toContainText(`${currencySign}10.90`);
  });
});

test("all that a filter finds are changed in chunks, which can be stopped and gone on with", async ({
  page,
  world,
  logIn,
}) => {
  const word = aWord();
  const parts = await partsOf(world, word, 130);
  await logIn(await world.admin());
  await openChange(page, word, 130);
  await dialog(page).getByLabel("All 130 that the list finds").check();
  await dialog(page).getByLabel("MinimumQuantity", { exact: true }).check();
  await dialog(page).getByLabel("New minimum").fill("2");
  await dialog(page).getByRole("button", { name: "Preview" }).click();
  await expect(dialog(page).getByRole("status")).toHaveText("130 parts: 130 will change.");
  const release = await holdRequests(page, new RegExp(`${changeProducts.path}$`));
  await commit(page).click();
  await expect(dialog(page).getByRole("progressbar")).toHaveAttribute("value", "0");
  await dialog(page).getByRole("button", { name: "Stop" }).click();
  release();
  await expect(dialog(page).getByRole("status")).toHaveText("130 parts: 50 changed, 80 not reached.");
  const changed = async () => {
    const stored = await Promise.all(parts.map(({ _id }) => world.stored("products", _id)));
    return stored.filter((part) => (part as { minimumQuantity: number }).minimumQuantity === 2).length;
  };
  expect(await changed()).toBe(50);
  await dialog(page).getByRole("button", { name: "Continue with the other 80" }).click();
  await expect(dialog(page).getByRole("status")).toHaveText("80 parts: 80 changed.");
  expect(await changed()).toBe(130);
});

test.describe("with an answer that gets lost", () => {
  test.use({ expectedNoise: /ERR_FAILED/ });

  test("the admin goes on, and parts that may have been changed are named", async ({
    page,
    world,
    logIn,
  }) => {
    const word = aWord();
    const [part] = await partsOf(world, word, 1);
    await logIn(await world.admin());
    await openChange(page, word, 1);
    await planPrice(page, "10");
    await dialog(page).getByRole("button", { name: "Preview" }).click();
    await expect(commit(page)).toBeVisible();
    await loseAnswer(page, new RegExp(`${changeProducts.path}$`));
    await commit(page).click();
    await expect(dialog(page).getByRole("alert")).toContainText("can't be reached");
    await dialog(page).getByRole("button", { name: "Continue with the other 1" }).click();
    await expect(dialog(page).getByRole("list", { name: "Not changed" })).toContainText(
      "whose answer was lost",
    );
    expect(await world.stored("products", part?._id ?? "")).toMatchObject({
      price: { cents: 1090 },
      version: 2,
    });
  });
});
