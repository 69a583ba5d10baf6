import { randomUUID } from "node:crypto";
import { aPhoneNumber } from "@carparts/functions/testing/builders";
import type { Locator, Page } from "@playwright/test";
import { recordCalls, theCall } from "../support/calls.ts";
import { asWritten, enterCode, expect, test } from "../support/fixtures.ts";
import { answerGoogle, chooseGoogleAccount, continueWithGoogle } from "../support/google.ts";
import { startOf } from "../support/keyboard.ts";
import {
  confirmByPassword,
  enterSentCode,
  leaveWhile,
  methodRow,
  openEmailLink,
  openProfile,
  refuseOnce,
  wantRecentSignIn,
} from "../support/profile.ts";

/** On the profile, and doesn't send it. */
async function typeNewPassword(page: Page): Promise<Locator> {
  await openProfile(page);
  const row = methodRow(page, "Password");
  await row.getByRole("button", { name: "Change the password" }).click();
  await row.getByLabel("New password").fill("parts-test-2");
  return row;
}

test("an email shows as verified once you open the link sent to it", async ({ page, customer }) => {
  await openProfile(page);
  const row = methodRow(page, "Email");
  await expect(row).toContainText(customer.email);
  await expect(row).toContainText("Unverified");
  await row.getByRole("button", { name: "Send verification email" }).click();
  await expect(row.getByRole("status")).toContainText("We've emailed you a link");
  await openEmailLink(customer.email, "VERIFY_EMAIL");
  await row.getByRole("button", { name: "I opened the link" }).click();
  await expect(row.getByText("Verified", { exact: true })).toBeVisible();
  // The stored token agrees.
  const claims = await page.evaluate(() =>
    JSON.parse(atob(localStorage.getItem("accessToken")?.split(".")[1] ?? "")),
  );
  expect(claims).toMatchObject({ email: customer.email, email_verified: true });
});

test("a new email takes effect once you open its link, and the API is told", async ({
  page,
  world,
  logIn,
}) => {
  const customer = await world.customer();
  const newEmail = `${randomUUID()}@carparts.test`;
  await logIn(customer);
  await openProfile(page);
  const row = methodRow(page, "Email");
  await row.getByRole("button", { name: "Change the email address" }).click();
  await row.getByLabel("New email").fill(newEmail);
  await row.getByRole("button", { name: "Change email" }).click();
  await expect(row.getByRole("status")).toContainText(`We've emailed a link to ${newEmail}.`);
  await expect(row).toContainText(customer.email);

  await openEmailLink(customer.email, "VERIFY_AND_CHANGE_EMAIL");
  const calls = recordCalls(page);
  await openProfile(page);
  await expect(row).toContainText(newEmail);
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(newEmail);
  await expect.poll(() => calls.map(({ to }) => to)).toContain(`PUT /user/${newEmail}`);
});

test("a new password signs in and the old one does not", async ({ page, logIn, customer }) => {
  const calls = recordCalls(page);
  const row = await typeNewPassword(page);
  await row.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password was changed.")).toBeVisible();
  await expect(row.getByLabel("New password")).toBeHidden();
  await expect(row.getByRole("button", { name: "Change the password" })).toBeFocused();
  expect(theCall(calls, "/v1/accounts:update").body).toMatchObject({ password: "parts-test-2" });
  expect(calls.some(({ to }) => to.endsWith("/v1/accounts:lookup"))).toBe(true);

  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(page).toHaveURL("/login");
  await page.goto("/");
  await logIn({ ...customer, password: "parts-test-2" });
});

test("Google can be linked and unlinked, and signs in to the same account in between", async ({
  page,
  world,
  logIn,
}) => {
  await answerGoogle(page);
  const customer = await world.customer();
  const email = `${randomUUID()}@carparts.test`;
  await logIn(customer);
  await openProfile(page);
  const row = methodRow(page, "Google");
  await expect(row).toContainText("Not linked");
  await chooseGoogleAccount(page, { button: "Link Google", email, name: "Test Customer" });
  await expect(row).toContainText(email);
  await expect(page.getByText("Your Google account is linked.")).toBeVisible();
  // The account keeps its own email.
  await expect(methodRow(page, "Email")).toContainText(customer.email);

  await row.getByRole("button", { name: "Unlink Google" }).click();
  await expect(row).toContainText("Not linked");
  await expect(startOf(page), "for whoever goes on by keyboard").toBeFocused();
  await expect(row.getByRole("button", { name: "Link Google" })).toBeEnabled();
});

