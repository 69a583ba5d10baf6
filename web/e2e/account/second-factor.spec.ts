import { aPhoneNumber } from "@carparts/functions/testing/builders";
import type { Page } from "@playwright/test";
import { recordCalls, theCall } from "../support/calls.ts";
import { asWritten, expect, sendLogin, test } from "../support/fixtures.ts";
import { startOf } from "../support/keyboard.ts";
import {
  enterSentCode,
  leaveWhile,
  openEmailLink,
  openProfile,
  refuseOnce,
  wantRecentSignIn,
} from "../support/profile.ts";

test.use({ expectedNoise: /400 \(Bad Request\)/ });

function section(page: Page) {
  return page.getByRole("region", { name: "Second factor" });
}

async function verifyEmail(page: Page, email: string): Promise<void> {
  await section(page).getByRole("button", { name: "Send verification email" }).click();
  await expect(section(page).getByRole("status")).toBeVisible();
  await openEmailLink(email, "VERIFY_EMAIL");
  await section(page).getByRole("button", { name: "I opened the link" }).click();
}

async function addNumber(page: Page, opener: string, name: string, phoneNumber: string): Promise<void> {
  await section(page).getByRole("button", { name: opener }).click();
  await section(page).getByLabel("Phone number").fill(asWritten(phoneNumber));
  await section(page).getByLabel("Name of this phone").fill(name);
  await section(page).getByRole("button", { name: "Send code" }).click();
  await enterSentCode(section(page), phoneNumber);
  await expect(section(page).getByRole("heading", { name })).toBeVisible();
}

test("two phones are added as second factors with a reCAPTCHA token, shown masked, and one is removed", async ({
  page,
  world,
  logIn,
}) => {
  const customer = await world.customer();
  const [first, second] = [aPhoneNumber(), aPhoneNumber()];
  await logIn(customer);
  await openProfile(page);
  await expect(section(page)).toContainText("Verify your email first");
  await expect(section(page)).toContainText("If you lose a phone");
  await verifyEmail(page, customer.email);
  const calls = recordCalls(page);
  await addNumber(page, "Add a second factor", "My phone", first);
  expect(theCall(calls, "/v2/accounts/mfaEnrollment:start").body).toMatchObject({
    phoneEnrollmentInfo: { phoneNumber: first, recaptchaToken: expect.stringMatching(/./) },
  });
  expect(theCall(calls, "/v2/accounts/mfaEnrollment:finalize").body).toMatchObject({
    displayName: "My phone",
    phoneVerificationInfo: { code: expect.stringMatching(/^\d{6}$/) },
  });
  await expect(section(page)).toContainText("You have one number");
  await expect(section(page)).toContainText(new RegExp(`\\+•+${first.slice(-4)}`));
  await expect(section(page)).not.toContainText(first);

  await addNumber(page, "Add another number", "Work phone", second);
  await section(page).getByRole("button", { name: "Remove My phone" }).click();
  await expect(section(page).getByRole("heading", { name: "My phone" })).toBeHidden();
  await expect(startOf(page), "for whoever goes on by keyboard").toBeFocused();
  await expect(section(page).getByRole("heading", { name: "Work phone" })).toBeVisible();

  // The password alone no longer works.
  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(page).toHaveURL("/login");
  await sendLogin(page, customer);
  await expect(page.getByRole("heading", { name: "Second step" })).toBeVisible();
});

test("a phone account is told that it can't have a second factor", async ({ page, world, signInByPhone }) => {
  const { phoneNumber } = await world.phoneCustomer();
  await signInByPhone(page, phoneNumber);
  await openProfile(page);
  await expect(section(page)).toContainText("signs in by phone can't have a second factor");
  await expect(section(page).getByRole("button")).toHaveCount(0);
});

test("adding a number twice is an Error:, and reauthentication asks for the second factor", async ({
  page,
  world,
  logIn,
}) => {
  const customer = await world.customer();
  const [first, second] = [aPhoneNumber(), aPhoneNumber()];
  await logIn(customer);
  await world.enrolPhones(customer, { name: "My phone", number: first });
  await openProfile(page);
  await section(page).getByRole("button", { name: "Add another number" }).click();
  await section(page).getByLabel("Phone number").fill(first);
  await section(page).getByRole("button", { name: "Send code" }).click();
  await expect(section(page).getByRole("alert")).toContainText(
    /^Error: .*auth\/second-factor-already-in-use/,
  );

  await section(page).getByLabel("Phone number").fill(second);
  await wantRecentSignIn(page, "mfaEnrollment:start");
  await section(page).getByRole("button", { name: "Send code" }).click();
  const question = page.getByRole("dialog", { name: "Confirm it's you" });
  await question.getByLabel("Password").fill(customer.password);
  await question.getByRole("button", { name: "Confirm" }).click();
  await question.getByRole("button", { name: /^Send a code to \+•+\d{4}$/ }).click();
  await enterSentCode(question, first);
  await expect(question).toBeHidden();
  await enterSentCode(section(page), second);
  await expect(section(page).getByRole("listitem")).toHaveCount(2);
});

test("whoever leaves before a second factor is removed is told if it isn't", async ({
  page,
  world,
  logIn,
}) => {
  const customer = await world.customer();
  await logIn(customer);
  await world.enrolPhones(customer, { name: "My phone", number: aPhoneNumber() });
  await openProfile(page);
  await refuseOnce(page, "mfaEnrollment:withdraw", "OPERATION_NOT_ALLOWED");
  await leaveWhile(page, "mfaEnrollment:withdraw", () =>
    section(page).getByRole("button", { name: "Remove My phone" }).click(),
  );
  await expect(
    page
      .getByRole("alert")
      .filter({ hasText: "My phone: This sign-in method is turned off. Please use another one." }),
  ).toBeVisible();
});
