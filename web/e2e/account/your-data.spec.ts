import { readFile } from "node:fs/promises";
import { recordCalls } from "../support/calls.ts";
import { expect, test } from "../support/fixtures.ts";
import { confirmByPassword, enterSentCode, openProfile } from "../support/profile.ts";
import { WHY_SIGNED_OUT } from "../support/session-end.ts";

test("a customer downloads their data as a file", async ({ page, world, customer }) => {
  const order = await world.order(await world.product(), customer);
  await openProfile(page);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("carparts-my-data.json");
  const text = await readFile(await download.path(), "utf8");
  const data = JSON.parse(text);
  expect(data).toMatchObject({ account: { email: customer.email }, orders: [{ _id: order._id }] });
  expect(text).toBe(JSON.stringify(data, null, 2));
});

test("a customer who has ordered for years downloads all of it, page by page", async ({
  page,
  world,
  logIn,
}) => {
  const [customer, product] = [await world.customer(), await world.product()];
  const orders = [await world.order(product, customer), await world.order(product, customer)];
  await world.review({}, { authorUid: customer.uid });
  await logIn(customer);
  await openProfile(page);
  // Small pages, which the real server sends.
  await page.route(/\/account(\?|$)/, (route, request) => {
    const url = new URL(request.url());
    url.searchParams.set("limit", "1");
    return route.continue({ url: url.href });
  });
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const data = JSON.parse(await readFile(await (await downloading).path(), "utf8"));
  expect(data).toMatchObject({ account: { email: customer.email }, reviews: [{ revew: expect.anything() }] });
  expect(data.reviews).toHaveLength(1);
  const ids = data.orders.map(({ _id }: { _id: string }) => _id);
  expect(ids).toEqual(orders.map(({ _id }) => _id).reverse());
});

test("a customer signs out everywhere: here at once, in other browsers at their next call", async ({
  page,
  world,
  logIn,
  newVisitor,
}) => {
  const customer = await world.customer();
  const other = await newVisitor();
  await logIn(customer, other);
  await logIn(customer);
  await openProfile(page);
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("You're signed out on every device.")).toBeVisible();
  await expect(page.getByText(WHY_SIGNED_OUT)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Log in" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();

  await other.goto("/dashBord/mayProfile");
  await expect(other).toHaveURL("/login");
  await expect(other.getByText(WHY_SIGNED_OUT)).toBeVisible();
});

test("a customer deletes their account by typing the email and password, and is signed out", async ({
  page,
  world,
  customer,
}) => {
  await openProfile(page);
  const calls = recordCalls(page);
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog).toContainText("We keep your orders for our records");
  await dialog.getByLabel("Type your email").fill("somebody@else.test");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(dialog.getByLabel("Type your email")).toHaveAccessibleDescription(/Please type/);
  await expect(dialog.getByLabel("Type your email")).toBeFocused();
  await dialog.getByLabel("Type your email").fill(customer.email);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await confirmByPassword(page, customer);
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Your account was deleted.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Log in" })).toBeVisible();
  expect(calls.map(({ to }) => to)).toContain("DELETE /account");
  expect(await world.accountExists(customer)).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
});

test.describe("with a code", () => {
  test("an account with only a phone is deleted after entering a code", async ({
    page,
    world,
    signInByPhone,
  }) => {
    const customer = await world.phoneCustomer();
    await signInByPhone(page, customer.phoneNumber);
    await openProfile(page);
    await page.getByRole("button", { name: "Delete my account" }).click();
    // As people write it.
    await page.getByLabel("Type your phone number").fill(customer.phoneNumber.replace(/^\+1/, "001 / "));
    await page.getByRole("button", { name: "Delete for good" }).click();
    const question = page.getByRole("dialog", { name: "Confirm it's you" });
    await question.getByRole("button", { name: "Send a code" }).click();
    await enterSentCode(question, customer.phoneNumber);
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("link", { name: "Log in" })).toBeVisible();
    expect(await world.accountExists(customer)).toBe(false);
  });
});

test("the dialog opens by keyboard, closes with Escape and returns the focus", async ({
  page,
  world,
  logIn,
}) => {
  await logIn(await world.customer());
  await openProfile(page);
  const opener = page.getByRole("button", { name: "Delete my account" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog.getByLabel("Type your email")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe("when the API returns an error", () => {
  test.use({ expectedNoise: /409 \(Conflict\)/ });

  test("the dialog shows why, and the account stays", async ({ page, world, logIn }) => {
    const message = "The shop needs an admin.";
    const customer = await world.customer();
    await logIn(customer);
    await openProfile(page);
    await page.route("**/account", (route) =>
      route.fulfill({
        status: 409,
        json: { error: { code: "last_admin", message, requestId: "a-request" } },
      }),
    );
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.getByLabel("Type your email").fill(customer.email);
    await page.getByRole("button", { name: "Delete for good" }).click();
    await confirmByPassword(page, customer);
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await expect(dialog.getByRole("alert")).toHaveText(message);
    await dialog.getByRole("button", { name: "Keep my account" }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: "Download my data" }).click();
    await expect(page.getByRole("region", { name: "Your data" }).getByRole("alert")).toHaveText(message);
  });
});
