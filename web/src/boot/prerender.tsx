import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { App } from "#app/app.tsx";
import { guestPaths, UNKNOWN } from "./prerendered.ts";

export { UNKNOWN };

/** The paths to render, and the files that Hosting serves them from. */
export const files = {
  ...Object.fromEntries(Object.values(guestPaths).map((path) => [path, `${path.slice(1) || "index"}.html`])),
  [UNKNOWN]: "404.html",
};

/** The page's module, as named in the build manifest. The home page is in the main bundle. */
export const modules: Readonly<Record<string, string>> = {
  [guestPaths.blog]: "src/pages/blog/blog-page.tsx",
  [guestPaths.portfolio]: "src/pages/portfolio/portfolio-page.tsx",
  [guestPaths.login]: "src/pages/login-page.tsx",
  [guestPaths.registration]: "src/pages/registration-page.tsx",
  [guestPaths.passwordReset]: "src/pages/password-reset-page.tsx",
  [UNKNOWN]: "src/pages/not-found-page.tsx",
};

/** A page's HTML for guests. Its head elements come first. */
export async function render(path: string): Promise<string> {
  const shop = (
    <StrictMode>
      <StaticRouter location={path === UNKNOWN ? "/404" : path}>
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
