import type { Account } from "@carparts/functions/testing/accounts";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { sendLogin } from "./fixtures.ts";

/** The notice after being signed out without asking for it. */
export const WHY_SIGNED_OUT =
  "You've been signed out: this account was signed out on another device, or removed.";

export async function logOutInNewTab(context: BrowserContext): Promise<void> {
  const tab = await context.newPage();
  await tab.goto("/");
  await tab.getByRole("button", { name: "Log Out" }).click();
  await expect(tab).toHaveURL("/login");
}

/** Follows the link that a screen with unsaved input shows, and comes back to it. */
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
