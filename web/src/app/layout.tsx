import { type RefObject, Suspense, useEffect, useRef } from "react";
import { Outlet, useLocation, useNavigationType } from "react-router-dom";
import { becomeReady } from "#lib/loading/ready.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { LoadFailed } from "#ui/load-failed.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { useClearFocus } from "./clear-focus.ts";
import { Footer } from "./footer.tsx";
import { Navbar } from "./navbar.tsx";

export function Layout() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useFreshStart(main);
  useClearFocus();
  return (
    <>
      <a href="#main" className="btn btn-primary -top-16 fixed left-3 z-50 focus:top-3">
        Skip to content
      </a>
      <Navbar />
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
      <Footer />
    </>
  );
}

function Ready() {
  useEffect(becomeReady, []);
  return null;
}

function LoadingPage() {
  return (
    <div className="pt-16">
      <Spinner label="Loading the page" />
    </div>
  );
}

/** Starts each page at its top or its anchor, also for screen readers, and even if you click its link again. */
function useFreshStart(main: RefObject<HTMLElement | null>) {
  const { pathname, search, hash, key } = useLocation();
  const isLink = useNavigationType() !== "POP";
  const shown = useRef({ pathname, search, key });
  useEffect(() => {
    const last = shown.current;
    shown.current = { pathname, search, key };
    const isAgain = last.key !== key && last.search === search && isLink;
    if (last.pathname === pathname && !isAgain) return;
    scrollTo(0, 0);
    document.getElementById(hash.slice(1))?.scrollIntoView();
    main.current?.focus({ preventScroll: true });
  }, [pathname, search, hash, key, isLink, main]);
}
