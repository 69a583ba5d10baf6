import { endSessions } from "@carparts/functions/contract/account";
import { removeUser } from "@carparts/functions/contract/admin/users";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import type { World } from "@carparts/functions/testing/world";
import type { Page } from "@playwright/test";
import { expectAccessibleAsItStands } from "../support/accessibility.ts";
import { acceptDialogs, expect, sendLogin, test } from "../support/fixtures.ts";
import { openProfile } from "../support/profile.ts";
import { signInAgainInNewTab, WHY_SIGNED_OUT } from "../support/session-end.ts";

test.use({ expectedNoise: /401 \(Unauthorized\)/ });

async function removeAccount(world: World, { uid }: Account): Promise<void> {
  const { status } = await as(await world.admin()).call(removeUser, { params: { id: uid } });
  expect(status).toBe(200);
}

/** Until Firebase has reported, it would find out by itself what happens to the account. */
async function expectRestored(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
}

async function expectGuestsView(page: Page): Promise<void> {
  await expect(page.getByRole("link", { name: "Log in" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Log Out" })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
}

test("a customer whose account is removed is led to the login and told why, and can sign in as another", async ({
  page,
  world,
  logIn,
}) => {
  acceptDialogs(page);
  const customer = await world.customer();
  const other = await world.customer();
  const order = await world.order(await world.product({ name: "Vented disc" }), customer);
  await world.order(await world.product({ name: "Cabin filter" }), other);
  await logIn(customer);
  await page.goto("/dashBord/UserOrder");
  await expect(page.getByText("Vented disc")).toBeVisible();
  await expectRestored(page);
  await removeAccount(world, customer);
  await page.getByRole("button", { name: "Delete" }).click();

  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("status").filter({ hasText: WHY_SIGNED_OUT })).toBeVisible();
  await expectGuestsView(page);
  await expectAccessibleAsItStands(page);
  expect(await world.stored("orders", order._id)).toBeDefined();

  await sendLogin(page, other);
  await expect(page).toHaveURL("/dashBord/UserOrder");
  await expect(page.getByText("Cabin filter")).toBeVisible();
  await expect(page.getByText("Vented disc")).toHaveCount(0);
  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText(WHY_SIGNED_OUT)).toHaveCount(0);
});

test("if your account is removed while you fill in an order, you keep what you typed until another one signs in", async ({
  page,
  world,
  logIn,
}) => {
  acceptDialogs(page);
  const product = await world.product({ quantity: 8, minimumQuantity: 2 });
  const customer = await world.customer();
  const other = await world.customer();
  await logIn(customer);
  await page.goto(`/myOrder/${product._id}`);
  await page.getByLabel("Address").fill("12 Workshop Road, Millbrook");
  await page.getByLabel("Mobile").fill("+1 555 0100");
  await expectRestored(page);
  await removeAccount(world, customer);
  await page.getByRole("button", { name: "Place Order" }).click();

  await expect(page.getByRole("alert").filter({ hasText: WHY_SIGNED_OUT })).toBeVisible();
  await expect(page).toHaveURL(`/myOrder/${product._id}`);
  await expectGuestsView(page);
  await expectAccessibleAsItStands(page);
  await expect(page.getByLabel("Address")).toHaveValue("12 Workshop Road, Millbrook");
  expect(await world.stockOf(product)).toBe(8);
  expect(await world.ordersOf(product)).toEqual([]);

  await signInAgainInNewTab(page, other);
  await expect(page.getByText(`You signed in as ${other.email} in another tab`)).toBeVisible();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(other.email);
  for (const name of ["Address", "Mobile"]) await expect(page.getByLabel(name)).toHaveValue("");
  expect(await world.stockOf(product)).toBe(8);
});

test("if you're signed out everywhere, you can sign in again and send what you typed", async ({
  page,
  world,
  customer,
}) => {
  await openProfile(page);
  await page.getByLabel("Address").fill("12 Workshop Road, Millbrook");
  expect((await as(customer).call(endSessions, {})).status).toBe(200);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert").filter({ hasText: WHY_SIGNED_OUT })).toBeVisible();
  await signInAgainInNewTab(page, customer);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your profile was saved.")).toBeVisible();

  await page.getByLabel("Mobile").fill("+1 555 0100");
  await removeAccount(world, customer);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert").filter({ hasText: WHY_SIGNED_OUT })).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/Blog");
  // The address changes before the screen does.
  await expect(page.getByRole("heading", { name: "Under the bonnet of a web shop" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText(WHY_SIGNED_OUT)).toBeVisible();
});

test("logging out in one tab signs out the other, which says why", async ({ page, world, logIn }) => {
  await logIn(await world.customer());
  await page.goto("/");
  const other = await page.context().newPage();
  await other.goto("/dashBord");
  await expect(other.getByRole("button", { name: "Log Out" })).toBeEnabled();
  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(page).toHaveURL("/login");
  await expect(other).toHaveURL("/login");
  await expect(other.getByText(WHY_SIGNED_OUT)).toBeVisible();
  await expect(page.getByText(WHY_SIGNED_OUT)).toHaveCount(0);
});

test("a sign-in that the API rejects says so and ends no session, and a retry signs in", async ({
  page,
  world,
}) => {
  const customer = await world.customer();
  const error = { code: "unauthenticated", message: "Please sign in again.", requestId: "a-test" };
  await page.route("**/user/*", (route) => route.fulfill({ status: 401, json: { error } }));
  await page.goto("/login");
  await sendLogin(page, customer);
  await expect(page.getByRole("alert")).toContainText("Error: Please sign in again.");
  await expectGuestsView(page);
  await expect(page.getByText(WHY_SIGNED_OUT)).toHaveCount(0);
  await page.unroute("**/user/*");
  await sendLogin(page, customer);
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
});
