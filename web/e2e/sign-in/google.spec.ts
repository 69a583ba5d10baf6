import { randomUUID } from "node:crypto";
import { recordCalls, theCall } from "../support/calls.ts";
import { expect, test } from "../support/fixtures.ts";
import { answerGoogle, continueWithGoogle } from "../support/google.ts";

test("a Google account signs in on a popup of 500 by 600, is told to the API, and comes to the home page", async ({
  page,
  world,
}) => {
  await answerGoogle(page);
  const calls = recordCalls(page);
  const product = await world.product();
  const email = `${randomUUID()}@carparts.test`;
  // Regardless of the screen that asked for the login.
  await page.goto(`/myOrder/${product._id}`);
  await expect(page).toHaveURL("/login");
  const answer = page.waitForResponse(/\/user\//);
  const popup = await continueWithGoogle(page, { email, name: "Test Customer" });
  expect(popup.viewportSize()).toEqual({ width: 500, height: 600 });
  await expect(page).toHaveURL("/");
  await world.adoptAccount(email);
  await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
  expect(popup.isClosed()).toBe(true);

  const signIn = theCall(calls, "/v1/accounts:signInWithIdp");
  expect(signIn.body).toMatchObject({ requestUri: expect.stringContaining("providerId=google.com") });
  expect(theCall(calls, `PUT /user/${email}`).body).toEqual({ email });
  const { token } = await (await answer).json();
  expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBe(token);
});

test("the registration's Google button signs in the same way", async ({ page, world }) => {
  await answerGoogle(page);
  const email = `${randomUUID()}@carparts.test`;
  await page.goto("/singIn");
  await continueWithGoogle(page, { email, name: "Test Customer" });
  await expect(page).toHaveURL("/");
  await world.adoptAccount(email);
  await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
});

test("a popup that is closed is an Error:, and the button works again", async ({ page }) => {
  await answerGoogle(page);
  // The library waits some seconds before it treats the window as closed.
  await page.clock.install();
  await page.goto("/login");
  const button = page.getByRole("button", { name: "Continue with Google" });
  const opened = page.waitForEvent("popup");
  await button.click();
  const popup = await opened;
  await expect(popup.getByRole("button", { name: "Add new account" })).toBeVisible();
  await expect(button).toBeDisabled();
  await popup.close();
  await page.clock.runFor(12_000);
  await expect(page.getByRole("alert")).toContainText(/^Error: .*auth\/popup-closed-by-user/);
  await expect(page.getByRole("alert")).toContainText("The sign-in window was closed before you finished.");
  await expect(button).toBeEnabled();
});

test("a popup that the browser holds back is an Error:", async ({ page }) => {
  await answerGoogle(page);
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  await page.goto("/login");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page.getByRole("alert")).toContainText(/^Error: .*auth\/popup-blocked/);
  await expect(page.getByRole("alert")).toContainText("Please allow pop-ups for this site");
});

test("a browser that stores nothing for the provider is an Error:", async ({ page }) => {
  await answerGoogle(page);
  await page.route("**/emulator/auth/iframe*", async (route) => {
    const answer = await route.fetch();
    const frame = (await answer.text()).replace("webStorageSupport: true", "webStorageSupport: false");
    await route.fulfill({ response: answer, body: frame });
  });
  await page.goto("/login");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page.getByRole("alert")).toContainText(/^Error: .*auth\/web-storage-unsupported/);
  await expect(page.getByRole("alert")).toContainText("Please allow cookies and site data.");
});

test.describe("without Google's script", () => {
  test.use({ expectedNoise: /ERR_FAILED/ });

  test("the button says Error:, and signs in once the script is there", async ({ page, world }) => {
    await page.route("https://apis.google.com/**", (route) => route.abort());
    await page.goto("/login");
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await expect(page.getByRole("alert")).toContainText(/^Error: .*auth\/internal-error/);
    await expect(page.getByRole("alert")).toContainText("Please try again in a moment.");

    await page.unrouteAll();
    await answerGoogle(page);
    const email = `${randomUUID()}@carparts.test`;
    await continueWithGoogle(page, { email, name: "Test Customer" });
    await expect(page).toHaveURL("/");
    await world.adoptAccount(email);
  });
});
