import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { FirebaseError } from "firebase/app";
import { adviceFor } from "../../src/auth/provider/auth-advice.ts";
import { expectAccessibleAsItStands } from "../support/accessibility.ts";
import { recordCalls, theCall } from "../support/calls.ts";
import { expect, holdToasts, sendLogin, test } from "../support/fixtures.ts";
import { methodRow, openProfile } from "../support/profile.ts";

async function register(page: Page, email: string): Promise<void> {
  await page.goto("/singIn");
  await holdToasts(page);
  // Right-to-left keyboards begin with a mark.
  await page.getByLabel("Name", { exact: true }).fill("\u200fדנה כהן\u200b");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password").fill("parts-test-1");
  await page.getByRole("button", { name: "Register" }).click();
}

test("the login has its fields, its links and the picture button of Google", async ({ page }) => {
  await page.goto("/login");
  const main = page.getByRole("main");
  await expect(main.getByLabel("Email", { exact: true })).toHaveAttribute("type", "email");
  const password = main.getByLabel("Password");
  await expect(password).toHaveAttribute("type", "password");
  await main.getByRole("button", { name: "Show what you typed" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await main.getByRole("button", { name: "Hide what you typed" }).click();
  await expect(password).toHaveAttribute("type", "password");
  await expect(main.getByRole("button", { name: "Login" })).toBeEnabled();
  await expect(main.getByRole("button", { name: "Continue with Google" }).locator("img")).toBeVisible();
  await main.getByRole("button", { name: "Login" }).click();
  const email = main.getByLabel("Email", { exact: true });
  await expect(email).toBeFocused();
  for (const field of [email, password])
    await expect(field).toHaveAccessibleDescription(/fill out this field/);
  await email.fill("customer");
  await expect(email).toHaveAccessibleDescription("");
  await main.getByRole("button", { name: "Email me a link" }).click();
  await expect(email).toHaveAccessibleDescription(/@/);
  await main.getByRole("link", { name: "Register" }).click();
  await expect(page).toHaveURL("/singIn");
  await page.goBack();
  await main.getByRole("link", { name: "Reset password" }).click();
  await expect(page).toHaveURL("/reast");
});

test("the registration has its fields, its links and the picture button of Google", async ({ page }) => {
  await page.goto("/singIn");
  const main = page.getByRole("main");
  await expect(main.getByLabel("Name", { exact: true })).toBeEditable();
  await expect(main.getByLabel("Email", { exact: true })).toHaveAttribute("type", "email");
  await expect(main.getByLabel("Password")).toHaveAttribute("type", "password");
  await expect(main.getByRole("button", { name: "Continue with Google" }).locator("img")).toBeVisible();
  await main.getByRole("link", { name: "Login" }).click();
  await expect(page).toHaveURL("/login");
  await page.goBack();
  await main.getByRole("link", { name: "Reset password" }).click();
  await expect(page).toHaveURL("/reast");
});

test("a login that no screen asked for leads to the home page", async ({ page, world }) => {
  const customer = await world.customer();
  await page.goto("/");
  await page.getByRole("link", { name: "Log in" }).click();
  // As it's copied from a table.
  await sendLogin(page, { ...customer, email: `\u00a0${customer.email}\u200b\u00a0` });
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
});

test("a guest is sent from the dashboard to the login and returns to the screen they wanted", async ({
  page,
  world,
}) => {
  const customer = await world.customer();
  await page.goto("/dashBord/mayProfile");
  await expect(page).toHaveURL("/login");
  await sendLogin(page, customer);
  await expect(page).toHaveURL("/dashBord/mayProfile");
});

test("who registers is signed in, comes to the home page and is sent a verification e-mail", async ({
  page,
  world,
}) => {
  const email = `${randomUUID()}@carparts.test`;
  const calls = recordCalls(page);
  await register(page, email);
  await expect(page).toHaveURL("/");
  await world.adoptAccount(email);
  await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
  await expect(page.getByText("Welcome! We've emailed you a link to verify your address.")).toBeVisible();
  expect(theCall(calls, "/v1/accounts:update").body).toMatchObject({ displayName: "דנה כהן" });
  expect(await world.emailCodes(email)).toEqual(["VERIFY_EMAIL"]);
});

test.describe("when the identity provider can't send the email or save the name", () => {
  test.use({ expectedNoise: /400 \(Bad Request\)/ });

  test("a new customer is still signed in, known to the API, and told what failed", async ({
    page,
    world,
  }) => {
    await page.route(/accounts:(sendOobCode|update)/, (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: "TOO_MANY_ATTEMPTS_TRY_LATER" } } }),
    );
    const calls = recordCalls(page);
    const email = `${randomUUID()}@carparts.test`;
    await register(page, email);
    await expect(page).toHaveURL("/");
    await world.adoptAccount(email);
    await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
    theCall(calls, `PUT /user/${email}`);
    await expect(page.getByText("We couldn't send your verification email.")).toBeVisible();
    await expect(page.getByText("We couldn't save your name.")).toBeVisible();
    await expect(page.getByText("Welcome! You're signed in.")).toBeVisible();

    await page.unroute(/accounts:(sendOobCode|update)/);
    await openProfile(page);
    await methodRow(page, "Email").getByRole("button", { name: "Send verification email" }).click();
    await expect(methodRow(page, "Email").getByRole("status")).toContainText("We've emailed you a link");
    expect(await world.emailCodes(email)).toEqual(["VERIFY_EMAIL"]);
  });
});

