import { changeProduct } from "@carparts/functions/contract/admin/products";
import type { Product } from "@carparts/functions/contract/products";
import { currencySign } from "@carparts/functions/contract/values/currency";
import { as } from "@carparts/functions/testing/api";
import type { World } from "@carparts/functions/testing/world";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { recordCalls, theCall } from "../support/calls.ts";
import { aWord } from "../support/catalogue.ts";
import { test as base, expect } from "../support/fixtures.ts";
import { tabTo } from "../support/keyboard.ts";
import { lookAway } from "../support/live.ts";
import { statusOf } from "../support/managed-list.ts";

type Label = "Price" | "Minimum" | "Shelf";

const cellOf = (row: Locator, label: Label) => row.getByRole("button", { name: `${label}: ` });
const inputOf = (page: Page, label: Label, name: string) =>
  page.getByRole("textbox", { name: `${label}: ${name}`, exact: true });

/** Two parts with a word of their own, Axle above Bolt. */
async function twoParts(world: World): Promise<{ axle: Product; bolt: Product; word: string }> {
  const word = aWord();
  const axle = await world.product({ name: `Axle ${word}`, price: 10, minimumQuantity: 1 });
  const bolt = await world.product({ name: `Bolt ${word}`, price: 20, minimumQuantity: 2 });
  return { axle, bolt, word };
}

const listOf = (word: string) => `/dashBord/manageItem?q=${word}&sort=name`;
/** Two parts in Manage Item, which an admin has open. */
const test = base.extend<{ listed: Awaited<ReturnType<typeof twoParts>> }>({
  async listed({ page, world, logIn }, use) {
    const parts = await twoParts(world);
    await logIn(await world.admin());
    await page.goto(listOf(parts.word));
    await use(parts);
  },
});

const rowOf = (page: Page, { name }: Product) => page.getByRole("row", { name });

test("a price is changed by a press and Enter in its cell, and Undo takes it back", async ({
  page,
  listed,
}) => {
  const { axle } = listed;
  const price = cellOf(rowOf(page, axle), "Price");
  await expect(price).toHaveText(`Price: ${currencySign}10.00`);
  const calls = recordCalls(page);
  await price.click();
  await expect(inputOf(page, "Price", axle.name)).toHaveValue("10.00");
  await page.keyboard.type("12.5");
  await page.keyboard.press("Enter");
  const toast = page.getByRole("alert").filter({ hasText: `${axle.name}: Price from` });
  await expect(toast).toContainText(`from ${currencySign}10.00 to ${currencySign}12.50.`);
  await expect(price).toHaveText(`Price: ${currencySign}12.50`);
  expect(theCall(calls, `PATCH /api/products/${axle._id}`).body).toEqual({ version: 1, price: "12.5" });
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(`${axle.name}: Price is ${currencySign}10.00 again.`)).toBeVisible();
  await expect(price).toHaveText(`Price: ${currencySign}10.00`);
});

test("cells are gone through by keyboard as in a spreadsheet", async ({ page, listed }) => {
  const { axle, bolt } = listed;
  await expect(rowOf(page, axle)).toBeVisible();
  await page.getByRole("link", { name: "Skip to the list" }).press("Enter");
  await tabTo(page, cellOf(rowOf(page, axle), "Minimum"));
  await page.keyboard.press("F2");
  await expect(inputOf(page, "Minimum", axle.name)).toHaveValue("1");
  await page.keyboard.type("7");
  await page.keyboard.press("Escape");
  await expect(cellOf(rowOf(page, axle), "Minimum")).toBeFocused();
  await expect(cellOf(rowOf(page, axle), "Minimum")).toHaveText("Minimum: 1");
  // Typing replaces the selected text.
  await page.keyboard.type("30");
  await page.keyboard.press("Enter");
  await expect(cellOf(rowOf(page, bolt), "Minimum")).toBeFocused();
  await expect(cellOf(rowOf(page, axle), "Minimum")).toHaveText("Minimum: 30");
  await page.keyboard.type("3");
  await page.keyboard.press("Tab");
  await expect(cellOf(rowOf(page, bolt), "Shelf")).toBeFocused();
  await page.keyboard.type("A 12");
  await page.keyboard.press("Enter");
  await expect(cellOf(rowOf(page, bolt), "Shelf")).toBeFocused();
  await expect(rowOf(page, bolt)).toContainText("A 12");
  await expect(cellOf(rowOf(page, bolt), "Minimum")).toHaveText("Minimum: 3");
});

