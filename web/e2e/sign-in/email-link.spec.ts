import { randomUUID } from "node:crypto";
import type { Account } from "@carparts/functions/testing/accounts";
import type { World } from "@carparts/functions/testing/world";
import type { Page } from "@playwright/test";
import { expectAccessibleAsItStands } from "../support/accessibility.ts";
import { recordCalls, theCall } from "../support/calls.ts";
import { expect, listenToConsole, test } from "../support/fixtures.ts";

/** A customer who has proven their email before, so that links just sign in. */
async function aLinkCustomer(world: World): Promise<Account> {
  const customer = await world.customer();
  await world.proveEmail(customer);
  return customer;
}

async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Email me a link" }).click();
  await expect(page.getByRole("status")).toContainText(`We've emailed a sign-in link to ${email}.`);
}

test("a link in an email signs in at once in the same browser, and returns to the screen you wanted", async ({
  page,
  world,
}) => {
  const customer = await aLinkCustomer(world);
  const product = await world.product({ name: "Cabin filter" });
  const calls = recordCalls(page);
  await page.goto(`/myOrder/${product._id}`);
  await askForLink(page, customer.email);
  await expectAccessibleAsItStands(page);
  expect(theCall(calls, "/v1/accounts:sendOobCode").body).toMatchObject({
    requestType: "EMAIL_SIGNIN",
    email: customer.email,
    continueUrl: new URL("/login", page.url()).href,
    canHandleCodeInApp: true,
  });

  // Through the provider's own page, as from an email.
  await page.goto(await world.emailLink(customer.email));
  await expect(page).toHaveURL(`/myOrder/${product._id}`);
  await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
  expect(theCall(calls, "/v1/accounts:signInWithEmailLink").body).toMatchObject({
    email: customer.email,
    oobCode: expect.stringMatching(/./),
  });
  expect(theCall(calls, `PUT /user/${customer.email}`).body).toEqual({ email: customer.email });
  expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toMatch(/^ey/);
  expect(await page.evaluate(() => localStorage.getItem("sentLink"))).toBeNull();
  await page.goBack();
  await expect(page).not.toHaveURL(/oobCode/);
});

test("a link creates an account for a new address and leads to the home page", async ({ page, world }) => {
  const email = `${randomUUID()}@carparts.test`;
  await page.goto("/login");
  await askForLink(page, email);
  await page.goto(await world.emailLink(email));
  await expect(page).toHaveURL("/");
  await world.adoptAccount(email);
  await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
});

test("in another browser the link asks for the email, and keeps a wrong one with its Error:", async ({
  page,
  world,
  newVisitor,
}) => {
  const customer = await aLinkCustomer(world);
  await page.goto("/login");
  await askForLink(page, customer.email);
  const other = await newVisitor();
  const complaints: string[] = [];
  listenToConsole(other, complaints);
  await other.goto(await world.emailLink(customer.email));
  const field = other.getByLabel("Email", { exact: true });
  await expect(field).toBeVisible();
  await expectAccessibleAsItStands(other);
  await field.fill("somebody-else@carparts.test");
  await other.getByRole("button", { name: "Log in with this link" }).click();
  await expect(other.getByRole("alert")).toContainText(/^Error: .*auth\/invalid-email/);
  await expect(field).toHaveValue("somebody-else@carparts.test");
  await field.fill(customer.email);
  await field.press("Enter");
  await expect(other).toHaveURL("/");
  await expect(other.getByRole("button", { name: "Log Out" })).toBeEnabled();
  expect(complaints.filter((text) => !/400 \(Bad Request\)/.test(text))).toEqual([]);
});

test("without an email the button asks for one and sends nothing", async ({ page }) => {
  const calls = recordCalls(page);
  await page.goto("/login");
  await page.getByRole("button", { name: "Email me a link" }).click();
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  expect(calls.filter(({ to }) => to.includes("sendOobCode"))).toEqual([]);
});

test.describe("when the link doesn't work", () => {
  test.use({ expectedNoise: /400 \(Bad Request\)|ERR_FAILED/ });

  test("a link that was used says so, at an address without it, and a new one can be asked for", async ({
    page,
    world,
  }) => {
    const customer = await aLinkCustomer(world);
    await page.goto("/login");
    await askForLink(page, customer.email);
    const link = await world.emailLink(customer.email);
    await page.goto(link);
    await page.getByRole("button", { name: "Log Out" }).click();
    await expect(page).toHaveURL("/login");

    await page.goto(link);
    await page.getByLabel("Email", { exact: true }).fill(customer.email);
    await page.getByRole("button", { name: "Log in with this link" }).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(/^Error: .*auth\/invalid-action-code/);
    await expect(alert).toContainText(
      "This link was already used or is incomplete. Please request a new one.",
    );
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("heading", { name: "Login" })).toBeFocused();
    await expectAccessibleAsItStands(page);
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(customer.email);
    await page.getByRole("button", { name: "Email me a link" }).click();
    await expect(page.getByRole("status")).toContainText("We've emailed a sign-in link");
    await expect(alert).toBeHidden();
    await page.goto(await world.emailLink(customer.email));
    await expect(page).toHaveURL("/");
  });

  test("a link that is too old says so", async ({ page }) => {
    await page.route("**/accounts:signInWithEmailLink*", (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: "EXPIRED_OOB_CODE" } } }),
    );
    await page.goto("/login?mode=signIn&oobCode=old&apiKey=demo-key");
    await page.getByLabel("Email", { exact: true }).fill("customer@carparts.test");
    await page.getByRole("button", { name: "Log in with this link" }).click();
    await expect(page.getByRole("alert")).toContainText(/^Error: .*auth\/expired-action-code/);
    await expect(page.getByRole("alert")).toContainText("This link has expired. Please request a new one.");
    await expect(page).toHaveURL("/login");
  });

  test("an incomplete link says so, and you can start again", async ({ page }) => {
    await page.goto("/login?mode=signIn&oobCode=");
    await page.getByLabel("Email", { exact: true }).fill("customer@carparts.test");
    await page.getByRole("button", { name: "Log in with this link" }).click();
    await expect(page.getByRole("alert")).toHaveText(
      /^Error: The link is incomplete\..*Please request a new one\.$/,
    );
    await page.goto("/login?mode=signIn&oobCode=");
    await page.getByRole("button", { name: "Other ways to log in" }).click();
    await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
    await expect(page).toHaveURL("/login");
  });

  test("without a network the link is kept, and you can try again", async ({ page, world }) => {
    const customer = await aLinkCustomer(world);
    await page.goto("/login");
    await askForLink(page, customer.email);
    await page.route("**/accounts:signInWithEmailLink*", (route) => route.abort());
    await page.goto(await world.emailLink(customer.email));
    await expect(page.getByRole("alert")).toContainText(/^Error: .*auth\/network-request-failed/);
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(customer.email);
    await page.unroute("**/accounts:signInWithEmailLink*");
    await page.getByRole("button", { name: "Log in with this link" }).click();
    await expect(page).toHaveURL("/");
  });
});
