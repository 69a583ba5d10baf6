import { type PageRoute, routes } from "#routes.ts";

export interface Command {
  readonly name: string;
  readonly to: string;
  readonly about?: string;
  /** Other words that it's found by. */
  readonly words?: string;
}

/** Screens whose address needs nothing else. */
export const screens: readonly Command[] = [
  { name: "Overview", to: routes.dashboard.path, about: "Figures" },
  ...Object.values<PageRoute>(routes).flatMap(({ path, title = "", access, menu = "" }) =>
    access === "admin" && menu ? [{ name: title, to: path, about: menu === "Admins" ? "Office" : menu }] : [],
  ),
  { name: "Missed searches", to: `${routes.dashboard.path}#missed`, about: "Figures" },
  { name: routes.ordersTrash.title, to: routes.ordersTrash.path, about: "Orders" },
  { name: routes.profile.title, to: routes.profile.path, about: "Your account" },
  { name: "Shop", to: routes.home.path, about: "As customers see it" },
];

export const acts: readonly Command[] = [
  { name: "Add a part", to: routes.addItem.path, words: "new item product create" },
  {
    name: "Import a supplier's list",
    to: routes.importParts.path,
    words: "csv excel xlsx upload file prices",
  },
  { name: "Pick new orders", to: routes.picking.path, words: "packing shelf list" },
  {
    name: "Send picked orders",
    to: `${routes.manageOrders.path}?handling=picked`,
    words: "ship tracking parcels",
  },
  { name: "Count a shelf", to: routes.countStock.path, words: "stocktake inventory scan" },
  { name: "Book in a delivery", to: routes.countStock.path, words: "receive restock scan" },
  { name: "Print labels", to: routes.labels.path, words: "barcode qr" },
  { name: "Add a manufacturer", to: routes.manufacturers.path, words: "brand maker gpsr" },
  { name: "See what to reorder", to: routes.reorder.path, words: "buy purchase supplier low stock" },
  { name: "Restore a deleted part", to: routes.partsTrash.path, words: "undo trash bin" },
  { name: "Restore a deleted order", to: routes.ordersTrash.path, words: "undo trash bin" },
  { name: "Make somebody an admin", to: routes.users.path, words: "role promote staff" },
  { name: "See who changed what", to: routes.audit.path, words: "log history" },
];
