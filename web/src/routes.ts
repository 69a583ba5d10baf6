/** Who may open a page. Guests are redirected to the login, and customers see that a page is for admins. */
export type Access = "anyone" | "signed-in" | "admin";

/** A screen's place in the dashboard's menu: among the specification's entries, or in a group below them. */
export type MenuPlace = "Everyone" | "Customers" | "Admins" | "Parts" | "Orders" | "Figures" | "People";

export interface PageRoute {
  readonly path: string;
  /** The page's file in `pages/`. */
  readonly page: string;
  readonly access: Access;
  /** A dashboard screen's heading, and its words in the menu. */
  readonly title?: string;
  readonly menu?: MenuPlace | undefined;
  /** Rendered at build, the same for every guest and every query. */
  readonly prerendered?: true | "without-query";
  /** The function that renders it at a request; one that is rendered at build for some of them. */
  readonly servedBy?: "partPage" | "api";
}

// The boot scripts have no routes in them, because this has no effects.
/*@__NO_SIDE_EFFECTS__*/
function officePage<Path extends string>(path: Path, page: string, title: string, menu?: MenuPlace) {
  return { path: `/dashBord${path}`, page: `back-office/${page}`, access: "admin", title, menu } as const;
}

/** Every page of the site. Paths are spelled as in the specification. */
export const routes = {
  home: { path: "/", page: "home/home-page", access: "anyone", prerendered: true },
  // With a link from an email, the login shows something else.
  login: { path: "/login", page: "login-page", access: "anyone", prerendered: "without-query" },
  passwordReset: { path: "/reast", page: "password-reset-page", access: "anyone", prerendered: true },
  registration: { path: "/singIn", page: "registration-page", access: "anyone", prerendered: true },
  portfolio: { path: "/portfoli", page: "portfolio/portfolio-page", access: "anyone", prerendered: true },
  blog: { path: "/Blog", page: "blog/blog-page", access: "anyone", prerendered: true },
  catalogue: {
    path: "/parts",
    page: "catalogue/catalogue-page",
    access: "anyone",
    prerendered: true,
    servedBy: "api",
  },
  part: { path: "/part/:id", page: "part-page", access: "anyone", servedBy: "partPage" },
  basket: { path: "/basket", page: "basket/basket-page", access: "anyone", prerendered: true },
  legal: { path: "/legal", page: "legal/legal-page", access: "anyone", prerendered: true },
  orderForm: { path: "/myOrder/:_id", page: "order-form-page", access: "signed-in" },
  dashboard: { path: "/dashBord", page: "dashboard/overview-page", access: "signed-in", title: "Dashbord" },
  addItem: officePage("/addItem", "add-item-page", "Add Item", "Admins"),
  manageItem: officePage("/manageItem", "manage-item-page", "Manage Item", "Admins"),
  importParts: officePage("/manageItem/import", "parts/import-page", "Import", "Parts"),
  countStock: officePage("/manageItem/count", "parts/count-page", "Count stock", "Parts"),
  labels: officePage("/manageItem/labels", "parts/labels-page", "Labels", "Parts"),
  manufacturers: officePage("/manageItem/makers", "parts/nouns-page", "Makers", "Parts"),
  suppliers: officePage("/manageItem/suppliers", "parts/nouns-page", "Suppliers", "Parts"),
  purchases: officePage("/manageItem/purchases", "parts/nouns-page", "Purchases", "Parts"),
  coverage: officePage("/coverage", "overview/coverage-page", "Coverage", "Figures"),
  reorder: officePage("/reorder", "overview/reorder-page", "Reorder list", "Figures"),
  users: officePage("/user", "users-page", "Users", "Admins"),
  // Before that of a uid, which it would be, too.
  audit: officePage("/user/audit", "users/audit-page", "Audit log", "People"),
  account: officePage("/user/:uid", "users/account-page", "Account"),
  manageOrders: officePage("/manageOrder", "manage-orders-page", "Manage ALL Orsers", "Admins"),
  picking: officePage("/manageOrder/picking", "orders/picking-page", "Picking list", "Orders"),
  parcels: officePage("/manageOrder/parcels", "orders/parcels-page", "Parcels", "Orders"),
  invoices: officePage("/manageOrder/invoices", "orders/parcels-page", "Invoices", "Orders"),
  statement: officePage("/manageOrder/statement", "orders/parcels-page", "Bank statement", "Orders"),
  books: officePage("/manageOrder/books", "orders/parcels-page", "Books", "Orders"),
  ordersTrash: officePage("/manageOrder/trash", "trash-page", "Undo changes"),
  partsTrash: officePage("/manageItem/trash", "trash-page", "Undo changes", "Parts"),
  // After those of other screens, which it would be, too.
  managedPart: officePage("/manageItem/:id", "parts/part-page", "Part"),
  reviews: officePage("/reviews", "overview/reviews-page", "Reviews", "People"),
  myOrders: {
    path: "/dashBord/UserOrder",
    page: "my-orders-page",
    access: "signed-in",
    title: "MY Orders",
    menu: "Customers",
  },
  review: {
    path: "/dashBord/UserOrder/revew",
    page: "review-page",
    access: "signed-in",
    title: "Add ReveW",
    menu: "Customers",
  },
  payment: {
    path: "/dashBord/UserOrder/payment/:_id",
    page: "payment-page",
    access: "signed-in",
    title: "Payment",
  },
  invoice: {
    path: "/dashBord/UserOrder/invoice/:number",
    page: "payment-page",
    access: "signed-in",
    title: "Invoice",
  },
  profile: {
    path: "/dashBord/mayProfile",
    page: "profile-page",
    access: "signed-in",
    title: "Profile",
    menu: "Everyone",
  },
  notFound: { path: "*", page: "not-found-page", access: "anyone", prerendered: true },
} as const satisfies Record<string, PageRoute>;