test("what no price can be is told in the cell, and nothing is sent", async ({ page, listed }) => {
  const { axle } = listed;
  const calls = recordCalls(page);
  await cellOf(rowOf(page, axle), "Price").click();
  const input = inputOf(page, "Price", axle.name);
  for (const typed of ["9,999,999.99", "1e9", "-1", "\u{1f697}", '"', "ten"]) {
    await input.fill(typed);
    await input.press("Enter");
    await expect(input).toBeFocused();
    await expect(input, typed).toHaveAttribute("aria-invalid", "true");
  }
  await expectAccessible(page);
  await input.press("Escape");
  await expect(cellOf(rowOf(page, axle), "Price")).toHaveText(`Price: ${currencySign}10.00`);
  expect(calls.map(({ to }) => to)).not.toContain(`PATCH /api/products/${axle._id}`);
});

test.describe("while another admin changes the part,", () => {
  test.use({ expectedNoise: /409 \(Conflict\)/ });

  for (const [change, decides] of [
    [{ price: 15 }, true],
    [{ description: "Another one." }, false],
  ] as const)
    test(`a cell ${decides ? "asks which of two values stays" : "doesn't ask about what it doesn't change"}`, async ({
      page,
      world,
      listed,
    }) => {
      const { axle } = listed;
      const price = cellOf(rowOf(page, axle), "Price");
      await price.click();
      await page.keyboard.type("12.5");
      const params = { id: axle._id };
      await as(await world.admin()).call(changeProduct, { params, body: { version: 1, ...change } });
      await page.keyboard.press("Enter");
      if (decides) {
        const dialog = page.getByRole("dialog", { name: "Changed meanwhile" });
        await dialog.getByRole("button", { name: "Keep mine" }).click();
        await dialog.getByRole("button", { name: "Save" }).click();
      }
      await expect(page.getByText(`${axle.name}: Price from`)).toBeVisible();
      await expect(price).toHaveText(`Price: ${currencySign}12.50`);
    });
});

test.describe("while the network is away,", () => {
  test.use({ expectedNoise: /ERR_FAILED/ });

  test("a cell keeps what was sent, and sends it again", async ({ page, listed }) => {
    const { axle } = listed;
    const price = cellOf(rowOf(page, axle), "Price");
    await price.click();
    const address = `**/api/products/${axle._id}`;
    await page.route(address, (route) => route.abort());
    await page.keyboard.type("12.5");
    await page.keyboard.press("Enter");
    const again = rowOf(page, axle).getByRole("button", { name: "Send it again" });
    await expect(again).toBeVisible();
    await expect(price).toHaveText("Price: 12.5");
    await page.unroute(address);
    await again.click();
    await expect(page.getByText(`${axle.name}: Price from`)).toBeVisible();
    await expect(again).toHaveCount(0);
    await expect(price).toHaveText(`Price: ${currencySign}12.50`);
  });
});

test("who leaves the list while they type in a cell is told that nothing was saved", async ({
  page,
  world,
  logIn,
}) => {
  const { axle, word } = await twoParts(world);
  await logIn(await world.admin());
  await page.goto("/dashBord/addItem");
  await page.getByRole("navigation", { name: "Dashbord" }).getByRole("link", { name: "Manage Item" }).click();
  await page.getByRole("searchbox", { name: "Search items" }).fill(word);
  // While the next list is on its way, nothing can be typed into the one before.
  await expect(statusOf(page)).toHaveText("2 parts");
  await cellOf(rowOf(page, axle), "Price").click();
  await page.keyboard.type("12.5");
  await page.evaluate(() => history.go(-2));
  await expect(page.getByText(`${axle.name}: Price was not changed.`)).toBeVisible();
});

test("who types in a cell whose row leaves the list meanwhile is told that nothing was saved", async ({
  page,
  world,
  listed,
}) => {
  const { axle } = listed;
  await cellOf(rowOf(page, axle), "Price").click();
  await page.keyboard.type("12.5");
  const body = { version: 1, name: "Renamed by another" };
  await as(await world.admin()).call(changeProduct, { params: { id: axle._id }, body });
  // The list may be some seconds behind.
  await expect(async () => {
    await lookAway(page);
    await expect(rowOf(page, axle)).toHaveCount(0, { timeout: 1500 });
  }).toPass();
  await expect(page.getByText(`${axle.name}: Price was not changed.`)).toBeVisible();
  expect(await world.stored("products", axle._id)).toMatchObject({ price: { cents: 1000 } });
});
