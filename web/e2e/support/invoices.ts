import { fulfilOrders } from "@carparts/functions/contract/admin/fulfilment";
import type { AddProduct } from "@carparts/functions/contract/admin/products";
import { placeBasket } from "@carparts/functions/contract/basket/place-basket";
import type { Order } from "@carparts/functions/contract/orders";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import { aBasket } from "@carparts/functions/testing/builders";
import type { World } from "@carparts/functions/testing/world";

/** Takes orders a step further that an admin sees in this version. Answers with their invoice. */
export async function step(
  admin: Account,
  orders: readonly Pick<Order, "_id">[],
  handling: "picked" | "sent",
  { version, invoice = false }: { version: number; invoice?: boolean },
): Promise<string | undefined> {
  const items = orders.map(({ _id }) => ({ _id, version }));
  const body = { items, handling, ...(invoice && { invoice }) };
  return (await as(admin).call(fulfilOrders, { body })).output.items[0]?.invoice;
}

/** A basket of these parts that is sent, with its invoice unless it's to have none. */
export async function sentBasket(
  world: World,
  customer: Account,
  parts: readonly Partial<AddProduct>[],
  { contact = {}, invoice = true }: { contact?: { name?: string; address?: string }; invoice?: boolean } = {},
) {
  const admin = await world.admin();
  const products = await Promise.all(parts.map((part) => world.product(part)));
  const body = { ...aBasket(products, customer), ...contact };
  const { orders } = (await as(customer).call(placeBasket, { body })).output;
  await step(admin, orders, "picked", { version: 1 });
  const number = await step(admin, orders, "sent", { version: 2, invoice });
  const [first] = orders;
  if (!first) throw new Error("A basket has orders.");
  return { admin, orders, first, number: number ?? "" };
}

/** A past month that no other test's papers and payments are in, such as 2019-05. Each test has months of its own. */
export function aPastMonth(half: "first" | "second"): string {
  const years = [2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025];
  const from = half === "first" ? 1 : 7;
  const [year, month] = [years, Array.from({ length: 6 }, (_, place) => from + place)].map(
    (all) => all[Math.floor(Math.random() * all.length)],
  );
  return `${year}-${String(month).padStart(2, "0")}`;
}

/** Papers are of the day on which they are written. These were of another one. */
export async function datePapers(world: World, numbers: readonly string[], day: string): Promise<void> {
  await Promise.all(
    numbers.flatMap((number) => [
      world.change("papers", number, { day }),
      world.change("invoices", number, { day }),
    ]),
  );
}
