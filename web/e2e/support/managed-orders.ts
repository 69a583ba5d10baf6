import type { Order } from "@carparts/functions/contract/orders";
import type { World } from "@carparts/functions/testing/world";
import type { Locator, Page } from "@playwright/test";
import { aWord } from "./catalogue.ts";

type Made = Partial<Order>;

/** As many orders as there are fields, of a customer with a name of its own. The last is the newest. */
export async function ordersOf(world: World, fields: readonly Made[]) {
  const [name, customer, product] = [aWord(), await world.customer(), await world.product()];
  const orders: Order[] = [];
  for (const [place, made] of fields.entries()) {
    const createdAt = `2998-01-01T00:00:${String(place).padStart(2, "0")}.000Z`;
    orders.push(await world.order(product, customer, { name, createdAt, ...made }));
  }
  return { name, customer, product, orders };
}

/** Those fields of an order that is picked. */
export const picked: Made = {
  ...{ handling: "picked", version: 2 },
  history: [{ handling: "picked", at: "2998-02-01T00:00:00.000Z" }],
};

export function rowOf(page: Page, { number }: Pick<Order, "number">): Locator {
  return page.getByRole("table", { name: "Manage ALL Orsers" }).getByRole("row").filter({ hasText: number });
}

/** The order that is open beside the list. */
export function openedIn(page: Page, { number }: Pick<Order, "number">): Locator {
  return page.getByRole("region", { name: `Order ${number}` });
}
