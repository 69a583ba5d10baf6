import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef, useState } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { hasAdminSession } from "#auth/admin-session.ts";
import type { AccountPageProps } from "#auth/session.ts";
import { useSession } from "#auth/session-context.tsx";
import { SessionEnded } from "#auth/session-ended.tsx";
import { useRole } from "#features/users/role.queries.ts";
import { useLoaded } from "#lib/loading/use-loaded.ts";
import { Spinner } from "#ui/states/spinner.tsx";
import { DashboardDrawer } from "./dashboard-drawer.tsx";
import { DashboardMenu } from "./dashboard-menu.tsx";
import { OfficeBar } from "./office-bar.tsx";
import { newAddress } from "./old-addresses.ts";

const loadLiveOrders = async () =>
  (await import("#features/orders/manage/live/load-live.ts")).loadLiveOrders();

const loadOfficeSearch = () => import("#pages/back-office/quick-search/office-search.tsx");

/** Gives the page the office's frame while an admin is at the dashboard. See boot/boot-office.ts. */
function useOfficeFrame(isAdmin: boolean | undefined): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.toggle("in-office", isAdmin ?? hasAdminSession());
    return () => classList.remove("in-office");
  }, [isAdmin]);
}

/** Lets whoever uses a keyboard or listens begin with a new screen, not with the menu that they have just used. */
function useScreenFocus(screen: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A field that takes a scanner's numbers keeps the focus.
    if (!screen.current?.querySelector(":focus")) screen.current?.focus({ preventScroll: true });
  }, [pathname, screen]);
}

/** Screens don't wait for the role. The menu adds the admin's entries once it's known. */
export default function DashboardPage({ user }: AccountPageProps) {
  const role = useRole(user);
  const session = useSession();
  const moved = newAddress(useLocation());
  // A page that outlives its session gets no news.
  const admin = role.isAdmin && !session.isEarly ? session.user : null;
  const LiveOrders = useLoaded(admin !== null, loadLiveOrders);
  const OfficeSearch = useLoaded(admin !== null, loadOfficeSearch);
  const [ordersMark, setOrdersMark] = useState<ReactNode>();
  const screen = useRef<HTMLDivElement>(null);
  useScreenFocus(screen);
  useOfficeFrame(role.isAdmin);
  return (
    <div className="office-room shell grid content-start gap-6 py-6 md:py-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10 print:block">
      {admin && OfficeSearch && <OfficeSearch uid={admin.uid} />}
      <aside className="office-side panel sticky top-24 hidden h-fit max-h-[calc(100dvh-7rem)] overflow-y-auto p-3 lg:block">
        {/* biome-ignore lint/a11y/useValidAnchor: it's a link to a place on the page. */}
        <a
          href="#screen"
          className="btn btn-primary btn-sm sr-only focus:not-sr-only"
          onClick={(event) => {
            // In the address it would take the focus again whenever a dialog closes.
            event.preventDefault();
            screen.current?.focus();
          }}
        >
          Skip the menu
        </a>
        <DashboardMenu {...role} ordersMark={ordersMark} />
      </aside>
      <DashboardDrawer mark={ordersMark}>
        {(close) => <DashboardMenu {...role} ordersMark={ordersMark} onChoose={close} />}
      </DashboardDrawer>
      <div id="screen" ref={screen} tabIndex={-1} className="min-w-0 shadow-none outline-none">
        <Suspense fallback={<Spinner label="Loading the screen" />}>
          <Outlet />
        </Suspense>
        <SessionEnded />
        {moved && <Navigate to={moved} replace />}
        {role.isAdmin !== false && <OfficeBar ordersMark={ordersMark} />}
        {admin && LiveOrders && <LiveOrders key={admin.uid} uid={admin.uid} onMark={setOrdersMark} />}
      </div>
    </div>
  );
}
