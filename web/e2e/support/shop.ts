import { writeInvoices } from "@carparts/functions/contract/admin/invoices";
import { type AddProduct, deleteProduct } from "@carparts/functions/contract/admin/products";
import type { Order } from "@carparts/functions/contract/orders";
import type { AddReview } from "@carparts/functions/contract/reviews/add-review";
import type { Return } from "@carparts/functions/contract/values/returned";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import { aUniqueWord } from "@carparts/functions/testing/builders";
import { aDraft, aSentPurchase } from "@carparts/functions/testing/purchases";
import { scripts } from "@carparts/functions/testing/scripts";
import { anUglyContact, anUglyProduct, anUglyProfile, anUglyReview } from "@carparts/functions/testing/ugly";
import type { World } from "@carparts/functions/testing/world";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { type Made, type Screen, textIn } from "./screens.ts";

export const aReturn: Return = {
  ...{ at: "2026-11-26T12:00:00.000Z", pieces: 1, isSellable: true, isRestocked: true },
  ...{ reason: "Doesn't fit.", isDepositBack: true },
};

/** Texts of what a screen shows by itself. */
interface Texts {
  readonly featured: Partial<AddProduct>;
  readonly product: () => Partial<AddProduct>;
  readonly contact: Partial<Pick<Order, "name" | "address" | "mobile">>;
  readonly reason: string;
  readonly review: Partial<AddReview>;
}

const plain = {
  featured: { name: "First of all" },
  product: () => ({ name: "Radiator with a long name for its card", brand: aUniqueWord() }),
  contact: {},
  reason: aReturn.reason,
  review: { description: "Fits at once." },
} satisfies Texts;

/** One of each thing that a screen can show. */
export async function aShop(world: World, account: Account, texts: Texts = plain): Promise<Made> {
  const featured = await world.product(texts.featured, { createdAt: "1970-01-01T00:00:00.000Z" });
  await world.product({ name: "Sold out", quantity: 0, minimumQuantity: 5 });
  const product = await world.product(texts.product());
  const order = await world.order(product, account, texts.contact);
  const returns = [{ ...aReturn, reason: texts.reason }];
  const sent = await world.order(product, account, {
    ...texts.contact,
    ...{ MinimumOrder: 3, deposit: 12.5, handling: "sent", version: 4, returned: 1, returns },
  });
  await world.review({ ...texts.review, productId: product._id });
  const mistake = await world.product({ name: "Deleted by mistake" });
  const admin = await world.admin();
  await as(admin).call(deleteProduct, { params: { id: mistake._id } });
  const items = [{ orders: [{ _id: sent._id, version: sent.version }] }];
  const { output } = await as(admin).call(writeInvoices, { body: { items, isDryRun: false } });
  const invoice = output.items[0]?.number ?? "";
  const lines = [{ productId: product._id, packs: 5, cost: 12.5 }];
  const { purchase } = await aSentPurchase(as(admin).call, lines);
  const { purchase: draft } = await aDraft(as(admin).call, lines);
  return {
    purchase,
    draft,
    account,
    product,
    featured,
    order,
    sent,
    invoice,
    review: plain.review.description,
  };
}

const [SCRIPT = "", PICTURE = ""] = scripts;

/** As long as a field can be, with a script that nothing may run. */
function uglyScript(text: string, script = PICTURE): string {
  return `${script} ${text}`.slice(0, text.length);
}

/** Scripts in words longer than any line. */
const hostile = {
  featured: { name: `First of all ${PICTURE}` },
  product() {
    const fields = anUglyProduct();
    const brand = `${aUniqueWord()}${fields.brand}`.slice(0, 60);
    const description = uglyScript(fields.description, scripts.join(" "));
    // Long texts matter here. Lists as long as can be only take long.
    const few = { fitment: fields.fitment?.slice(0, 5) ?? [], equivalents: [] };
    // One less than a basket can ask for.
    return { ...fields, ...few, quantity: 999_999, brand, name: uglyScript(fields.name), description };
  },
  contact: {
    ...anUglyContact(),
    name: uglyScript(anUglyContact().name, SCRIPT),
    address: uglyScript(anUglyContact().address, scripts.slice(3, 8).join(" ")),
  },
  reason: PICTURE.repeat(10),
  review: {
    name: uglyScript(anUglyReview().name),
    description: uglyScript(anUglyReview().description, `${plain.review.description} ${scripts.join(" ")}`),
  },
} satisfies Texts;

/**
 * One of each thing, each with texts that layouts dislike and with scripts, and in each list short ones beside them.
 */
export async function aHostileShop(world: World, account: Account): Promise<Made> {
  const ordinary = await world.product(plain.product());
  await world.order(ordinary, account);
  await world.review(plain.review);
  await world.profile(account, { ...anUglyProfile(account.email), ...hostile.contact });
  const shop = await aShop(world, account, hostile);
  const millions = { MinimumOrder: 1_000_000, deposit: 1_000_000 };
  await world.order(shop.product, account, {
    ...{ ...hostile.contact, ...millions, isUnverified: true },
    ...{ handling: "sent", version: 4, returned: 999_999 },
    returns: [{ ...aReturn, pieces: 999_999, reason: hostile.reason }],
  });
  return shop;
}

/** Waits for the heading and all that the screen shows. */
export async function seen(page: Page, { heading, shows }: Screen, shop: Made): Promise<void> {
  const title = page.getByRole("heading", { name: textIn(shop, heading), exact: true });
  await expect(title.first()).toBeVisible();
  for (const [text] of shows) {
    const shown = page.getByRole("main").getByText(textIn(shop, text)).filter({ visible: true }).first();
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).toBeVisible();
  }
}
