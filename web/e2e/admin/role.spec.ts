import type { Page } from "@playwright/test";
import { breakCall } from "../support/faults.ts";
import { expect, holdRequests, test } from "../support/fixtures.ts";

const ROLE = /\/admin\//;
const ownEntries = ["Profile", "MY Orders", "Add ReveW"];
const adminEntries = ["Add Item", "Manage Item", "Users", "Manage ALL Orsers"];

/** Orders of other tests may be counted beside them. */
async function expectEntries(page: Page, names: readonly string[]): Promise<void> {
  const links = page.getByRole("navigation", { name: "Dashbord" }).getByRole("link");
  await expect(links).toHaveText(names.map((name) => new RegExp(`^${name}`)));
}

test("while the role loads, you have your own menu and screens but no admin screens", async ({
  page,
  world,
  customer,
}) => {
  await world.order(await world.product({ name: "Vented disc" }), customer);
  const answer = await holdRequests(page, ROLE);
  const main = page.getByRole("main");
  await page.goto("/dashBord/UserOrder");
  await expect(page.getByRole("row", { name: /Vented disc/ })).toBeVisible();
  await expectEntries(page, ownEntries);
  await page.goto("/dashBord");
  await expect(main.getByText("Vented disc")).toBeVisible();
  await page.goto("/dashBord/mayProfile");
  await expect(page.getByRole("button", { name: "Save" })).toBeVisible();
  await page.goto("/dashBord/UserOrder/revew");
  await expect(page.getByRole("button", { name: "Add ReveW" })).toBeVisible();
  await page.goto("/dashBord/user");
  await expect(page.getByRole("status").filter({ hasText: "Signing you in" })).toBeAttached();
  answer();
  await expect(page.getByRole("heading", { name: "This page is for admins" })).toBeVisible();
  await expectEntries(page, ownEntries);
});

test("the admin menu and screens appear once the role is known, without layout shift", async ({
  page,
  world,
  logIn,
}) => {
  await world.product();
  await logIn(await world.admin());
  let lists = 0;
  page.on("request", (request) => request.url().includes("/products?sort=newest") && lists++);
  const answer = await holdRequests(page, ROLE);
  await page.goto("/dashBord/manageItem");
  await expectEntries(page, ["Profile"]);
  await expect(page.getByRole("table")).toHaveCount(0);
  expect(lists).toBe(0);
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) shifts.push((shift as unknown as { value: number }).value);
    }).observe({ type: "layout-shift" });
  });
  answer();
  await expect(page.getByRole("table")).toBeVisible();
  await expectEntries(page, ["Profile", ...adminEntries]);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test("a returning admin doesn't see the customer menu while the role loads", async ({
  page,
  world,
  logIn,
}) => {
  await logIn(await world.admin());
  await page.goto("/dashBord");
  await expectEntries(page, ["Profile", ...adminEntries]);
  const answer = await holdRequests(page, ROLE);
  await page.reload();
  await expectEntries(page, ["Profile"]);
  await expect(page.getByText("Your latest orders")).toHaveCount(0);
  answer();
  await expectEntries(page, ["Profile", ...adminEntries]);
  await expect(page.getByRole("heading", { name: "Needs attention" })).toBeVisible();
});

test.describe("when the role can't be loaded", () => {
  test.use({ expectedNoise: /Failed to load resource/ });

  test("customers can still open their orders, and the menu shows the error", async ({
    page,
    world,
    customer,
  }) => {
    await world.order(await world.product({ name: "Vented disc" }), customer);
    const mend = await breakCall(page, /^GET \/admin\//, 403);
    await page.goto("/dashBord");
    await expect(page.getByRole("main").getByText("Vented disc")).toBeVisible();
    await expectEntries(page, ownEntries);
    const failure = page.getByRole("complementary").getByRole("alert");
    await expect(failure).toContainText("Refused with 403.");
    await page.getByRole("link", { name: "MY Orders" }).click();
    await expect(page.getByRole("row", { name: /Vented disc/ })).toBeVisible();
    await mend();
    await failure.getByRole("button", { name: "Try again" }).click();
    await expect(failure).toHaveCount(0);
    await expectEntries(page, ownEntries);
  });

  test("an admin screen shows the error, and a retry loads it", async ({ page, world, logIn }) => {
    await logIn(await world.admin());
    const mend = await breakCall(page, /^GET \/admin\//, 403);
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto("/dashBord/addItem");
    const failure = page.getByRole("alert").filter({ hasText: "This page could not be loaded" });
    await expect(failure).toBeVisible();
    await page.getByRole("button", { name: "Dashbord menu" }).click();
    await expect(page.getByRole("dialog").getByRole("alert")).toContainText("Refused with 403.");
    await page.keyboard.press("Escape");
    await mend();
    await failure.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("button", { name: "Add Item" })).toBeVisible();
    await expect(failure).toHaveCount(0);
  });
});
