import { aPhoneNumber } from "@carparts/functions/testing/builders";
import { expectAccessibleAsItStands } from "../support/accessibility.ts";
import { recordCalls, theCall } from "../support/calls.ts";
import { askForPhoneCode, asWritten, enterCode, expect, test } from "../support/fixtures.ts";

test("a phone number signs in with the code of a text message, and Log Out forgets it", async ({
  page,
  world,
}) => {
  const number = aPhoneNumber();
  const calls = recordCalls(page);
  await page.goto("/login");
  // As contact lists copy it.
  await askForPhoneCode(page, `\u202a${number}\u202c`);
  await expect(page.getByRole("status")).toHaveText(`We sent a six-digit code to ${number}.`);
  await expect(page.getByLabel("Code")).toBeFocused();
  const answer = page.waitForResponse(/\/user\//);
  const code = await world.phoneCode(number);
  await enterCode(page, `${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page).toHaveURL("/");
  const uid = await world.adoptPhone(number);
  await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();

  expect(theCall(calls, "/v1/accounts:sendVerificationCode").body).toMatchObject({
    phoneNumber: number,
    recaptchaToken: expect.stringMatching(/./),
  });
  expect(theCall(calls, "/v1/accounts:signInWithPhoneNumber").body).toMatchObject({
    sessionInfo: expect.any(String),
    code: expect.stringMatching(/^\d{6}$/),
  });
  expect(theCall(calls, `PUT /user/${uid}`).body).toEqual({ email: null });
  const { token } = await (await answer).json();
  expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBe(token);
  expect(await world.stored("users", uid)).toMatchObject({ email: null, role: null });

  await page.reload();
  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
});

test("a number signs in to the same account again and returns to the screen you wanted", async ({
  page,
  world,
  signInByPhone,
}) => {
  const number = aPhoneNumber();
  await signInByPhone(page, number);
  const uid = await world.adoptPhone(number);
  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(page).toHaveURL("/login");
  const product = await world.product({ name: "Cabin filter" });
  await page.goto(`/myOrder/${product._id}`);
  await askForPhoneCode(page, number);
  await enterCode(page, await world.phoneCode(number));
  await expect(page).toHaveURL(`/myOrder/${product._id}`);
  expect(await world.adoptPhone(number)).toBe(uid);
});

test.describe("when the provider returns an error", () => {
  test.use({ expectedNoise: /400 \(Bad Request\)/ });

  test("a wrong code is an Error: and stays in its field, and another code signs in", async ({
    page,
    world,
  }) => {
    const number = aPhoneNumber();
    await page.goto("/login");
    await askForPhoneCode(page, number);
    const first = await world.phoneCode(number);
    await enterCode(page, first === "000000" ? "000001" : "000000");
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(/^Error: .*auth\/invalid-verification-code/);
    await expect(alert).toContainText("Please check the code, or request a new one.");
    await expect(page.getByLabel("Code")).toHaveValue(/^00000[01]$/);

    const sent = page.waitForResponse(/sendVerificationCode/);
    await page.getByRole("button", { name: "Send another code" }).click();
    await sent;
    await expect(page.getByRole("status")).toContainText("We sent another six-digit code");
    await expect(page.getByRole("button", { name: "Confirm code" })).toBeEnabled();
    await expect(alert).toBeHidden();
    const second = await world.phoneCode(number);
    expect(second).not.toBe(first);
    await enterCode(page, second);
    await expect(page).toHaveURL("/");
    await world.adoptPhone(number);
  });

  test("a number works however you write it, and an invalid one is an Error: and stays", async ({
    page,
    world,
  }) => {
    const number = aPhoneNumber();
    await page.goto("/login");
    await page.getByRole("button", { name: "Use phone" }).click();
    const field = page.getByLabel("Phone");
    await expect(field).toHaveAccessibleDescription(/Include the country code/);
    await field.fill("555 0100");
    await page.getByRole("button", { name: "Send code" }).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(/^Error: .*auth\/invalid-phone-number/);
    await expect(alert).toContainText("It starts with + and your country code.");
    await expect(field).toHaveValue("555 0100");

    const written = asWritten(number);
    await field.fill(written);
    await page.getByRole("button", { name: "Send code" }).click();
    await expect(page.getByRole("status")).toContainText(written);
    expect(await world.phoneCode(number)).toMatch(/^\d{6}$/);
    await page.getByRole("button", { name: "Change number" }).click();
    await expect(field).toHaveValue(written);
  });

  test("too many text messages are an Error: with what to do", async ({ page }) => {
    await page.route("**/accounts:sendVerificationCode*", (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: "TOO_MANY_ATTEMPTS_TRY_LATER" } } }),
    );
    await page.goto("/login");
    await page.getByRole("button", { name: "Use phone" }).click();
    await page.getByLabel("Phone").fill(aPhoneNumber());
    await page.getByRole("button", { name: "Send code" }).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(/^Error: .*auth\/too-many-requests/);
    await expect(alert).toContainText("Please wait a few minutes and try again, or sign in another way.");
  });
});

test("a phone login works by keyboard, is accessible, and keeps an email you typed before", async ({
  page,
}) => {
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill("customer@carparts.test");
  await page.getByRole("button", { name: "Use phone" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Use phone" })).toBeFocused();
  await expectAccessibleAsItStands(page);
  await page.keyboard.press("Tab");
  await page.keyboard.type(aPhoneNumber());
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Code")).toBeFocused();
  await expectAccessibleAsItStands(page);
  await page.getByRole("button", { name: "Other ways to log in" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Login" })).toBeFocused();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("customer@carparts.test");
});

test("with the emulator the reCAPTCHA check loads nothing from outside", async ({ page }) => {
  const requested: string[] = [];
  await page.route(/^https:/, (route) => {
    requested.push(route.request().url());
    return route.abort();
  });
  await page.goto("/login");
  await askForPhoneCode(page, aPhoneNumber());
  expect(requested).toEqual([]);
});
