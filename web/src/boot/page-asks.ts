import { type PageRoute, routes } from "#routes.ts";
import type { Asks } from "./asks.ts";

const role = "/admin/:account";
const profile = "/profile?own=true";
const ownOrders = "/ordersItem?own=true&limit=25";
const allOrders = "/ordersItem?limit=25";

/** What the pages begin with. A test finds calls that a page makes twice, or not at all. */
const asks: Partial<Record<keyof typeof routes, Asks>> = {
  orderForm: { anyone: ["/products?id=:_id"], account: [profile] },
  dashboard: {
    account: ["/api/saved"],
    customer: [ownOrders],
    admin: [allOrders, "/api/damage", "/api/low-stock?limit=10", "/revew?limit=10"],
  },
  manageItem: { admin: ["/products?sort=newest&limit=25"] },
  users: { admin: ["/users?limit=25"] },
  manageOrders: { admin: [allOrders] },
  myOrders: { account: [ownOrders] },
  payment: { account: ["/payment/:_id"] },
  profile: { account: [profile] },
};

/** Every page of the dashboard asks for the role. */
export function asksOf(name: string, { path }: PageRoute): Asks {
  const own = asks[name as keyof typeof routes] ?? {};
  if (!path.startsWith(routes.dashboard.path)) return own;
  return { ...own, account: [role, ...(own.account ?? [])] };
}
