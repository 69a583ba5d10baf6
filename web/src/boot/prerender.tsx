import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { App } from "#app/app.tsx";
import { type PageRoute, routes } from "#routes.ts";
import { addressesOf } from "./prerendered.ts";

function fileOf(path: string): string {
  if (path === routes.notFound.path) return "404.html";
  return path === routes.home.path ? "index.html" : `${path.slice(1)}.html`;
}

/** The pages to render, with the files that Hosting serves them from. */
export const pages = Object.values<PageRoute>(routes)
  .filter(({ prerendered }) => prerendered)
  .map((route) => ({
    path: route.path,
    file: fileOf(route.path),
    module: `src/pages/${route.page}.tsx`,
    addresses: addressesOf(route),
  }));

/** A page's HTML for guests. Its head elements come first. */
export async function render(path: string): Promise<string> {
  const shop = (
    <StrictMode>
      <StaticRouter location={path.replace("*", "/404")}>
        <App />
      </StaticRouter>
    </StrictMode>
  );
  const failures: unknown[] = [];
  const { prelude } = await prerender(shop, {
    // Otherwise, React moves slow parts to the end and inserts them with an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (failure) => void failures.push(failure),
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}
