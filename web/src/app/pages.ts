import type { ComponentType } from "react";
import type { OwnPageProps } from "#auth/session.ts";
import { lazyPage } from "#lib/loading/lazy-page.ts";
import HomePage from "#pages/home/home-page.tsx";
import { type PageRoute, routes } from "#routes.ts";

type Page = ComponentType<OwnPageProps>;

const files = import.meta.glob<{ default: Page }>(
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
