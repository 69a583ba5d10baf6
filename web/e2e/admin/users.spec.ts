import type { Account } from "@carparts/functions/testing/accounts";
import type { Page } from "@playwright/test";
import { acceptDialogs, dismissDialogs, expect, test } from "../support/fixtures.ts";

/** Finds the row even if it's on a later page. */
async function rowOf(page: Page, account: Account) {
  const row = page.getByRole("row", { name: new RegExp(account.email) });
  const more = page.getByRole("button", { name: "Show more" });
  await expect(page.getByRole("table")).toBeVisible();
  await expect(async () => {
    if (!(await row.isVisible())) await more.click({ timeout: 1000 });
    expect(await row.isVisible()).toBe(true);
  }).toPass();
  return row;
}

test("an admin makes a customer an admin: the alert, the reload, the label and the dashboard", async ({
  page,
  world,
  logIn,
  newVisitor,
}) => {
  const customer = await world.customer();
  await logIn(await world.admin());
  await page.goto("/dashBord/user");
  const row = await rowOf(page, customer);
  await expect(row).toContainText("unverified");
  const refused = dismissDialogs(page);
  await row.getByRole("button", { name: "Make Admin" }).click();
  await row.getByRole("button", { name: "Remove User" }).click();
  expect(refused()).toEqual([
    expect.stringMatching(`an admin\\?\\s+${customer.email}\\s`),
    expect.stringMatching(`Remove this account\\?\\s+${customer.email}\\s`),
  ]);
  const message = acceptDialogs(page);
  const reloaded = page.waitForEvent("load");
  await row.getByRole("button", { name: "Make Admin" }).click();
  await reloaded;
  expect(message).toEqual([expect.stringContaining(customer.email), " Make Admin SucessFull"]);
  await expect((await rowOf(page, customer)).getByText("Admin", { exact: true })).toBeVisible();

  const other = await newVisitor();
  await logIn(customer, other);
  await other.goto("/");
  await other.getByRole("link", { name: "Dashbord" }).click();
  await expect(other.getByRole("link", { name: "Manage ALL Orsers" })).toBeVisible();
});

test.describe("for their own account", () => {
  test.use({ expectedNoise: /409 \(Conflict\)/ });

  test("admins can't remove themselves and see why", async ({ page, world, admin }) => {
    acceptDialogs(page);
    await page.goto("/dashBord/user");
    await (await rowOf(page, admin)).getByRole("button", { name: "Remove User" }).click();
    await expect(page.getByText("You cannot remove yourself.")).toBeVisible();
    expect(await world.accountExists(admin)).toBe(true);
  });
});

test.describe("with an email that another account has by now", () => {
  test.use({ expectedNoise: /409 \(Conflict\)/ });

  test("Make Admin says so, promotes nobody and refreshes the list", async ({ page, world, logIn }) => {
    const newcomer = await world.customer();
    const seen = { _id: "seen-before", email: newcomer.email, role: null, emailVerified: true };
    const present = { ...seen, _id: newcomer.uid, emailVerified: false };
    let lists = 0;
    await page.route("**/users?*", (route) => route.fulfill({ json: [lists++ === 0 ? seen : present] }));
    await logIn(await world.admin());
    acceptDialogs(page);
    await page.goto("/dashBord/user");
    const row = page.getByRole("row", { name: newcomer.email });
    await row.getByRole("button", { name: "Make Admin" }).click();
    await expect(page.getByRole("alert").filter({ hasText: /another account/i })).toBeVisible();
    await expect(row).toContainText("unverified");
    await expect(row.getByRole("button", { name: "Make Admin" })).toBeEnabled();
    expect(await world.stored("users", newcomer.uid)).toBeUndefined();
  });
});

test("an admin's screens show a customer only that they're for admins", async ({ page, world, logIn }) => {
  await logIn(await world.customer());
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  for (const path of ["addItem", "manageItem", "user", "manageOrder"]) {
    await page.goto(`/dashBord/${path}`);
    await expect(page.getByRole("heading", { name: "This page is for admins" })).toBeVisible();
    await expect(page).toHaveURL(`/dashBord/${path}`);
  }
  for (const call of ["/users", "/ordersItem", "/api/orders", "/api/parts"])
    expect(calls).not.toContain(call);
});

test("accounts without an email are listed, promoted and removed by their uid", async ({
  page,
  world,
  logIn,
}) => {
  const customer = await world.phoneCustomer();
  const user = { _id: customer.uid, email: null, role: null, emailVerified: false };
  // A single row, regardless of other tests' accounts.
  await page.route("**/users?*", (route) => route.fulfill({ json: [user] }));
  const message = acceptDialogs(page);
  await logIn(await world.admin());
  await page.goto("/dashBord/user");
  await expect(page.getByRole("row", { name: `No email (${customer.uid})` })).toBeVisible();
  const promoted = page.waitForEvent("load");
  await page.getByRole("button", { name: "Make Admin" }).click();
  await promoted;
  expect(await world.stored("users", customer.uid)).toMatchObject({ email: null, role: "admin" });
  const removed = page.waitForEvent("load");
  await page.getByRole("button", { name: "Remove User" }).click();
  await removed;
  const asked = expect.stringContaining(customer.uid);
  expect(message).toEqual([asked, " Make Admin SucessFull", asked, " Make Admin SucessFull"]);
  expect(await world.accountExists(customer)).toBe(false);
});
