import type { Account } from "@carparts/functions/testing/accounts";
import type { World } from "@carparts/functions/testing/world";
import type { Page } from "@playwright/test";
import { routes } from "#routes.ts";
import { withoutCardProvider } from "./card-provider.ts";
import { expect } from "./fixtures.ts";
import { watchLayoutShift } from "./layout-shift.ts";

interface Needs {
  readonly page: Page;
  readonly world: World;
  readonly logIn: (account: Account) => Promise<void>;
}

/** An admin on a phone, which knows its admin by now, and the layout shifts from here on. */
export async function watchAdmin({ page, world, logIn }: Needs) {
  await page.setViewportSize({ width: 412, height: 823 });
  await withoutCardProvider(page);
  const admin = await world.admin();
  await logIn(admin);
  await page.goto(routes.dashboard.path);
  await expect(page.getByRole("heading", { name: "Needs attention" })).toBeVisible();
  return { admin, shift: await watchLayoutShift(page) };
}
