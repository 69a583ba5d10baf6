import { type Account, phoneCodes, sentEmails } from "@carparts/functions/testing/accounts";
import { expect, type Locator, type Page } from "@playwright/test";
import { enterCode } from "./fixtures.ts";

/** Opens the Profile screen of whoever is signed in, and waits for the sections about the account. */
export async function openProfile(page: Page): Promise<void> {
  await page.goto("/dashBord/mayProfile");
  await expect(page.getByRole("region", { name: "Your data" })).toBeVisible();
}

/** A row of the sign-in methods. */
export function methodRow(page: Page, name: string): Locator {
  const methods = page.getByRole("region", { name: "Sign-in methods" });
  return methods.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
}

/** Types the code that was sent to a phone. */
export async function enterSentCode(within: Page | Locator, phoneNumber: string): Promise<void> {
  await expect(within.getByLabel("Code")).toBeVisible();
  const code = (await phoneCodes(phoneNumber)).at(-1);
  if (code === undefined) throw new Error(`No code was sent to ${phoneNumber}.`);
  await enterCode(within, code);
}

/** Follows the link of the last letter of a kind that was sent for an account with this e-mail. */
export async function followLetter(email: string, requestType: string): Promise<void> {
  const letter = (await sentEmails(email)).findLast((one) => one.requestType === requestType);
  if (!letter) throw new Error(`No ${requestType} was sent to ${email}.`);
  const answer = await fetch(letter.oobLink, { redirect: "manual" });
  if (answer.status >= 400) throw new Error(`${answer.status} ${await answer.text()}`);
}

/** Shows with the password that it is the account's owner who acts. */
export async function confirmByPassword(page: Page, { password }: Account): Promise<void> {
  const question = page.getByRole("dialog", { name: "Confirm it is you" });
  await question.getByLabel("Password").fill(password);
  await question.getByRole("button", { name: "Confirm" }).click();
  await expect(question).toBeHidden();
}

/** Lets the provider say once, to the next call to this path, that the sign-in was too long ago. */
export async function wantRecentSignIn(page: Page, path: string): Promise<void> {
  await page.route(
    `**/${path}*`,
    (route) =>
      route.fulfill({
        status: 400,
        json: { error: { code: 400, message: "CREDENTIAL_TOO_OLD_LOGIN_AGAIN" } },
      }),
    { times: 1 },
  );
}
