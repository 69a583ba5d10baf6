import { guestPaths } from "./boot/prerendered.ts";

/** Every URL of the site, spelled as in the specification. */
export const paths = {
  ...guestPaths,
  featured: "/#featured",
  orderForm: (productId: string) => `/myOrder/${encodeURIComponent(productId)}`,
  dashboard: "/dashBord",
  addItem: "/dashBord/addItem",
  manageItem: "/dashBord/manageItem",
  users: "/dashBord/user",
  myOrders: "/dashBord/UserOrder",
  manageOrders: "/dashBord/manageOrder",
  review: "/dashBord/UserOrder/revew",
  payment: (orderId: string) => `/dashBord/UserOrder/payment/${encodeURIComponent(orderId)}`,
  profile: "/dashBord/mayProfile",
} as const;
