import { auditQuery } from "#features/audit-log/manage/audit-log.queries.ts";
import { coverageQuery, makesQuery } from "#features/coverage/manage/coverage.queries.ts";
import { importsQuery } from "#features/imports/manage/imports.queries.ts";
import { manufacturersQuery } from "#features/manufacturers/manage/manufacturers.queries.ts";
import { ordersOfAccountQuery } from "#features/orders/manage/account-orders.queries.ts";
import { managedOrdersQuery } from "#features/orders/manage/managed-orders.queries.ts";
import { latestOrdersQuery, ownOrdersQuery, paymentQuery } from "#features/orders/orders.queries.ts";
import { overviewQuery } from "#features/overview/manage/overview.queries.ts";
import { managedPartsQuery } from "#features/products/manage/managed-parts.queries.ts";
import { productQuery } from "#features/products/product.queries.ts";
import { profileQuery } from "#features/profiles/profiles.queries.ts";
import { reorderQuery } from "#features/reorder/manage/reorder.queries.ts";
import {
  allReviewsQuery,
  reviewsOfAccountQuery,
} from "#features/reviews/manage/review-moderation.queries.ts";
import { savedQuery } from "#features/saved/saved.queries.ts";
import { byAdmins, trashQuery } from "#features/trash/manage/trash.queries.ts";
import { usersQuery, wholeUserQuery } from "#features/users/manage/users.queries.ts";
import { adminQuery } from "#features/users/role.queries.ts";
import { type PageRoute, routes } from "#routes.ts";
import { firstCallOf } from "./first-call.ts";
import type { FirstCalls } from "./first-calls.ts";

// Runs at build alone, so no page loads these queries because of it.

/** Who it is, the token says; the path says it where the API wants it there. */
const account = { uid: "", email: ":account" };

const role = firstCallOf(adminQuery(account));
const profile = firstCallOf(profileQuery(account));
const trash = { admin: [firstCallOf(trashQuery(byAdmins))] };

/** What the pages begin with. A test finds calls that a page makes twice, or not at all. */
const firstCalls: Partial<Record<keyof typeof routes, FirstCalls>> = {
  orderForm: { anyone: [firstCallOf(productQuery(":_id"))], account: [profile] },
  dashboard: {
    account: [firstCallOf(savedQuery(""))],
    customer: [firstCallOf(latestOrdersQuery("", true))],
    admin: [firstCallOf(overviewQuery), firstCallOf(latestOrdersQuery("", false))],
  },
  manageItem: { admin: [firstCallOf(managedPartsQuery({ sort: "newest" }))] },
  importParts: { admin: [firstCallOf(importsQuery)] },
  makers: { admin: [firstCallOf(manufacturersQuery({}))] },
  coverage: { admin: [firstCallOf(coverageQuery({})), firstCallOf(makesQuery)] },
  reorder: { admin: [firstCallOf(reorderQuery({ days: 30 }))] },
  users: { admin: [firstCallOf(usersQuery)] },
  audit: { admin: [firstCallOf(auditQuery({}))] },
  account: {
    admin: [wholeUserQuery(":_id"), ordersOfAccountQuery(":_id"), reviewsOfAccountQuery(":_id")].map(
      firstCallOf,
    ),
  },
  manageOrders: { admin: [firstCallOf(managedOrdersQuery({ sort: "newest" }))] },
  ordersTrash: trash,
  partsTrash: trash,
  reviews: { admin: [firstCallOf(allReviewsQuery)] },
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
