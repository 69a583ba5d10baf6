import type { Account } from "@carparts/functions/testing/accounts";
import { World } from "@carparts/functions/testing/world";
import { test as base, expect, type Page } from "@playwright/test";

interface Fixtures {
  /** What the test has in the database; cleared away after it. */
  world: World;
  /** What the browser's console may say in this test. Everything else it says as an error fails the test. */
  expectedNoise: RegExp[];
  /** Fails the test for an error in the console or an unhandled rejection. */
  quietConsole: undefined;
  /** Signs an account in on the login screen of a page, and comes to the home page. */
  logIn: (account: Account, page?: Page) => Promise<void>;
}

/** Gathers what a page complains of. */
export function listenToConsole(page: Page, complaints: string[]): void {
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(`${error}`));
}

/** Answers every dialog of the page with yes and gathers what it said. */
export function acceptDialogs(page: Page): string[] {
  const said: string[] = [];
  page.on("dialog", (dialog) => {
    said.push(dialog.message());
    return dialog.accept();
  });
  return said;
}

async function logInOn(page: Page, account: Account): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill(account.email);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL("/");
  // On a phone it stands in the folded menu.
  await expect(page.getByRole("button", { name: "Log Out", includeHidden: true })).toBeAttached();
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  world: async ({}, use) => {
    const world = new World();
    await use(world);
    await world.clear();
  },
  expectedNoise: [[], { option: true }],
  quietConsole: [
    async ({ page, expectedNoise }, use) => {
      const complaints: string[] = [];
      listenToConsole(page, complaints);
      await use(undefined);
      const unexpected = complaints.filter((text) => !expectedNoise.some((noise) => noise.test(text)));
      expect(unexpected, "the browser's console").toEqual([]);
    },
    { auto: true },
  ],
  logIn: async ({ page }, use) => {
    await use((account, other = page) => logInOn(other, account));
  },
});

export { expect };
