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
  {
    ...{ name: "Looked for and not found", about: "Figures", words: "missed searches zero results" },
    to: `${routes.dashboard.path}#missed`,
  },
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
    to: routes.parcels.path,
    words: "ship tracking parcels",
  },
  { name: "Export the books", to: routes.books.path, words: "accountant csv vat month sums" },
  { name: "Count a shelf", to: routes.countStock.path, words: "stocktake inventory scan" },
  { name: "Receive a delivery", to: `${routes.countStock.path}?mode=deliver`, words: "book in restock scan" },
  { name: "Print labels", to: routes.labels.path, words: "barcode qr" },
  { name: "Add a maker", to: routes.manufacturers.path, words: "brand manufacturer gpsr" },
  { name: "See what to reorder", to: routes.reorder.path, words: "buy purchase supplier low stock" },
  {
    ...{ name: "Restore a deleted part, order or review", to: routes.partsTrash.path },
    words: "undo trash bin items import bulk change count",
  },
  { name: "Make somebody an admin", to: routes.users.path, words: "role promote staff" },
  { name: "See who changed what", to: routes.audit.path, words: "log history" },
];
