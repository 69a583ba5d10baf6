import { randomUUID } from "node:crypto";
import type { Account } from "@carparts/functions/testing/accounts";
import { aPhoneNumber } from "@carparts/functions/testing/builders";
import type { Page } from "@playwright/test";
import { expectAccessibleAsItStands } from "../support/accessibility.ts";
import { recordCalls, theCall } from "../support/calls.ts";
import { enterCode, expect, sendLogin, test } from "../support/fixtures.ts";
import { answerGoogle, chooseGoogleAccount, continueWithGoogle } from "../support/google.ts";
import { methodRow } from "../support/profile.ts";

async function enterPassword(page: Page, account: Account): Promise<void> {
  await sendLogin(page, account);
  await expect(page.getByRole("heading", { name: "Second step" })).toBeFocused();
}

async function askForCode(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByLabel("Code")).toBeFocused();
}

test("a password login of an account with a second factor goes on with a code and then finishes", async ({
  page,
  world,
}) => {
  const customer = await world.customer();
  const number = aPhoneNumber();
  await world.enrolPhones(customer, { name: "Work", number });
  const calls = recordCalls(page);
  await page.goto("/dashBord/mayProfile");
  await enterPassword(page, customer);
  await expect(page.getByText(`We'll text a code to Work, ending in ${number.slice(-4)}.`)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
  await expectAccessibleAsItStands(page);
  await askForCode(page);
  await expectAccessibleAsItStands(page);
  await enterCode(page, await world.phoneCode(number));
  await expect(page).toHaveURL("/dashBord/mayProfile");
  await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
  await expect(methodRow(page, "Email")).toContainText(customer.email);

  expect(theCall(calls, "/v2/accounts/mfaSignIn:start").body).toMatchObject({
    mfaPendingCredential: expect.any(String),
    mfaEnrollmentId: expect.any(String),
    phoneSignInInfo: { recaptchaToken: expect.stringMatching(/./) },
  });
  expect(theCall(calls, "/v2/accounts/mfaSignIn:finalize").body).toMatchObject({
    phoneVerificationInfo: { code: expect.stringMatching(/^\d{6}$/) },
  });
  // Only once: opening the profile has nothing new to tell the API.
  expect(theCall(calls, `PUT /user/${customer.email}`).body).toEqual({ email: customer.email });
});

test("you can choose between several phones, even after a code was sent to one", async ({ page, world }) => {
  const customer = await world.customer();
  const [work, home] = [aPhoneNumber(), aPhoneNumber()];
  await world.enrolPhones(customer, { name: "Work", number: work }, { name: "Home", number: home });
  await page.goto("/login");
  await enterPassword(page, customer);
  await expect(page.getByRole("group", { name: "Which phone do you have with you?" })).toBeVisible();
  await expect(page.getByRole("radio", { name: /Work/ })).toBeChecked();
  await expectAccessibleAsItStands(page);
  await askForCode(page);
  await page.getByRole("button", { name: "Use another phone" }).click();
  await page.getByRole("radio", { name: /Home/ }).check();
  await askForCode(page);
  await expect(page.getByRole("status")).toContainText(`Home, ending in ${home.slice(-4)}`);
  await enterCode(page, await world.phoneCode(home));
  await expect(page).toHaveURL("/");
});

test.describe("with a wrong code", () => {
  test.use({ expectedNoise: /400 \(Bad Request\)/ });

  test("the second step says Error: and stays, and another code finishes it", async ({ page, world }) => {
    const customer = await world.customer();
    const number = aPhoneNumber();
    await world.enrolPhones(customer, { name: "Work", number });
    await page.goto("/login");
    await enterPassword(page, customer);
    await askForCode(page);
    const first = await world.phoneCode(number);
    await enterCode(page, first === "000000" ? "000001" : "000000");
    await expect(page.getByRole("alert")).toContainText(/^Error: .*auth\/invalid-verification-code/);
    await expect(page.getByRole("heading", { name: "Second step" })).toBeVisible();
    const sent = page.waitForResponse(/mfaSignIn:start/);
    await page.getByRole("button", { name: "Send another code" }).click();
    await sent;
    await expect(page.getByRole("button", { name: "Confirm code" })).toBeEnabled();
    await enterCode(page, await world.phoneCode(number));
    await expect(page).toHaveURL("/");
  });
});

test("if you lost the phone, you see what to do and can start again", async ({ page, world }) => {
  const customer = await world.customer();
  await world.enrolPhones(customer, { name: "Work", number: aPhoneNumber() });
  await page.goto("/login");
  await enterPassword(page, customer);
  await page.getByText("I no longer have this phone").press("Enter");
  await expect(page.getByText("You can't sign in without the code.")).toBeVisible();
  await expectAccessibleAsItStands(page);
  await page.getByRole("button", { name: "Start again" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Login" })).toBeFocused();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(customer.email);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("an emailed link asks for the second factor too, and returns to the screen you wanted", async ({
  page,
  world,
}) => {
  const customer = await world.customer();
  const number = aPhoneNumber();
  await world.proveEmail(customer);
  await world.enrolPhones(customer, { name: "Work", number });
  await page.goto("/dashBord/mayProfile");
  await page.getByLabel("Email", { exact: true }).fill(customer.email);
  await page.getByRole("button", { name: "Email me a link" }).click();
  await expect(page.getByRole("status")).toContainText("We've emailed a sign-in link");
  await page.goto(await world.emailLink(customer.email));
  await expect(page.getByRole("heading", { name: "Second step" })).toBeFocused();
  await askForCode(page);
  await enterCode(page, await world.phoneCode(number));
  await expect(page).toHaveURL("/dashBord/mayProfile");
  expect(await page.evaluate(() => localStorage.getItem("sentLink"))).toBeNull();
});

for (const path of ["/login", "/singIn"]) {
  test(`a Google account asks for the second factor too, on ${path}`, async ({ page, world }) => {
    await answerGoogle(page);
    const email = `${randomUUID()}@carparts.test`;
    const number = aPhoneNumber();
    await page.goto("/login");
    await continueWithGoogle(page, { email, name: "Test Customer" });
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
    const uid = await world.adoptAccount(email);
    await page.getByRole("button", { name: "Log Out" }).click();
    await expect(page).toHaveURL("/login");
    await world.enrolPhones({ uid }, { name: "Work", number });

    await page.goto(path);
    await chooseGoogleAccount(page, { button: "Continue with Google", email, isKnown: true });
    await expect(page.getByRole("heading", { name: "Second step" })).toBeVisible();
    await askForCode(page);
    await enterCode(page, await world.phoneCode(number));
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
  });
}
