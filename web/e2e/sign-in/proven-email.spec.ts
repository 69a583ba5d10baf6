import { saveProfile } from "@carparts/functions/contract/profiles";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import type { Locator, Page } from "@playwright/test";
import { expectAccessibleAsItStands } from "../support/accessibility.ts";
import { recordCalls } from "../support/calls.ts";
import { breakCall } from "../support/faults.ts";
import { expect, holdRequests, sendLogin, test } from "../support/fixtures.ts";
import { answerGoogle, chooseGoogleAccount, continueWithGoogle } from "../support/google.ts";
import { methodRow, openEmailLink, openProfile } from "../support/profile.ts";

const NOTICE = "This email now belongs to you alone.";

function questionOn(page: Page): Locator {
  const heading = page.getByRole("heading", { name: "Is this address yours?" });
  return page.locator("section", { has: heading }).last();
}

/** Somebody else saves it, before the email is proven. */
async function plant(account: Account, address: string): Promise<void> {
  const { email } = account;
  const body = { email, name: "Somebody Else", address, mobile: "+1 555 0666", picture: "" };
  expect((await as(account).call(saveProfile, { params: { email }, body })).status).toBe(200);
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(page).toHaveURL("/login");
}

async function logInByLink(page: Page, email: string, link: () => Promise<string>): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Email me a link" }).click();
  await expect(page.getByText("We've emailed")).toBeVisible();
  await page.goto(await link());
}

test("signing in with Google to an email registered before warns you, and drops a planted address", async ({
  page,
  world,
}) => {
  const before = await world.customer();
  const product = await world.product();
  await plant(before, "1 Wrong Street");

  await answerGoogle(page);
  await page.goto("/login");
  await continueWithGoogle(page, { email: before.email, name: "Test Customer" });
  const notice = page.getByRole("alert").filter({ hasText: NOTICE });
  await expect(notice.getByRole("link", { name: "set a new password" })).toHaveAttribute("href", "/reast");
  await expectAccessibleAsItStands(page);
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();

  await chooseGoogleAccount(page, {
    button: "Continue with Google",
    email: before.email,
    isKnown: true,
  });
  await expect(page).toHaveURL("/");
  await page.goto(`/myOrder/${product._id}`);
  const question = questionOn(page);
  await expect(question).toContainText("1 Wrong Street");
  await expect(page.getByLabel("Address")).toHaveValue("");
  await expect(page.getByLabel("Mobile")).toHaveValue("");
  await expect(page.getByLabel("Name", { exact: true })).not.toHaveValue("Somebody Else");
  await expectAccessibleAsItStands(page);
  await page.getByLabel("Address").fill("2 Right Street");
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel("Address")).toHaveValue("2 Right Street");
  await page.goto("/dashBord/mayProfile");
  await expect(page.getByLabel("Address")).toHaveValue("");
  await expect(question).toBeHidden();
});

test("after an emailed link you log in once more and can keep your own profile", async ({ page, world }) => {
  const [customer, product] = [await world.customer(), await world.product()];
  await plant(customer, "12 Workshop Road");

  await page.goto("/login");
  await logInByLink(page, customer.email, () => world.emailLink(customer.email));
  await expect(page.getByRole("alert")).toContainText(NOTICE);
  await expect(page).toHaveURL("/login");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(customer.email);
  await logInByLink(page, customer.email, () => world.emailLink(customer.email));
  await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();

  await page.goto(`/myOrder/${product._id}`);
  await page.getByRole("button", { name: "Keep" }).click();
  await expect(page.getByLabel("Address")).toHaveValue("12 Workshop Road");
  await page.goto("/dashBord/mayProfile");
  await expect(page.getByLabel("Address")).toHaveValue("12 Workshop Road");
  await expect(questionOn(page)).toBeHidden();
});

