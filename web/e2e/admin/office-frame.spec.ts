import type { Page } from "@playwright/test";
import { routes } from "#routes.ts";
import shop from "../../../shop.json" with { type: "json" };
import { expectAccessible } from "../support/accessibility.ts";
import { expect, holdRequests, test } from "../support/fixtures.ts";
import { expectFocusInSight } from "../support/focus-in-sight.ts";
import { tabTo } from "../support/keyboard.ts";
import { testedNouns } from "../support/nouns.ts";

const SCRIPT = /\/assets\/index-.+\.js/;

const banner = (page: Page) => page.getByRole("banner");
const basket = (page: Page) => page.getByRole("link", { name: /^Basket/ });
const footBar = (page: Page) => page.getByRole("navigation", { name: "Quick links" });
const searchBox = (page: Page) => page.getByRole("main").getByRole("searchbox").first();

async function expectOffice(page: Page): Promise<void> {
  await expect(banner(page).getByRole("link", { name: shop.name })).toBeVisible();
  await expect(basket(page)).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Newsletter" })).toHaveCount(0);
}

async function expectShop(page: Page): Promise<void> {
  await expect(basket(page)).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
}

for (const [width, listBegins, pageEnds] of [
  [375, 170, 359],
  [1280, 180, 1256],
  [1920, 180, 1896],
] as const) {
  test(`an admin's lists begin near the top, as wide as the window, with the shop one press away, ${width} pixels wide`, async ({
    page,
    world,
    admin,
  }) => {
    await world.order(await world.product(), admin);
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/dashBord/manageItem", "/dashBord/manageOrder"]) {
      await page.goto(path);
      await expectOffice(page);
      const main = page.getByRole("main");
      await expect(main.getByRole("table")).toBeVisible();
      const [search, table] = [
        await searchBox(page).boundingBox(),
        await main.getByRole("table").boundingBox(),
      ];
      expect(search?.y, "where the list's tools begin").toBeLessThanOrEqual(listBegins);
      expect((table?.x ?? 0) + (table?.width ?? 0), "where the table ends").toBeGreaterThanOrEqual(
        pageEnds - 2,
      );
    }
    await banner(page).getByRole("link", { name: shop.name }).click();
    await expect(page).toHaveURL("/");
    await expectShop(page);
    await page.goBack();
    await expect(page).toHaveURL("/dashBord/manageOrder");
    await expectOffice(page);
  });
}

test("the menu has the specification's entries, and below them a group of screens for each part of the work", async ({
  page,
  admin,
}) => {
  expect(admin.email).toBeTruthy();
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto("/dashBord/coverage");
  const entries = page.getByRole("navigation", { name: "Dashbord" }).getByRole("link");
  await expect(entries.nth(1)).toHaveText("Add Item");
  const more = page.getByRole("navigation", { name: "More screens" });
  const titles = Object.values(testedNouns).map(({ route }) => routes[route].title);
  for (const [group, ...names] of [
    ["Parts", "Import", "Count stock", "Labels", ...titles, "Purchases", "Undo changes"],
    ["Orders", "Picking list", "Parcels", "Invoices", "Bank statement", "Books"],
    ["Figures", "Overview", "Coverage", "Reorder list", "Looked for and not found"],
    ["People", "Audit log", "Reviews"],
  ] as const)
    await expect(more.getByRole("list", { name: group }).getByRole("link")).toHaveText(names);
  await expect(more.locator("[aria-current=page]")).toHaveText("Coverage");
  await more.getByRole("link", { name: "Looked for and not found" }).click();
  await expect(page.getByRole("heading", { name: "Looked for and not found" })).toBeInViewport();
  await more.getByRole("link", { name: "Shop" }).click();
  await expect(page).toHaveURL("/");
});

test("an admin's first paint has the office's frame, also in a browser that is new to them", async ({
  page,
  world,
  logIn,
}) => {
  await logIn(await world.admin());
  const release = await holdRequests(page, SCRIPT);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/dashBord/manageItem");
    await expect(page.getByRole("heading", { name: "Manage Item" })).toBeVisible();
    await expectOffice(page);
    await expect(footBar(page)).toBeVisible({ visible: width === 375 });
  }
  release();
  await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
  await expectOffice(page);
  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(page).toHaveURL("/login");
  await expectShop(page);
});

test("a customer's Dashbord has the shop's frame", async ({ page, customer }) => {
  expect(customer.email).toBeTruthy();
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/dashBord");
    await expect(page.getByText("No orders yet")).toBeVisible();
    await expectShop(page);
    await expect(footBar(page)).toHaveCount(0);
  }
});

test("on a phone, a bar at the bottom leads to what is needed on foot, and covers no field or button", async ({
  page,
  admin,
}) => {
  expect(admin.email).toBeTruthy();
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/dashBord");
  const current = footBar(page).locator("[aria-current=page]");
  await expect(current).toHaveCount(0);
  for (const [name, title] of [
    ["Orders", "Manage ALL Orsers"],
    ["Picking", "Picking list"],
    ["Parts", "Manage Item"],
    ["Count", "Count stock"],
  ] as const) {
    await footBar(page)
      .getByRole("link", { name: new RegExp(`^${name}`) })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(current).toHaveText(new RegExp(`^${name}`));
  }
  await page.goto("/dashBord/addItem");
  const add = page.getByRole("main").getByRole("button", { name: "Add Item" });
  await add.scrollIntoViewIfNeeded();
  await expect(footBar(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const [bar, button] = [await footBar(page).boundingBox(), await add.boundingBox()];
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await expectFocusInSight(page, 375);
  await expectAccessible(page);
  // Held sideways, it would take a seventh of the screen and more.
  await page.setViewportSize({ width: 800, height: 375 });
  await expect(footBar(page)).toBeHidden();
});

test("by keyboard, the menu opens and gives the focus back, and / is a letter in the list's search", async ({
  page,
  world,
  admin,
}) => {
  await world.order(await world.product(), admin);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/dashBord/manageOrder");
  await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
  const opener = page.getByRole("button", { name: "Dashbord menu" });
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: "Dashbord menu" });
  await expect(drawer.getByRole("link", { name: "Import" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await searchBox(page).focus();
  await page.keyboard.type("/");
  await expect(searchBox(page)).toHaveValue("/");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
