import { matchPath } from "react-router-dom";
import { routes } from "#routes.ts";
import { AdminOnly, DashboardPage, pages } from "./pages.ts";

/** Preloads a page's code. If that fails, the page reports it when someone opens it. */
export async function preloadPage(pathname: string): Promise<void> {
  // The last one matches any path.
  const page = pages.find(({ path }) => matchPath(path, pathname));
  const code = [
    page?.Page,
    pathname.startsWith(routes.dashboard.path) && DashboardPage,
    page?.access === "admin" && AdminOnly,
  ];
  await Promise.all(code.map((part) => part && "preload" in part && part.preload().catch(() => {})));
}
