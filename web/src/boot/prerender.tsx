import { StrictMode } from "react";
import { StaticRouter } from "react-router-dom";
import { App } from "#app/app.tsx";
import { Router } from "#app/router.tsx";
import { LOADING, SIGNED_OUT } from "#auth/session.ts";
import { site } from "#lib/shop.ts";
import { type PageRoute, routes } from "#routes.ts";
import { listedPages } from "../listed-pages.ts";
import { firstCallsOf } from "./first-calls/page-calls.ts";
import { leastTags, previewTags, shopPicture, wordsOf } from "./page-head.ts";
import { addressesOf, fileOf } from "./prerendered.ts";
import { renderToHtml } from "./render-to-html.ts";
import { splitHead } from "./split-head.ts";

/** The modules of a page that aren't in the main bundle. */
function modulesOf({ path, page, access }: PageRoute): string[] {
  if (path === routes.home.path) return [];
  const modules = [`src/pages/${page}.tsx`];
  if (path.startsWith(routes.dashboard.path)) modules.push("src/pages/dashboard/dashboard-page.tsx");
  if (access === "admin") modules.push("src/app/admin-only.tsx");
  return modules;
}

/** The pages to render, with the files that Hosting serves them from. An account's page is rendered as its frame. */
export const pages = Object.entries<PageRoute>(routes).map(([name, route]) => ({
  path: route.path,
  file: fileOf(name, route),
  modules: modulesOf(route),
  addresses: addressesOf(route),
  isServed: route.servedBy !== undefined && !route.prerendered,
  firstCalls: route.access === "anyone" ? undefined : firstCallsOf(name, route),
}));

function withPreview(html: string, path: string): string {
  const page = { url: site + path, picture: shopPicture(site) };
  const { head, body } = splitHead(html);
  // The home page's first packets have no room for more.
  if (path === routes.home.path) return head + leastTags(page) + body;
  const isListed = listedPages.some((listed) => listed.path === path);
  return isListed ? head + previewTags({ ...wordsOf(head), ...page }) + body : html;
}

/** A page's HTML while nobody is known to be there. Its head elements come first. */
export async function render({ path, firstCalls }: (typeof pages)[number]): Promise<string> {
  const shop = (
    <StrictMode>
      <StaticRouter location={path.replace("*", "/404")}>
        <App begins={firstCalls ? LOADING : SIGNED_OUT}>
          <Router />
        </App>
      </StaticRouter>
    </StrictMode>
  );
  return withPreview(await renderToHtml(shop), path);
}
