import { currencySign } from "@carparts/functions/contract/values/currency";
import type { World } from "@carparts/functions/testing/world";
import type { Locator, Page } from "@playwright/test";
import { aWord } from "../support/catalogue.ts";
import { expect, test } from "../support/fixtures.ts";
import { expectCards, statusOf } from "../support/managed-list.ts";

const picked = { handling: "picked", version: 2, history: [] };
const sums = { total: /^\d+ orders?, \p{Sc}[\d,]+\.\d\d$/u };

function dayOf(month: number): string {
  return `2998-0${month}-10T12:00:00.000Z`;
}

/** Three orders of a customer with a name of its own, placed in March, April and May. */
async function threeOrders(world: World): Promise<string> {
  const [name, customer] = [aWord(), await world.customer()];
  const product = (part: string, price: number) => world.product({ name: part, price });
  await world.order(await product("Oil sump", 30), customer, { name, createdAt: dayOf(3) });
  await world.order(await product("Fan belt", 10), customer, {
    ...picked,
    name,
    createdAt: dayOf(4),
  } as object);
  await world.order(await product("Tow bar", 20.5), customer, { name, createdAt: dayOf(5) });
  return name;
}

function rowsOf(page: Page): Locator {
  return page
    .getByRole("table", { name: "Manage ALL Orsers" })
    .getByRole("row")
    .filter({ hasText: "panding" });
}

function boxOf(page: Page, part: string): Locator {
  return rowsOf(page)
    .filter({ hasText: part })
    .getByRole("checkbox", { name: /^Select order / });
}

test("letters typed while the list before is still drawn all stay", async ({ page, world, logIn }) => {
  const name = await threeOrders(world);
  await logIn(await world.admin());
  await page.goto("/dashBord/manageOrder");
  await expect(statusOf(page)).toHaveText(sums.total);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.getByRole("searchbox").pressSequentially(name, { delay: 70 });
  await expect(page.getByRole("searchbox")).toHaveValue(name);
  await expect(statusOf(page)).toHaveText(`3 orders, ${currencySign}60.50`);
});

test("a link leads to orders of some days and steps, days that are the wrong way round leave one, and Show all ends it", async ({
  page,
  world,
  logIn,
}) => {
  const name = await threeOrders(world);
  await logIn(await world.admin());
  await page.goto(
    `/dashBord/manageOrder?q=${name}&from=2998-03-10&to=2998-04-10&handling=new&handling=picked&sort=oldest`,
  );
  await expect(rowsOf(page)).toContainText(["Oil sump", "Fan belt"]);
  await expect(page.getByLabel("Handling").locator(":checked")).toHaveText("New, Picked");
  await page.getByLabel("From").fill("2998-05-01");
  await expect(rowsOf(page)).toContainText(["Tow bar"]);
  await expect(page.getByLabel("To")).toHaveValue("");
  await page.getByLabel("Handling").selectOption("Sent");
  await expect(page.getByText("Nothing found")).toBeVisible();
  await expect(statusOf(page)).toHaveText(`0 orders, ${currencySign}0.00`);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page).toHaveURL("/dashBord/manageOrder?sort=oldest");
  await expect(statusOf(page)).toHaveText(sums.total);
});

test("selected orders are picked together, those that can't be are not, and the keyboard stays in the list", async ({
  page,
  world,
  logIn,
}) => {
  const name = await threeOrders(world);
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageOrder?q=${name}`);
  const bar = page.getByRole("region", { name: "Selected" });
  await expect(rowsOf(page)).toHaveCount(3);
  await expect(bar).toHaveCount(0);
  await boxOf(page, "Fan belt").check();
  await expect(bar).toContainText("1 selected");
  await expect(bar.getByRole("button", { name: "Mark picked" })).toBeDisabled();
  const all = page.getByRole("checkbox", { name: "Select all 3 shown" });
  await expect(all).toBeChecked({ indeterminate: true });
  await all.check();
  await expect(bar).toContainText("3 selected");
  await expect(bar).toBeInViewport();
  await bar.getByRole("button", { name: "Mark picked" }).click();
  await expect(page.getByText("2 orders picked. 1 order can't be marked picked now.")).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(all).toBeFocused();
  await expect(rowsOf(page).getByRole("button", { name: "Mark sent" })).toHaveCount(3);
});

test("on a phone each order is a card, two of them a hand's width, and nothing scrolls sideways", async ({
  page,
  world,
  logIn,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const name = await threeOrders(world);
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageOrder?q=${name}`);
  await expectCards(page, rowsOf(page), 530, boxOf(page, "Tow bar"));
});
