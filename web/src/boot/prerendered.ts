/** Pages that are the same for every guest, prerendered at build. Spelled as in the specification. */
export const guestPaths = {
  home: "/",
  login: "/login",
  passwordReset: "/reast",
  registration: "/singIn",
  portfolio: "/portfoli",
  blog: "/Blog",
} as const;

/** The path that the page for unknown addresses is rendered for. */
export const UNKNOWN = "*";

/** The router ignores case and a trailing slash. */
function plain(pathname: string): string {
  return pathname.toLowerCase().replace(/(.)\/$/, "$1");
}

/** Whether a prerendered page belongs to this address. The login shows something else for a link from an email. */
export function isPageOf(prerendered: string, { pathname, search }: Pick<Location, "pathname" | "search">) {
  if (prerendered === pathname) return prerendered !== guestPaths.login || search === "";
  const isKnown = Object.values(guestPaths).some((path) => plain(path) === plain(pathname));
  return prerendered === UNKNOWN && !isKnown && !/^\/(myorder|dashbord)(\/|$)/i.test(pathname);
}
