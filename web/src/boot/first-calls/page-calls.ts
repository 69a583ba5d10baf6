import { managedOrdersQuery } from "#features/orders/manage/managed-orders.queries.ts";
import { latestOrdersQuery, ownOrdersQuery, paymentQuery } from "#features/orders/orders.queries.ts";
import { overviewQuery } from "#features/overview/manage/overview.queries.ts";
import { managedPartsQuery } from "#features/products/manage/managed-parts.queries.ts";
import { productQuery } from "#features/products/product.queries.ts";
import { profileQuery } from "#features/profiles/profiles.queries.ts";
import { savedQuery } from "#features/saved/saved.queries.ts";
import { usersQuery } from "#features/users/manage/users.queries.ts";
import { adminQuery } from "#features/users/role.queries.ts";
import { type PageRoute, routes } from "#routes.ts";
import { firstCallOf } from "./first-call.ts";
import type { FirstCalls } from "./first-calls.ts";

// Runs at build alone, so no page loads these queries because of it.

/** Who it is, the token says; the path says it where the API wants it there. */
const account = { uid: "", email: ":account" };

const role = firstCallOf(adminQuery(account));
const profile = firstCallOf(profileQuery(account));

/** What the pages begin with. A test finds calls that a page makes twice, or not at all. */
const firstCalls: Partial<Record<keyof typeof routes, FirstCalls>> = {
  orderForm: { anyone: [firstCallOf(productQuery(":_id"))], account: [profile] },
  dashboard: {
    account: [firstCallOf(savedQuery(""))],
    customer: [firstCallOf(latestOrdersQuery("", true))],
    admin: [firstCallOf(overviewQuery), firstCallOf(latestOrdersQuery("", false))],
  },
  manageItem: { admin: [firstCallOf(managedPartsQuery({ sort: "newest" }))] },
  users: { admin: [firstCallOf(usersQuery)] },
  manageOrders: { admin: [firstCallOf(managedOrdersQuery({ sort: "newest" }))] },
  myOrders: { account: [firstCallOf(ownOrdersQuery(""))] },
  payment: { account: [firstCallOf(paymentQuery("", ":_id"))] },
  profile: { account: [profile] },
  review: { account: [profile] },
};

/** Every page of the dashboard asks for the role. */
export function firstCallsOf(name: string, { path }: PageRoute): FirstCalls {
  const own = firstCalls[name as keyof typeof routes] ?? {};
  if (!path.startsWith(routes.dashboard.path)) return own;
  return { ...own, account: [role, ...(own.account ?? [])] };
}
