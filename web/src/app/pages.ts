import type { ComponentType } from "react";
import type { AccountPageProps } from "#auth/session.ts";
import { lazyPage } from "#lib/loading/lazy-page.ts";
import HomePage from "#pages/home/home-page.tsx";
import { type PageRoute, routes } from "#routes.ts";

type PageComponent = ComponentType<AccountPageProps>;

const files = import.meta.glob<{ default: PageComponent }>(
  ["./**/*-page.tsx", "!./home/home-page.tsx", "!./dashboard/dashboard-page.tsx"],
  { base: "../pages" },
);

/** Each page is its own chunk, except the home page, which is part of the main bundle. */
export const pages = Object.values<PageRoute>(routes).map((route) => {
  const load = files[`./${route.page}.tsx`];
  return { ...route, Page: load ? lazyPage(load) : HomePage };
});

/** Around every page of the dashboard. */
export const DashboardPage = lazyPage(() => import("#pages/dashboard/dashboard-page.tsx"));

export const AdminOnly = lazyPage(() => import("./admin-only.tsx"));
