import { pathOf } from "@carparts/functions/contract/endpoint";
import { matchPath } from "react-router-dom";
import { changedSearch } from "#lib/list-state.ts";
import { routes } from "#routes.ts";

interface OldAddress {
  readonly from: string;
  /** The query's name that opened the screen. */
  readonly name: string;
  readonly to: string;
  /** The old address led there only with a value. */
  readonly needsValue?: boolean;
  /** The name that the value has now. */
  readonly as?: string;
}

const [dashboard, items, users, orders] = [
  routes.dashboard.path,
  routes.manageItem.path,
  routes.users.path,
  routes.manageOrders.path,
];

/** Screens that a query opened until they had paths. Somebody may have noted them. */
const oldAddresses: readonly OldAddress[] = [
  { from: dashboard, name: "coverage", to: routes.coverage.path },
  { from: dashboard, name: "reorder", to: routes.reorder.path },
  { from: dashboard, name: "reviews", to: routes.reviews.path },
  { from: items, name: "import", to: routes.importParts.path },
  { from: items, name: "count", to: routes.countStock.path, as: "mode" },
  { from: items, name: "makers", to: routes.manufacturers.path },
  { from: items, name: "labels", to: routes.labels.path, as: "part" },
  { from: items, name: "trash", to: routes.partsTrash.path },
  { from: users, name: "account", to: routes.account.path, needsValue: true },
  { from: users, name: "audit", to: routes.audit.path },
  { from: orders, name: "picking", to: routes.parcels.path, needsValue: true, as: "paper" },
  { from: orders, name: "picking", to: routes.picking.path },
  { from: orders, name: "trash", to: routes.ordersTrash.path },
];

/** Redirects an old address, with the rest of its query. Undefined for all others. */
export function newAddress({ pathname, search }: Pick<URL, "pathname" | "search">): string | undefined {
  const query = new URLSearchParams(search);
  const old = oldAddresses.find(
    ({ from, name, needsValue }) =>
      matchPath(from, pathname) && (needsValue ? query.get(name) : query.has(name)),
  );
  if (!old) return undefined;
  const values = query.getAll(old.name).filter(Boolean);
  const path = pathOf<string>(old.to, { uid: values[0] ?? "" });
  return path + changedSearch(search, { [old.name]: undefined, ...(old.as && { [old.as]: values }) });
}