test("an account with only Google can't unlink it before it has a password", async ({ page, world }) => {
  await answerGoogle(page);
  const email = `${randomUUID()}@carparts.test`;
  await page.goto("/login");
  await continueWithGoogle(page, { email, name: "Test Customer" });
  await expect(page).toHaveURL("/");
  await world.adoptAccount(email);
  await openProfile(page);
  const google = methodRow(page, "Google");
  await expect(google).toContainText("You can't unlink your only sign-in method.");
  await expect(google.getByRole("button", { name: "Unlink Google" })).toHaveCount(0);

  const password = methodRow(page, "Password");
  await password.getByRole("button", { name: "Add a password" }).click();
  await expect(password.getByLabel("Email")).toHaveCount(0);
  await password.getByLabel("New password").fill("parts-test-1");
  await password.getByRole("button", { name: "Add password" }).click();
  await expect(page.getByText("Your password was added.")).toBeVisible();
  await google.getByRole("button", { name: "Unlink Google" }).click();
  await expect(google).toContainText("Not linked");
});

test.describe("with a code", () => {
  test("a phone is linked by the code that it is sent, and unlinked", async ({ page, world, logIn }) => {
    const phoneNumber = aPhoneNumber();
    await logIn(await world.customer());
    await openProfile(page);
    const row = methodRow(page, "Phone");
    await row.getByRole("button", { name: "Add a phone number" }).click();
    await row.getByLabel("Phone number").fill(asWritten(phoneNumber));
    await row.getByRole("button", { name: "Link phone" }).click();
    await enterSentCode(row, phoneNumber);
    await expect(page.getByText("You can now sign in with your phone.")).toBeVisible();
    await expect(row).toContainText(phoneNumber);
    await row.getByRole("button", { name: "Unlink phone" }).click();
    await expect(row).toContainText("Not linked");
  });
});

test("an account with only a phone adds an email and password, then can unlink the phone", async ({
  page,
  world,
  signInByPhone,
}) => {
  const { phoneNumber } = await world.phoneCustomer();
  const email = `${randomUUID()}@carparts.test`;
  await signInByPhone(page, phoneNumber);
  await openProfile(page);
  await expect(methodRow(page, "Email")).toHaveCount(0);
  const phone = methodRow(page, "Phone");
  await expect(phone).toContainText("You can't unlink your only sign-in method.");
  const row = methodRow(page, "Password");
  await row.getByRole("button", { name: "Add a password" }).click();
  await row.getByLabel("Email").fill(email);
  await row.getByLabel("New password").fill("parts-test-1");
  const introduced = page.waitForRequest((request) => request.method() === "PUT");
  await row.getByRole("button", { name: "Add password" }).click();
  expect((await introduced).url()).toContain(`/user/${encodeURIComponent(email)}`);
  await expect(methodRow(page, "Email")).toContainText(email);
  expect(await world.emailCodes(email)).toEqual(["VERIFY_EMAIL"]);
  await phone.getByRole("button", { name: "Unlink phone" }).click();
  await expect(phone).toContainText("Not linked");
});