test.describe("when the identity provider returns an error", () => {
  test.use({ expectedNoise: /400 \(Bad Request\)/ });

  test("the registration says Error: and the provider's message for an e-mail in use", async ({
    page,
    world,
  }) => {
    const customer = await world.customer();
    await register(page, customer.email);
    await expect(page.getByRole("alert")).toContainText(/^Error: .*auth\/email-already-in-use/);
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(customer.email);
    await expect(page).toHaveURL("/singIn");
  });

  /** The provider's error names and our codes, where they differ. */
  const refusals: Record<string, string> = {
    TOKEN_EXPIRED: "user-token-expired",
    EMAIL_NOT_FOUND: "user-not-found",
    MISSING_ANDROID_PACKAGE_NAME: "missing-android-pkg-name",
    INVALID_ID_TOKEN: "invalid-user-token",
    MISSING_MFA_ENROLLMENT_ID: "missing-multi-factor-info",
    INVALID_PASSWORD: "wrong-password",
    EMAIL_EXISTS: "email-already-in-use",
    TOO_MANY_ATTEMPTS_TRY_LATER: "too-many-requests",
    EXPIRED_OOB_CODE: "expired-action-code",
    INVALID_OOB_CODE: "invalid-action-code",
    CREDENTIAL_TOO_OLD_LOGIN_AGAIN: "requires-recent-login",
  };
  const ownCodes = `internal-error login-blocked multi-factor-auth-required user-mismatch invalid-continue-uri
    invalid-dynamic-link-domain missing-ios-bundle-id invalid-api-key argument-error popup-blocked
    popup-closed-by-user cancelled-popup-request web-storage-unsupported network-request-failed
    unauthorized-domain auth-domain-config-required invalid-auth-event
    account-exists-with-different-credential tenant-id-mismatch no-auth-event`;
  for (const code of ownCodes.split(/\s+/)) refusals[code] = code;

  test("the login shows each of the provider's codes as Error: and its message, and what to do next", async ({
    page,
  }) => {
    let refusal = "";
    await page.route("**/accounts:signInWithPassword*", (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: refusal } } }),
    );
    await page.goto("/login");
    await page.getByLabel("Email", { exact: true }).fill("customer@carparts.test");
    await page.getByLabel("Password").fill("parts-test-1");
    for (const [name, code] of Object.entries(refusals)) {
      refusal = name;
      await page.getByRole("button", { name: "Login" }).click();
      const message = page.getByRole("alert").getByRole("paragraph");
      await expect(message.first()).toHaveText(new RegExp(`^Error: Firebase: .*\\(auth/${code}\\)`));
      await expect(message.last()).toHaveText(adviceFor(new FirebaseError(`auth/${code}`, "")));
    }
  });

  test("the login shows as Error: that an account asks for a second factor which no phone can give", async ({
    page,
  }) => {
    await page.route("**/accounts:signInWithPassword*", (route) =>
      route.fulfill({ json: { mfaPendingCredential: "pending", mfaInfo: [] } }),
    );
    await page.goto("/login");
    await page.getByLabel("Email", { exact: true }).fill("customer@carparts.test");
    await page.getByLabel("Password").fill("parts-test-1");
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByRole("alert")).toContainText(/^Error: .*auth\/multi-factor-auth-required/);
    await expect(page.getByRole("alert")).toContainText("a second step that this site doesn't support.");
  });
});

