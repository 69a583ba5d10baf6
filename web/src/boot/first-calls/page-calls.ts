import { nouns } from "@carparts/functions/contract/admin/nouns";
import { type PageRoute, routes } from "#routes.ts";
import type { FirstCalls } from "./first-calls.ts";

const profile = "/profile?own=true";
const trash = { admin: ["/api/trash?limit=25&kind=part&kind=order&kind=review&kind=many"] };

/** The calls of each page's queries, letter by letter. A test finds those that a page makes twice, or not at all. */
const firstCalls: Partial<Record<keyof typeof routes, FirstCalls>> = {
  orderForm: { anyone: ["/products?id=:_id"], account: [profile] },
  dashboard: {
    account: ["/api/saved"],
    customer: ["/ordersItem?own=true&limit=3"],
    admin: ["/api/overview", "/ordersItem?limit=3"],
  },
  manageItem: { admin: ["/api/parts?sort=newest&limit=25"] },
  importParts: { admin: ["/api/imports?limit=25"] },
  coverage: { admin: ["/api/coverage?limit=25", "/api/vehicles"] },
  reorder: { admin: ["/api/reorder?days=30&limit=25"] },
  users: { admin: ["/users?limit=25"] },
  audit: { admin: ["/api/audit?limit=25"] },
  account: {
    admin: ["/api/users/:_id", "/api/users/:_id/orders?limit=5", "/api/users/:_id/reviews?limit=10"],
  },
  manageOrders: { admin: ["/api/orders?sort=newest&limit=25"] },
  ordersTrash: trash,
  partsTrash: trash,
  managedPart: {
    admin: [
      "/api/parts/:_id",
      "/api/products/:_id/orders?limit=5",
      "/api/products/:_id/waiting",
      "/api/products/:_id/movements?limit=10",
      "/api/products/:_id/changes?limit=10",
    ],
  },
  reviews: { admin: ["/api/reviews?limit=10"] },
  myOrders: { account: ["/ordersItem?own=true&limit=25"] },
  payment: { account: ["/payment/:_id"] },
  profile: { account: [profile] },
  review: { account: [profile] },
};

/** A noun's screen asks for its list. */
function firstCallsOfNoun(path: string): FirstCalls {
  const noun = Object.values(nouns).find(
    ({ collection }) => path === `${routes.manageItem.path}/${collection}`,
  );
  return noun ? { admin: [`/api/${noun.collection}?limit=25`] } : {};
}

/** Every page of the dashboard asks for the role. */
export function firstCallsOf(name: string, { path }: PageRoute): FirstCalls {
  const own = firstCalls[name as keyof typeof routes] ?? firstCallsOfNoun(path);
  if (!path.startsWith(routes.dashboard.path)) return own;
  return { ...own, account: ["/admin/:account", ...(own.account ?? [])] };
}