test.describe("when the identity provider returns an error", () => {
  test.use({ expectedNoise: /400 \(Bad Request\)/ });

  test("linking someone else's phone or Google account is an Error: with advice", async ({
    page,
    world,
    logIn,
  }) => {
    await answerGoogle(page);
    const { phoneNumber } = await world.phoneCustomer();
    const other = await world.customer();
    const customer = await world.customer();
    await logIn(customer);
    await openProfile(page);
    const phone = methodRow(page, "Phone");
    await phone.getByRole("button", { name: "Add a phone number" }).click();
    await phone.getByLabel("Phone number").fill(phoneNumber);
    await phone.getByRole("button", { name: "Link phone" }).click();
    await enterSentCode(phone, phoneNumber);
    await expect(phone.getByRole("alert")).toContainText(
      /^Error: .*auth\/account-exists-with-different-credential.*already belongs/,
    );

    const google = methodRow(page, "Google");
    await chooseGoogleAccount(page, { button: "Link Google", email: other.email, name: "Somebody else" });
    await expect(google.getByRole("alert")).toContainText(/^Error: .*auth\/email-already-in-use/);
    await openProfile(page);
    await expect(phone).toContainText("Not linked");
    await expect(google).toContainText("Not linked");
    await expect(methodRow(page, "Email")).toContainText(customer.email);
  });

  test("a Google account linked to another account is an Error:", async ({ page, world, logIn }) => {
    await answerGoogle(page);
    const email = `${randomUUID()}@carparts.test`;
    await page.goto("/login");
    await continueWithGoogle(page, { email, name: "Somebody else" });
    await expect(page).toHaveURL("/");
    await world.adoptAccount(email);
    await page.getByRole("button", { name: "Log Out" }).click();
    await expect(page).toHaveURL("/login");
    await logIn(await world.customer());
    await openProfile(page);
    await chooseGoogleAccount(page, { button: "Link Google", email, isKnown: true });
    await expect(methodRow(page, "Google").getByRole("alert")).toContainText(
      /^Error: .*auth\/credential-already-in-use.*unlink it first\./,
    );
  });

  test("a wrong code is an Error:, and you can request another", async ({ page, world, logIn }) => {
    const phoneNumber = aPhoneNumber();
    await logIn(await world.customer());
    await openProfile(page);
    const row = methodRow(page, "Phone");
    await row.getByRole("button", { name: "Add a phone number" }).click();
    await row.getByLabel("Phone number").fill(phoneNumber.slice(1));
    await row.getByRole("button", { name: "Link phone" }).click();
    await expect(row.getByRole("alert")).toContainText(/^Error: .*auth\/invalid-phone-number/);
    await row.getByLabel("Phone number").fill(phoneNumber);
    await row.getByRole("button", { name: "Link phone" }).click();
    await row.getByLabel("Code").fill("x");
    await row.getByRole("button", { name: "Confirm code" }).click();
    await expect(row.getByRole("alert")).toContainText(/^Error: .*auth\/invalid-verification-code/);
    await row.getByRole("button", { name: "Send another code" }).click();
    await expect(row.getByRole("alert")).toBeHidden();
    await enterSentCode(row, phoneNumber);
    await expect(row).toContainText(phoneNumber);
  });

  test("an act that wants a recent sign-in asks for the password and goes on by itself", async ({
    page,
    logIn,
    customer,
  }) => {
    const row = await typeNewPassword(page);
    await wantRecentSignIn(page, "accounts:update");
    await row.getByRole("button", { name: "Change password" }).click();
    const question = page.getByRole("dialog", { name: "Confirm it's you" });
    await question.getByLabel("Password").fill("not-the-password");
    await question.getByRole("button", { name: "Confirm" }).click();
    await expect(question.getByRole("alert")).toContainText(
      /^Error: .*auth\/(wrong-password|invalid-credential)/,
    );
    await confirmByPassword(page, customer);
    await expect(page.getByText("Your password was changed.")).toBeVisible();
    await page.getByRole("button", { name: "Log Out" }).click();
    await expect(page).toHaveURL("/login");
    await page.goto("/");
    await logIn({ ...customer, password: "parts-test-2" });
  });

  test("whoever leaves before the provider answers is told what became of it", async ({
    page,
    world,
    logIn,
  }) => {
    const phoneNumber = aPhoneNumber();
    await logIn(await world.customer());
    const changePassword = async () => {
      const row = await typeNewPassword(page);
      return row.getByRole("button", { name: "Change password" });
    };
    let button = await changePassword();
    await refuseOnce(page, "accounts:update", "WEAK_PASSWORD");
    await leaveWhile(page, "accounts:update", () => button.click());
    const toast = page.getByRole("alert");
    await expect(toast).toHaveText("Password: Please choose a password with at least six characters.");

    button = await changePassword();
    await wantRecentSignIn(page, "accounts:update");
    await leaveWhile(page, "accounts:update", () => button.click());
    await expect(toast).toHaveText("Password: Nothing was changed, because you didn't confirm it's you.");

    await openProfile(page);
    const row = methodRow(page, "Phone");
    await row.getByRole("button", { name: "Add a phone number" }).click();
    await row.getByLabel("Phone number").fill(phoneNumber);
    await row.getByRole("button", { name: "Link phone" }).click();
    await expect(row.getByLabel("Code")).toBeVisible();
    await leaveWhile(page, "accounts:signInWithPhoneNumber", () => enterCode(row, "x"));
    await expect(toast).toHaveText("Phone: Please check the code, or request a new one.");
  });

  test("whoever leaves while asked to confirm it's them is told that nothing was changed", async ({
    page,
    world,
    logIn,
  }) => {
    await logIn(await world.customer());
    await page.goto("/dashBord/UserOrder");
    // A link pressed before the page works leads to another document, which no toast outlives.
    await expect(page.getByText("No orders yet")).toBeVisible();
    await page.getByRole("link", { name: "Profile" }).click();
    const row = methodRow(page, "Password");
    await row.getByRole("button", { name: "Change the password" }).click();
    await row.getByLabel("New password").fill("parts-test-2");
    await wantRecentSignIn(page, "accounts:update");
    await row.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByRole("dialog", { name: "Confirm it's you" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "MY Orders" })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveText(
      "Password: Nothing was changed, because you didn't confirm it's you.",
    );
  });

  test("canceling reauthentication changes nothing, says so and keeps what you typed", async ({
    page,
    world,
    logIn,
  }) => {
    await logIn(await world.customer());
    const row = await typeNewPassword(page);
    await wantRecentSignIn(page, "accounts:update");
    await row.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByRole("dialog", { name: "Confirm it's you" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(row.getByRole("alert")).toContainText("Nothing was changed");
    await expect(row.getByLabel("New password")).toHaveValue("parts-test-2");
  });

  test("two actions that need reauthentication: one asks, the other is rejected", async ({
    page,
    world,
    logIn,
  }) => {
    await logIn(await world.customer());
    const password = await typeNewPassword(page);
    const email = methodRow(page, "Email");
    const bothSent = Promise.withResolvers<void>();
    let sent = 0;
    await page.route(/accounts:(update|sendOobCode)/, async (route) => {
      sent += 1;
      if (sent === 2) bothSent.resolve();
      await bothSent.promise;
      await route.fulfill({
        status: 400,
        json: { error: { code: 400, message: "CREDENTIAL_TOO_OLD_LOGIN_AGAIN" } },
      });
    });
    await email.getByRole("button", { name: "Send verification email" }).click();
    await password.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByText("Nothing was changed")).toHaveCount(1);
    await page.getByRole("dialog", { name: "Confirm it's you" }).press("Escape");
    await expect(email.getByRole("alert")).toContainText("Nothing was changed");
    await expect(password.getByRole("alert")).toContainText("Nothing was changed");
  });

  test.describe("on a phone", () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test("Cancel on reauthentication says the same", async ({ page, world, logIn }) => {
      await logIn(await world.customer());
      const row = await typeNewPassword(page);
      await wantRecentSignIn(page, "accounts:update");
      await row.getByRole("button", { name: "Change password" }).tap();
      const question = page.getByRole("dialog", { name: "Confirm it's you" });
      await question.getByRole("button", { name: "Cancel" }).tap();
      await expect(question).toBeHidden();
      await expect(row.getByRole("alert")).toContainText("Nothing was changed");
      await expect(row.getByLabel("New password")).toHaveValue("parts-test-2");
      await expect(row.getByRole("button", { name: "Change password" })).toBeEnabled();
    });
  });

  test("another Google account than one's own does not confirm your identity", async ({ page, world }) => {
    await answerGoogle(page);
    const email = `${randomUUID()}@carparts.test`;
    const otherEmail = `${randomUUID()}@carparts.test`;
    await page.goto("/login");
    await continueWithGoogle(page, { email, name: "Test Customer" });
    await expect(page).toHaveURL("/");
    await world.adoptAccount(email);
    await openProfile(page);
    await wantRecentSignIn(page, "accounts:update");
    await methodRow(page, "Password").getByRole("button", { name: "Add a password" }).click();
    await page.getByLabel("New password").fill("parts-test-1");
    await page.getByRole("button", { name: "Add password" }).click();
    const question = page.getByRole("dialog", { name: "Confirm it's you" });
    await expect(question).toBeVisible();
    await continueWithGoogle(page, { email: otherEmail, name: "Somebody else" });
    await expect(question.getByRole("alert")).toContainText(
      /^Error: .*auth\/user-mismatch.*That's a different account\./,
    );
    await world.adoptAccount(otherEmail);
    await chooseGoogleAccount(page, { button: "Continue with Google", email, isKnown: true });
    await expect(page.getByText("Your password was added.")).toBeVisible();
  });

  test("a phone account confirms with a code", async ({ page, world, signInByPhone }) => {
    const { phoneNumber } = await world.phoneCustomer();
    const email = `${randomUUID()}@carparts.test`;
    await signInByPhone(page, phoneNumber);
    await openProfile(page);
    const row = methodRow(page, "Password");
    await row.getByRole("button", { name: "Add a password" }).click();
    await row.getByLabel("Email").fill(email);
    await row.getByLabel("New password").fill("parts-test-1");
    await wantRecentSignIn(page, "accounts:signUp");
    await row.getByRole("button", { name: "Add password" }).click();
    const question = page.getByRole("dialog", { name: "Confirm it's you" });
    await question.getByRole("button", { name: `Send a code to ${phoneNumber}` }).click();
    await enterSentCode(question, phoneNumber);
    await expect(methodRow(page, "Email")).toContainText(email);
  });
});
