import { aPartNumber } from "@carparts/functions/testing/builders";
import type { World } from "@carparts/functions/testing/world";
import type { Locator, Page, Route } from "@playwright/test";
import { aWord } from "../support/catalogue.ts";
import { acceptDialogs, expect, holdRequests, test } from "../support/fixtures.ts";
import { expectCards, statusOf } from "../support/managed-list.ts";

/** Three parts with a word of their own: a dear one that is out of stock, and two of another group. */
async function threeParts(world: World): Promise<string> {
  const word = aWord();
  const brand = `Brand ${word}`;
  const add = (name: string, fields: object) => world.product({ name: `${name} ${word}`, ...fields });
  await add("Oil sump", { price: 90, quantity: 0, group: "engine", brand });
  await add("Fan belt", { price: 10, quantity: 40, group: "cooling", partNumber: aPartNumber() });
  await add("Water pump", { price: 50, quantity: 7, group: "cooling", brand });
  return word;
}

function rowsOf(page: Page): Locator {
  return page.getByRole("row").filter({ has: page.getByRole("button", { name: "Delete" }) });
}

test("Manage Item is filtered by group and brand together, and leads to what is out of stock", async ({
  page,
  world,
  logIn,
}) => {
  const word = await threeParts(world);
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageItem?q=${word}&sort=-name`);
  await page.getByLabel("Group").selectOption("Cooling");
  await expect(rowsOf(page)).toContainText(["Water pump", "Fan belt"]);
  await page.getByLabel("Brand").selectOption(`Brand ${word}`);
  await expect(rowsOf(page)).toContainText(["Water pump"]);
  for (const left of [2, 3]) {
    await page.goBack();
    await expect(rowsOf(page)).toHaveCount(left);
  }
  const attention = page.getByRole("navigation", { name: "Needs attention" });
  await attention.getByRole("link", { name: "Out of stock" }).click();
  await expect(rowsOf(page)).toContainText(["Oil sump"]);
  await page.getByRole("searchbox").fill("flux capacitor");
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page).toHaveURL("/dashBord/manageItem?sort=-name");
});

test("Manage Item shows a part's numbers, its shelf and what lies there, and finds it by its number", async ({
  page,
  world,
  logIn,
}) => {
  const partNumber = aPartNumber();
  const part = await world.product({ name: "Head gasket", partNumber, brand: "Elring", quantity: 5 });
  await world.order(part, await world.customer(), { MinimumOrder: 2 });
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageItem?q=${partNumber}`);
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page)).toContainText(`${partNumber} · Elring`);
  await rowsOf(page).getByRole("link", { name: "Head gasket" }).click();
  await expect(page).toHaveURL(new RegExp(`/dashBord/manageItem/${part._id}\\?list=`));
  await page.getByRole("link", { name: "Back to Manage Item" }).click();
  await expect(page).toHaveURL(`/dashBord/manageItem?q=${partNumber}`);
  await expect(rowsOf(page)).toHaveCount(1);
});

test("selected parts are deleted together after a confirm", async ({ page, world, logIn }) => {
  const word = await threeParts(world);
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageItem?q=${word}&sort=name`);
  await page.getByRole("checkbox", { name: `Select Fan belt ${word}` }).check();
  await page.getByRole("checkbox", { name: `Select Oil sump ${word}` }).check();
  const bar = page.getByRole("region", { name: "Selected" });
  await expect(bar).toContainText("2 selected");
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(bar).toHaveCount(0);
  await page.getByRole("checkbox", { name: "Select all 3 shown" }).check();
  await page.getByRole("checkbox", { name: `Select Oil sump ${word}` }).uncheck();
  const message = acceptDialogs(page);
  await bar.getByRole("button", { name: "Delete selected" }).click();
  await expect(page.getByText("2 parts deleted.")).toBeVisible();
  await expect(rowsOf(page)).toContainText(["Oil sump"]);
  await expect(statusOf(page)).toHaveText("1 part");
  expect(message).toEqual([`Delete 2 parts? Orders of them stay.\n\nFan belt ${word}, Water pump ${word}`]);
});

test("on a phone, the list before tells no number and offers nothing while the next is on its way", async ({
  page,
  world,
  logIn,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const word = await threeParts(world);
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageItem?q=${word}&sort=name`);
  await page.getByRole("checkbox", { name: `Select Fan belt ${word}` }).check();
  const table = page.getByRole("table", { name: "Manage Item" });
  const [all, bar] = [page.getByRole("checkbox", { name: /^Select all/ }), page.getByText("1 selected")];
  const number = statusOf(page).getByText("3 parts");
  for (const shown of [number, all, bar]) await expect(shown).toBeVisible();
  await page.getByRole("button", { name: "Filters" }).click();
  const sort = page.getByLabel("Sort");
  await sort.focus();
  const place = await table.boundingBox();
  const answer = await holdRequests(page, /\/api\/parts\?/);
  await sort.selectOption("price");
  await expect(table.locator("tbody")).toHaveAttribute("inert");
  await expect(sort).toBeFocused();
  for (const shown of [number, all, bar]) await expect(shown).toBeHidden();
  expect(await table.boundingBox()).toEqual(place);
  answer();
  await expect(rowsOf(page)).toContainText(["Fan belt", "Water pump", "Oil sump"]);
  for (const shown of [number, all, bar]) await expect(shown).toBeVisible();
});

