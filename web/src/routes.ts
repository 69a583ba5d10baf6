/** Who a page is for. Guests are sent to the login, and customers are told that a page is for admins. */
export type Access = "anyone" | "signed-in" | "admin";

export interface PageRoute {
  readonly path: string;
  /** The page's file in `pages/`. */
  readonly page: string;
  readonly access: Access;
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
  dashboard: { path: "/dashBord", page: "dashboard/overview-page", access: "signed-in" },
  addItem: { path: "/dashBord/addItem", page: "back-office/add-item-page", access: "admin" },
  manageItem: { path: "/dashBord/manageItem", page: "back-office/manage-item-page", access: "admin" },
  users: { path: "/dashBord/user", page: "back-office/users-page", access: "admin" },
  manageOrders: { path: "/dashBord/manageOrder", page: "back-office/manage-orders-page", access: "admin" },
  myOrders: { path: "/dashBord/UserOrder", page: "my-orders-page", access: "signed-in" },
  review: { path: "/dashBord/UserOrder/revew", page: "review-page", access: "signed-in" },
  payment: { path: "/dashBord/UserOrder/payment/:_id", page: "payment-page", access: "signed-in" },
  profile: { path: "/dashBord/mayProfile", page: "profile-page", access: "signed-in" },
  notFound: { path: "*", page: "not-found-page", access: "anyone", prerendered: true },
} as const satisfies Record<string, PageRoute>;
