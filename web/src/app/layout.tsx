import { type RefObject, Suspense, useEffect, useLayoutEffect, useRef } from "react";
import { Outlet, useLocation, useNavigationType } from "react-router-dom";
import { lazyPage } from "#lib/loading/lazy-page.ts";
import { markHydrated } from "#lib/loading/ready.ts";
import { ErrorBoundary } from "#ui/states/error-boundary.tsx";
import { LoadFailed } from "#ui/states/load-failed.tsx";
import { Spinner } from "#ui/states/spinner.tsx";
import { StaticIsland } from "#ui/static-island.tsx";
import { useClearFocus } from "./clear-focus.ts";
import { useFollowedLinks } from "./follow-links.ts";
import { Navbar } from "./navbar.tsx";

/** In the HTML of every prerendered page. */
const Footer = lazyPage(() => import("./footer.tsx"));

export function Layout() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useFreshStart(main);
  useClearFocus();
  useFollowedLinks();
  return (
    <>
      <a href="#main" className="btn btn-primary -top-16 fixed left-3 z-50 focus:top-3">
        Skip to content
      </a>
      <ErrorBoundary fallback={() => null}>
        <Navbar />
      </ErrorBoundary>
      {/* As tall as the window, so that the footer doesn't jump while a page loads. */}
      <main id="main" ref={main} tabIndex={-1} className="min-h-dvh">
        <ErrorBoundary
          resetKey={pathname}
          fallback={(error) => (
            <div className="shell py-16">
              <LoadFailed what="This page" error={error} onRetry={() => location.reload()} />
            </div>
          )}
        >
          <Suspense fallback={<LoadingPage />}>
            <Outlet />
            <Ready />
          </Suspense>
        </ErrorBoundary>
      </main>
      <footer className="mt-16 bg-neutral text-neutral-content">
        <StaticIsland id="footer">
          <Suspense>
            <Footer />
          </Suspense>
        </StaticIsland>
      </footer>
    </>
  );
}

function Ready() {
  useEffect(markHydrated, []);
  return null;
}

function LoadingPage() {
  return (
    <div className="pt-16">
      <Spinner label="Loading the page" />
    </div>
  );
}

/** Scroll position of each history entry, by its key. */
const places: Record<string, number> = {};

/**
 * Starts each page at its top or its anchor, also for screen readers, and even if you click its link again. Back leads to
 * where the page was left.
 */
function useFreshStart(main: RefObject<HTMLElement | null>) {
  const { pathname, search, hash, key } = useLocation();
  const isLink = useNavigationType() !== "POP";
  const shown = useRef({ pathname, search, key });
  useLayoutEffect(() => {
    const last = shown.current;
    shown.current = { pathname, search, key };
    const isAgain = last.key !== key && last.search === search && isLink;
    if (last.pathname === pathname && !isAgain) return;
    scrollTo(0, isLink ? 0 : (places[key] ?? 0));
    document.getElementById(hash.slice(1))?.scrollIntoView();
    // A field that takes a scanner's numbers keeps the focus.
    if (!main.current?.querySelector(":focus")) main.current?.focus({ preventScroll: true });
  }, [pathname, search, hash, key, isLink, main]);
  useEffect(() => {
    const saveScroll = () => {
      places[shown.current.key] = scrollY;
    };
    addEventListener("scroll", saveScroll, { passive: true });
    return () => removeEventListener("scroll", saveScroll);
  }, []);
}