test("what wasn't found isn't said of the next words while they are searched for", async ({
  page,
  world,
  logIn,
}) => {
  const word = await threeParts(world);
  await logIn(await world.admin());
  await page.goto("/dashBord/manageItem?q=flux+capacitor");
  const nothing = page.getByText("Nothing found");
  await expect(nothing).toBeVisible();
  const answer = await holdRequests(page, /\/api\/parts\?/);
  await page.getByRole("searchbox").fill(word);
  await expect(page.locator("[aria-busy] [inert]").filter({ has: nothing })).toBeVisible();
  answer();
  await expect(rowsOf(page)).toHaveCount(3);
});

test.describe("of several deletions and undos", () => {
  test.use({ expectedNoise: /ERR_FAILED|409 \(Conflict\)|404 \(Not Found\)/ });

  test("those that the network cut off are named, stay selected and are offered again", async ({
    page,
    world,
    logIn,
  }) => {
    const word = await threeParts(world);
    await logIn(await world.admin());
    await page.goto(`/dashBord/manageItem?q=${word}&sort=name`);
    await page.getByRole("checkbox", { name: "Select all 3 shown" }).check();
    acceptDialogs(page);
    let calls = 0;
    const cut = (route: Route) => (calls++ === 0 ? route.fallback() : route.abort());
    await page.route(/\/serviceDelete\//, cut);
    const bar = page.getByRole("region", { name: "Selected" });
    await bar.getByRole("button", { name: "Delete selected" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "1 part deleted." })).toBeVisible();
    const left = `Not deleted: Oil sump ${word}, Water pump ${word}. The shop can't be reached.`;
    await expect(page.getByRole("alert").filter({ hasText: left })).toBeVisible();
    await expect(bar).toContainText("2 selected");
    expect(calls).toBe(2);
    await page.unroute(/\/serviceDelete\//, cut);
    await bar.getByRole("button", { name: "Delete selected" }).click();
    const deleted = page.getByRole("alert").filter({ hasText: "2 parts deleted." });
    await expect(deleted).toBeVisible();

    calls = 0;
    await page.route(/\/api\/undo\//, cut);
    await deleted.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("alert").filter({ hasText: /^Restored\./ })).toBeVisible();
    const offer = page
      .getByRole("alert")
      .filter({ hasText: "One is not restored. The shop can't be reached." });
    await page.unroute(/\/api\/undo\//, cut);
    await offer.getByRole("button", { name: "Undo" }).click();
    await expect(rowsOf(page)).toHaveCount(2);
  });

  test("one that is refused for good is named, and stops no other", async ({ page, world, logIn }) => {
    const word = await threeParts(world);
    await logIn(await world.admin());
    await page.goto(`/dashBord/manageItem?q=${word}&sort=name`);
    await page.getByRole("checkbox", { name: "Select all 3 shown" }).check();
    acceptDialogs(page);
    let calls = 0;
    const error = { code: "not_found", message: "Refused.", requestId: "a-test" };
    await page.route(/\/serviceDelete\//, (route) =>
      calls++ === 0 ? route.fulfill({ status: 404, json: { error } }) : route.fallback(),
    );
    await page.getByRole("button", { name: "Delete selected" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "2 parts deleted." })).toBeVisible();
    const refused = page.getByRole("alert").filter({ hasText: `Not deleted: Fan belt ${word}. Refused.` });
    await expect(refused).toBeVisible();
    await expect(page.getByRole("region", { name: "Selected" })).toContainText("1 selected");
  });
});

test("on a phone each part is a card, two of them a hand's width, and nothing scrolls sideways", async ({
  page,
  world,
  logIn,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const word = await threeParts(world);
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageItem?q=${word}`);
  await expectCards(page, rowsOf(page), 520, page.getByRole("checkbox", { name: /^Select Fan belt/ }));
});
