/** Who a page is for. Guests are sent to the login, and customers are told that a page is for admins. */
export type Access = "anyone" | "signed-in" | "admin";

/** Where the dashboard's menu has a screen: among the specification's entries, or in a group below them. */
export type MenuPlace = "Everyone" | "Customers" | "Admins" | "Parts" | "Orders" | "Shop";

export interface PageRoute {
  readonly path: string;
  /** The page's file in `pages/`. */
  readonly page: string;
  readonly access: Access;
  /** A dashboard screen's heading, and its words in the menu. */
  readonly title?: string;
  readonly menu?: MenuPlace;
  /** Whether it's rendered at build, the same for every guest and every query. */
  readonly prerendered?: true | "without-query";
  /** The function that renders it at a request; one that is rendered at build for some of them. */
  readonly servedBy?: "partPage" | "api";
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
  addItem: {
    path: "/dashBord/addItem",
    page: "back-office/add-item-page",
    access: "admin",
    title: "Add Item",
    menu: "Admins",
  },
  manageItem: {
    path: "/dashBord/manageItem",
    page: "back-office/manage-item-page",
    access: "admin",
    title: "Manage Item",
    menu: "Admins",
  },
  importParts: {
    path: "/dashBord/manageItem/import",
    page: "back-office/parts/import-page",
    access: "admin",
    title: "Import",
    menu: "Parts",
  },
  countStock: {
    path: "/dashBord/manageItem/count",
    page: "back-office/parts/count-page",
    access: "admin",
    title: "Count stock",
    menu: "Parts",
  },
  labels: {
    path: "/dashBord/manageItem/labels",
    page: "back-office/parts/labels-page",
    access: "admin",
    title: "Labels",
    menu: "Parts",
  },
  makers: {
    path: "/dashBord/manageItem/makers",
    page: "back-office/parts/makers-page",
    access: "admin",
    title: "Makers",
    menu: "Parts",
  },
  coverage: {
    path: "/dashBord/coverage",
    page: "back-office/overview/coverage-page",
    access: "admin",
    title: "Coverage",
    menu: "Parts",
  },
  reorder: {
    path: "/dashBord/reorder",
    page: "back-office/overview/reorder-page",
    access: "admin",
    title: "Reorder list",
    menu: "Parts",
  },
  users: {
    path: "/dashBord/user",
    page: "back-office/users-page",
    access: "admin",
    title: "Users",
    menu: "Admins",
  },
  // Before that of a uid, which it would be, too.
  audit: {
    path: "/dashBord/user/audit",
    page: "back-office/users/audit-page",
    access: "admin",
    title: "Audit log",
    menu: "Shop",
  },
  account: {
    path: "/dashBord/user/:uid",
    page: "back-office/users/account-page",
    access: "admin",
    title: "Account",
  },
  manageOrders: {
    path: "/dashBord/manageOrder",
    page: "back-office/manage-orders-page",
    access: "admin",
    title: "Manage ALL Orsers",
    menu: "Admins",
  },
  picking: {
    path: "/dashBord/manageOrder/picking",
    page: "back-office/orders/picking-page",
    access: "admin",
    title: "Picking list",
    menu: "Orders",
  },
  parcels: {
    path: "/dashBord/manageOrder/parcels",
    page: "back-office/orders/parcels-page",
    access: "admin",
    title: "Packing slips",
  },
  ordersTrash: {
    path: "/dashBord/manageOrder/trash",
    page: "back-office/trash-page",
    access: "admin",
    title: "Deleted items",
  },
  partsTrash: {
    path: "/dashBord/manageItem/trash",
    page: "back-office/trash-page",
    access: "admin",
    title: "Deleted items",
    menu: "Shop",
  },
  reviews: {
    path: "/dashBord/reviews",
    page: "back-office/overview/reviews-page",
    access: "admin",
    title: "Reviews",
    menu: "Shop",
  },
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
  profile: {
    path: "/dashBord/mayProfile",
    page: "profile-page",
    access: "signed-in",
    title: "Profile",
    menu: "Everyone",
  },
  notFound: { path: "*", page: "not-found-page", access: "anyone", prerendered: true },
} as const satisfies Record<string, PageRoute>;
