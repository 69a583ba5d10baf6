import { searchParts } from "@carparts/functions/contract/admin/parts";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import { aPartNumber } from "@carparts/functions/testing/builders";
import type { World } from "@carparts/functions/testing/world";
import { expect, type Page } from "@playwright/test";

export const PURCHASES = "/dashBord/manageItem/purchases";

/** A part that its number finds by now. */
export async function aPart(world: World, admin: Account, name: string, fields = {}) {
  const partNumber = aPartNumber();
  const part = await world.product({ name, quantity: 3, partNumber, ...fields });
  const found = async () => (await as(admin).call(searchParts, { query: { q: partNumber } })).output.total;
  await expect.poll(found).toBe(1);
  return { ...part, partNumber };
}

export async function openPurchase(page: Page, { _id, number }: { _id: string; number: string }) {
  await page.goto(`${PURCHASES}?purchase=${_id}`);
  await expect(page.getByRole("heading", { name: `Purchase ${number}` })).toBeVisible();
}
