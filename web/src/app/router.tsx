import { type RouteObject, useRoutes } from "react-router-dom";
import { routes } from "#routes.ts";
import { SignedIn } from "./guard.tsx";
import { Layout } from "./layout.tsx";
import { AdminOnly, DashboardPage, pages } from "./pages.ts";

const dashboard = routes.dashboard.path;

/** The routes of the pages that are part of the dashboard, or of all others. */
function createRoutes(isInDashboard: boolean): RouteObject[] {
  return pages
    .filter(({ path }) => path.startsWith(dashboard) === isInDashboard)
    .map(({ path, access, Page }) => {
      if (access === "anyone") return { path, element: <Page /> };
      const Guard = access === "admin" ? AdminOnly : SignedIn;
      return { path, element: <Guard page={Page} /> };
    });
}

const tree: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      ...createRoutes(false),
      { path: dashboard, element: <SignedIn page={DashboardPage} />, children: createRoutes(true) },
    ],
  },
];

export function Router() {
  return useRoutes(tree);
}
