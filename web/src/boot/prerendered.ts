/** The pages that are the same for every guest, and so rendered at build. Spelt as the specification spells them. */
export const guestPaths = {
  home: "/",
  login: "/login",
  passwordReset: "/reast",
  registration: "/singIn",
  portfolio: "/portfoli",
  blog: "/Blog",
} as const;

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
  if (prerendered === pathname) return prerendered !== guestPaths.login || search === "";
  const isKnown = Object.values(guestPaths).some((path) => plain(path) === plain(pathname));
  return prerendered === UNKNOWN && !isKnown && !/^\/(myorder|dashbord)(\/|$)/i.test(pathname);
}
