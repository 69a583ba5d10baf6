import { type Account, phoneCodes, sentEmails } from "@carparts/functions/testing/accounts";
import { expect, type Locator, type Page } from "@playwright/test";
import { enterCode, holdRequests } from "./fixtures.ts";

export async function openProfile(page: Page): Promise<void> {
  await page.goto("/dashBord/mayProfile");
  await expect(page.getByRole("region", { name: "Your data" })).toBeVisible();
}

export function methodRow(page: Page, name: string): Locator {
  const methods = page.getByRole("region", { name: "Sign-in methods" });
  return methods.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
}

export async function enterSentCode(within: Page | Locator, phoneNumber: string): Promise<void> {
  await expect(within.getByLabel("Code")).toBeVisible();
  const code = (await phoneCodes(phoneNumber)).at(-1);
  if (code === undefined) throw new Error(`No code was sent to ${phoneNumber}.`);
  await enterCode(within, code);
}

/** Opens the link in the latest email of this type. */
export async function openEmailLink(email: string, requestType: string): Promise<void> {
  const sent = (await sentEmails(email)).findLast((one) => one.requestType === requestType);
  if (!sent) throw new Error(`No ${requestType} was sent to ${email}.`);
  const answer = await fetch(sent.oobLink, { redirect: "manual" });
  if (answer.status >= 400) throw new Error(`${answer.status} ${await answer.text()}`);
}

export async function confirmByPassword(page: Page, { password }: Account): Promise<void> {
  const question = page.getByRole("dialog", { name: "Confirm it's you" });
  await question.getByLabel("Password").fill(password);
  await question.getByRole("button", { name: "Confirm" }).click();
  await expect(question).toBeHidden();
}

/** Makes the next call to this path fail once, as the provider refuses. */
export async function refuseOnce(page: Page, path: string, message: string): Promise<void> {
  await page.route(
    `**/${path}*`,
    (route) => route.fulfill({ status: 400, json: { error: { code: 400, message } } }),
    {
      times: 1,
    },
  );
}

/** Makes the next call to this path fail once, because the sign-in is too old. */
export async function wantRecentSignIn(page: Page, path: string): Promise<void> {
  await refuseOnce(page, path, "CREDENTIAL_TOO_OLD_LOGIN_AGAIN");
}

/** Does what calls this path, and goes on to the orders before the answer, which comes then. */
export async function leaveWhile(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const answer = await holdRequests(page, new RegExp(path));
  const isSent = page.waitForRequest((request) => request.url().includes(path));
  await act();
  await isSent;
  await page.getByRole("link", { name: "MY Orders" }).click();
  await expect(page.getByRole("heading", { name: "MY Orders" })).toBeVisible();
  answer();
}
