/** Every URL of the site, spelt as the specification spells it. */
export const paths = {
  home: "/",
  login: "/login",
  passwordReset: "/reast",
  registration: "/singIn",
  portfolio: "/portfoli",
  blog: "/Blog",
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

/** What is rendered at build. Every other page is for those who are signed in, or is not there at all. */
export const prerenderedPaths = [
  paths.home,
  paths.blog,
  paths.portfolio,
  paths.login,
  paths.registration,
  paths.passwordReset,
] as const;

/** The path in whose name the page for unknown addresses is rendered. */
export const UNKNOWN = "*";

/** The router takes a path in any case and with a slash at its end. */
function plain(pathname: string): string {
  return pathname.toLowerCase().replace(/(.)\/$/, "$1");
}

/**
 * Whether a page that was rendered for `prerendered` is what stands at this address. The login shows something
 * else to whoever comes by a letter's link.
 */
export function isPageOf(prerendered: string, { pathname, search }: Pick<Location, "pathname" | "search">) {
  if (prerendered === pathname) return prerendered !== paths.login || search === "";
  const isKnown = prerenderedPaths.some((path) => plain(path) === plain(pathname));
  return prerendered === UNKNOWN && !isKnown && !/^\/(myorder|dashbord)(\/|$)/i.test(pathname);
}
