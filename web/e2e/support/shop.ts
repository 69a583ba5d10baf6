import { deleteProduct } from "@carparts/functions/contract/admin/products";
import type { Return } from "@carparts/functions/contract/values/returned";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import { aUniqueWord } from "@carparts/functions/testing/builders";
import type { World } from "@carparts/functions/testing/world";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { type Made, type Screen, textIn } from "./screens.ts";

export const aReturn: Return = {
  ...{ at: "2026-11-26T12:00:00.000Z", pieces: 1, isSellable: true, isRestocked: true },
  ...{ reason: "Doesn't fit.", isDepositBack: true },
};

/** One of each thing that a screen can show. */
export async function aShop(world: World, account: Account): Promise<Made> {
  const featured = await world.product({ name: "First of all" }, { createdAt: "1970-01-01T00:00:00.000Z" });
  await world.product({ name: "Sold out", quantity: 0, minimumQuantity: 5 });
  const product = await world.product({
    ...{ name: "Radiator with a long name for its card", brand: aUniqueWord() },
  });
  const order = await world.order(product, account);
  const sent = await world.order(product, account, {
    ...{ MinimumOrder: 3, deposit: 12.5, handling: "sent", version: 4, returned: 1, returns: [aReturn] },
  });
  const review = "Fits at once.";
  await world.review({ description: review, productId: product._id });
  const mistake = await world.product({ name: "Deleted by mistake" });
  await as(await world.admin()).call(deleteProduct, { params: { id: mistake._id } });
  return { account, product, featured, order, sent, review };
}

/** Waits for the heading and all that the screen shows. */
export async function seen(page: Page, { heading, shows }: Screen, shop: Made): Promise<void> {
  const title = page.getByRole("heading", { name: textIn(shop, heading), exact: true });
  await expect(title.first()).toBeVisible();
  for (const [text] of shows) {
    const shown = page.getByRole("main").getByText(textIn(shop, text)).first();
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).toBeVisible();
  }
}