test("the Profile screen asks if the address is yours, and starts with an empty form", async ({
  page,
  world,
  logIn,
}) => {
  const customer = await world.customer();
  await world.profile(customer);
  await world.change("profiles", customer.uid, { address: "1 Wrong Street", isConfirmed: false });
  await logIn(customer);
  await openProfile(page);
  const question = questionOn(page);
  await expect(question).toContainText("1 Wrong Street");
  await expect(page.getByLabel("Address")).toHaveValue("");
  await expectAccessibleAsItStands(page);
  const calls = recordCalls(page);
  await question.getByRole("button", { name: "Keep" }).click();
  await expect(page.getByLabel("Address")).toHaveValue("1 Wrong Street");
  await expect(question).toBeHidden();
  await expect(page.getByText("Your profile was saved.")).toBeVisible();
  expect(calls.filter(({ to }) => to.includes("/profile")).map(({ to }) => to)).toEqual([
    `PUT /profile/${customer.email}`,
  ]);
});

test.describe("where the answer comes too late", () => {
  test.use({ expectedNoise: /403 \(Forbidden\)/ });

  test("whoever left the Profile screen is told what became of the address", async ({
    page,
    world,
    logIn,
  }) => {
    const customer = await world.customer();
    await world.profile(customer);
    await world.change("profiles", customer.uid, { address: "1 Wrong Street", isConfirmed: false });
    await logIn(customer);
    const leaveAfter = async (answer: string) => {
      await openProfile(page);
      const goOn = await holdRequests(page, /\/profile\/[^?]/);
      await questionOn(page).getByRole("button", { name: answer }).click();
      await page.getByRole("link", { name: "MY Orders" }).click();
      await expect(page.getByRole("heading", { name: "MY Orders" })).toBeVisible();
      goOn();
    };
    const mend = await breakCall(page, /PUT \/profile/, 403);
    await leaveAfter("Keep");
    await expect(page.getByText("Your profile: Refused with 403.")).toBeVisible();
    await mend();
    await leaveAfter("Remove");
    await expect(page.getByText("Your profile was removed.")).toBeVisible();
    expect(await world.stored("profiles", customer.uid)).toMatchObject({ address: "" });
  });
});

test("removing the saved address on the Profile screen keeps what you typed", async ({
  page,
  world,
  logIn,
}) => {
  const customer = await world.customer();
  await world.profile(customer);
  await world.change("profiles", customer.uid, { address: "1 Wrong Street", isConfirmed: false });
  await logIn(customer);
  await openProfile(page);
  const question = questionOn(page);
  await page.getByLabel("Address").fill("2 Right Street");
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel("Address")).toHaveValue("2 Right Street");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Test Customer");
});

test("linking Google to your account and signing in with it keeps your password", async ({
  page,
  customer,
}) => {
  await answerGoogle(page);
  await openProfile(page);
  await chooseGoogleAccount(page, { button: "Link Google", email: customer.email, name: "Test Customer" });
  await expect(methodRow(page, "Google")).toContainText(customer.email);
  await logOut(page);
  await chooseGoogleAccount(page, {
    button: "Continue with Google",
    email: customer.email,
    isKnown: true,
  });
  await expect(page).toHaveURL("/");
  await logOut(page);
  await sendLogin(page, customer);
  await expect(page).toHaveURL("/");
});

test("a verification link removes nothing, and tells strangers to ignore it", async ({
  page,
  world,
  customer,
}) => {
  await openProfile(page);
  const row = methodRow(page, "Email");
  await row.getByRole("button", { name: "Send verification email" }).click();
  await expect(page.getByText("We've emailed")).toBeVisible();
  const link = new URL(await world.emailLink(customer.email));
  await openEmailLink(customer.email, "VERIFY_EMAIL");
  await logOut(page);
  await page.goto(link.searchParams.get("continueUrl") ?? "");
  await expect(page.getByRole("status")).toContainText("If you didn't register here, ignore the email");
  await expectAccessibleAsItStands(page);
  await sendLogin(page, customer);
  await expect(page).toHaveURL("/");
});
