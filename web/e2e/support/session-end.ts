import type { Account } from "@carparts/functions/testing/accounts";
import { expect, type Page } from "@playwright/test";
import { sendLogin } from "./fixtures.ts";

/** What is said to somebody who was signed out without having asked for it. */
export const WHY_SIGNED_OUT =
  "You were signed out, because your account was signed out elsewhere or removed.";

/** Takes the way that a screen with something typed offers after the session's end, and comes back to it. */
export async function signInAgainInNewTab(page: Page, account: Account): Promise<void> {
  const opening = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Sign in again in a new tab" }).click();
  const tab = await opening;
  await sendLogin(tab, account);
  await tab.waitForURL("/");
  await tab.close();
  await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
  await expect(page.getByText(WHY_SIGNED_OUT)).toHaveCount(0);
}
