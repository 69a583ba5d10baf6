import type { Page } from "@playwright/test";
import { recordCalls } from "../support/calls.ts";
import { expect, sendLogin, test } from "../support/fixtures.ts";
import { answerGoogle, chooseGoogleAccount, continueWithGoogle } from "../support/google.ts";

test.use({ expectedNoise: /400 \(Bad Request\)/ });

const LINKED = "Your Google account is linked. You can now use it to sign in.";

/**
 * Makes Google report the email as unverified, as it does for other mail hosts. The provider then rejects the sign-in
 * if the email has an account.
 */
async function withUnverifiedEmail(page: Page): Promise<void> {
  await page.route("**/accounts:signInWithIdp*", (route) => {
    const body = route.request().postData() ?? "";
    return route.continue({
      postData: body.replaceAll("email_verified%22%3Atrue", "email_verified%22%3Afalse"),
    });
  });
}

async function refuse(page: Page, email: string): Promise<void> {
  await answerGoogle(page);
  await withUnverifiedEmail(page);
  await continueWithGoogle(page, { email, name: "Test Customer" });
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(/^Error: .*auth\/account-exists-with-different-credential/);
  await expect(alert).toContainText(
    "log in the way you did before, and we'll link your Google account to it.",
  );
}

test("a Google account whose e-mail has an account is linked to it by the next login", async ({
  page,
  world,
}) => {
  const customer = await world.customer();
  await page.goto("/dashBord/mayProfile");
  await refuse(page, customer.email);
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(customer.email);
  await page.getByLabel("Password").fill(customer.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/dashBord/mayProfile");
  await expect(page.getByText(LINKED)).toBeVisible();

  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(page).toHaveURL("/login");
  await chooseGoogleAccount(page, {
    button: "Continue with Google",
    email: customer.email,
    isKnown: true,
  });
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
  expect(await world.adoptAccount(customer.email)).toBe(customer.uid);
  // The password still works.
  await page.getByRole("button", { name: "Log Out" }).click();
  await sendLogin(page, customer);
  await expect(page).toHaveURL("/");
});

test("the Google button on the registration links the account too", async ({ page, world }) => {
  const customer = await world.customer();
  await page.goto("/singIn");
  await refuse(page, customer.email);
  await page.getByRole("link", { name: "Login" }).click();
  await sendLogin(page, customer);
  await expect(page.getByText(LINKED)).toBeVisible();
});

test("if someone else logs in next, the Google account isn't linked to theirs", async ({ page, world }) => {
  const [customer, other] = [await world.customer(), await world.customer()];
  await page.goto("/login");
  await refuse(page, customer.email);
  const calls = recordCalls(page);
  await sendLogin(page, other);
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
  expect(calls.filter(({ to }) => to.includes("signInWithIdp"))).toEqual([]);
});

test("if linking fails, you stay signed in and see why", async ({ page, world }) => {
  const customer = await world.customer();
  await page.goto("/login");
  await refuse(page, customer.email);
  await page.route("**/accounts:signInWithIdp*", (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: "INVALID_IDP_RESPONSE" } } }),
  );
  await page.getByLabel("Password").fill(customer.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText(/We couldn't link your Google account\. Firebase:/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
});
