import type { Product } from "@carparts/functions/contract/products";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

export const contact = { name: "Jo Miller", address: "12 Workshop Road", mobile: "+1 555 0177" };

export async function addToBasket(page: Page, part: Product): Promise<void> {
  await page.goto(`/part/${part._id}`);
  await expect(page.getByText(`${part.quantity} in stock`)).toBeVisible();
  // The part's own button has words. One of the same name may stand beside it.
  const add = page.getByRole("button", { name: `Add to basket: ${part.name}` });
  await add.filter({ hasText: "Add to basket" }).click();
  await expect(page.getByText(`In your basket: ${part.name}`)).toBeVisible();
}

export function basketLink(page: Page) {
  return page.getByRole("link", { name: /^Basket/ });
}

/** Waits for the page: a part's own page has fields of the same names. */
export async function openBasket(page: Page): Promise<void> {
  await basketLink(page).click();
  await expect(page.getByRole("heading", { name: "Basket", level: 1 })).toBeVisible();
}

export function basketLine(page: Page, part: Pick<Product, "name">) {
  return page
    .getByRole("list", { name: "Parts in your basket" })
    .getByRole("listitem")
    .filter({ hasText: part.name });
}

export async function fillContact(page: Page): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill(contact.name);
  await page.getByLabel("Address").fill(contact.address);
  await page.getByLabel("Mobile").fill(contact.mobile);
}

export const placeOrder = (page: Page) => page.getByRole("button", { name: "Place Order" });
export const thanks = (page: Page) => page.getByRole("region", { name: "Thank you" });

/** Lets the server answer the next such write, and the answer get lost on its way. */
export async function loseAnswer(page: Page, address: string | RegExp): Promise<void> {
  let isLost = false;
  await page.route(address, async (route) => {
    if (isLost || route.request().method() === "GET") return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}