test.describe("without the identity provider", () => {
  test.use({ expectedNoise: /ERR_FAILED/ });

  test("login, registration and reset say Error: and that the network failed, and keep the email", async ({
    page,
  }) => {
    await page.route(/accounts:(signInWithPassword|signUp|sendOobCode)/, (route) => route.abort());
    const screens = [
      ["/login", "Login", ["Email", "Password"]],
      ["/singIn", "Register", ["Name", "Email", "Password"]],
      ["/reast", "Reset password", ["Email"]],
    ] as const;
    for (const [path, button, labels] of screens) {
      await page.goto(path);
      const main = page.getByRole("main");
      for (const label of labels)
        await main.getByLabel(label, { exact: true }).fill("customer@carparts.test");
      await main.getByRole("button", { name: button }).click();
      await expect(page.getByRole("alert")).toContainText(/^Error: .*auth\/network-request-failed/);
      await expect(page.getByRole("alert")).toContainText("Please check your connection and try again.");
      await expect(main.getByLabel("Email", { exact: true })).toHaveValue("customer@carparts.test");
    }
  });
});

test.describe("when some code can't be loaded", () => {
  test.use({
    expectedNoise: /ERR_FAILED|404 \(Not Found\)|Failed to fetch dynamically|A part of the page failed/,
  });

  /** The code that follows the signed-in state. */
  const FOLLOWER = /\/assets\/firebase-session-.+\.js/;

  test("the login says so and offers to reload, and logging in still works", async ({ page, world }) => {
    const customer = await world.customer();
    await page.route(FOLLOWER, (route) => route.abort());
    await page.goto("/login");
    // A prerendered page only loads its script once you use it.
    await page.getByLabel("Email", { exact: true }).focus();
    const notice = page.getByRole("alert");
    await expect(notice).toHaveText(/could not be loaded/);
    await expect(notice).not.toContainText(".js");
    await expectAccessibleAsItStands(page);
    await page.unroute(FOLLOWER);

    await sendLogin(page, customer);
    await expect(page).toHaveURL("/");
    const logOut = page.getByRole("button", { name: "Log Out" });
    await expect(logOut).toBeEnabled();

    const reloaded = page.waitForEvent("load");
    await notice.getByRole("button", { name: "Reload this page" }).click();
    await reloaded;
    await expect(notice).toHaveCount(0);
    await logOut.click();
    await expect(page).toHaveURL("/login");
  });

  test("a signed-in customer isn't sent to the login, and can continue after a reload", async ({
    page,
    world,
    logIn,
  }) => {
    await logIn(await world.customer());
    await page.route(FOLLOWER, (route) => route.abort());
    await page.goto("/dashBord/mayProfile");
    const notice = page.getByRole("alert").filter({ hasText: "could not be loaded" });
    await expect(notice).toBeVisible();
    await page.unroute(FOLLOWER);
    await notice.getByRole("button", { name: "Reload this page" }).click();
    await expect(page.getByRole("heading", { name: "Profile", level: 1 })).toBeVisible();
    await expect(page).toHaveURL("/dashBord/mayProfile");
  });

  test("after a release, an open login asks you to reload and keeps what you typed until then", async ({
    page,
    world,
  }) => {
    const customer = await world.customer();
    await page.route(/\/assets\/session\.actions-.+\.js/, (route) =>
      route.fulfill({ status: 404, body: "" }),
    );
    await page.goto("/login");
    await sendLogin(page, customer);
    const message = page.getByRole("alert");
    await expect(message).toContainText(
      "Error: The site was updated or can't be reached. Reload this page and try again.",
    );
    await expect(message).not.toContainText(".js");
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(customer.email);
  });
});
