import { useEffect, useState } from "react";
import { useMatch, useNavigate } from "react-router-dom";
import { useLogOut } from "#auth/log-out.ts";
import { useSession } from "#auth/session-context.tsx";
import { listenToKeys } from "#lib/keys.ts";
import { probeConnection } from "#lib/network/connection.ts";
import { useOnline } from "#lib/network/use-online.ts";
import { notify } from "#lib/notify.ts";
import { shopName } from "#lib/shop-name.ts";
import { routes } from "#routes.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icons/icon.tsx";
import { icons } from "#ui/icons/icons.ts";
import { Link } from "#ui/link.tsx";
import { BasketLink } from "./basket-link.tsx";
import { FindParts } from "./find-parts.tsx";

/** Below 768 px, the menu collapses in 300 ms. */
export function Navbar() {
  const [isUnfolded, setUnfolded] = useState(false);
  const fold = () => setUnfolded(false);
  useEffect(() => {
    if (!isUnfolded) return;
    // An open menu would cover the next focused element.
    const foldBehind = ({ target }: FocusEvent) =>
      (target as Element).closest("main, footer") && setUnfolded(false);
    const stopListening = listenToKeys(({ key }) => key === "Escape" && setUnfolded(false));
    addEventListener("focusin", foldBehind);
    return () => {
      stopListening();
      removeEventListener("focusin", foldBehind);
    };
  }, [isUnfolded]);
  return (
    <header className="sticky top-0 z-40 border-white/10 border-b bg-neutral text-neutral-content">
      <div className="shell flex flex-wrap items-center justify-between navbar-gaps md:h-18 md:flex-nowrap">
        <Link
          to={routes.home.path}
          className="flex items-center gap-2.5 py-4 font-extrabold text-[min(1.25rem,5.5vw)] tracking-tight"
          onClick={fold}
        >
          <Emblem />
          {shopName}
        </Link>
        <button
          type="button"
          className="btn btn-square border-white/40 bg-transparent text-white folder ml-auto"
          aria-expanded={isUnfolded}
          aria-controls="main-menu"
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <Icon path={isUnfolded ? icons.close : icons.menu} className="size-6" />
          <span className="sr-only">Menu</span>
        </button>
        <div
          id="main-menu"
          className={`fold w-full max-md:order-last md:visible md:block md:w-auto md:grow ${isUnfolded ? "fold-open" : ""}`}
        >
          <nav
            aria-label="Main"
            className="flex min-h-0 flex-col gap-1 overflow-hidden md:flex-row md:items-center md:overflow-visible"
          >
            <NavLink to={routes.home.path} label="Home" onClick={fold} />
            <NavLink to={routes.catalogue.path} label="Parts" onClick={fold} />
            <NavLink to={routes.blog.path} label="Blog" onClick={fold} />
            <NavLink to={routes.portfolio.path} label="Portfoli" onClick={fold} />
            {/* As wide for guests as for customers, so that nothing moves once we know who is there. */}
            <div className="flex flex-col gap-1 md:ml-auto lg:min-w-47 md:flex-row md:items-center md:justify-end">
              <Account onClick={fold} />
            </div>
          </nav>
        </div>
        <FindParts onOpen={fold} />
        <BasketLink onClick={fold} />
      </div>
      <OfflineStatus />
    </header>
  );
}

/** The site's icon, inlined to save a request. */
function Emblem() {
  return (
    <svg viewBox="0 0 32 32" width="1.6em" height="1.6em" aria-hidden="true">
      <path d="M30.3 16l-7.1 12.5H8.8L1.7 16 8.8 3.5h14.4z" fill="#e8590c" />
      <path d="M2.8 16L9.4 4.6h13.2L16 16z" fill="#ff8a3d" />
      <circle cx="16" cy="16" r="6.4" className="fill-neutral" />
    </svg>
  );
}

function NavLink({ to, label, onClick }: { to: string; label: string; onClick: () => void }) {
  const { status } = useSession();
  // A customer's links and vehicle fill the line at 768 px.
  const isTight = status !== "signed-out";
  const isCurrent = useMatch({ path: to, end: to === routes.home.path }) !== null;
  return (
    <Link
      to={to}
      onClick={onClick}
      aria-current={isCurrent ? "page" : undefined}
      className={`rounded-field px-2 py-2.5 font-semibold transition-colors hover:bg-white/10 ${
        isCurrent ? "bg-white/10 text-white" : "text-neutral-content/85"
      } ${isTight ? "md:max-lg:px-1" : ""}`}
    >
      {label}
    </Link>
  );
}

/** Looks signed in while a saved session loads, so that nothing jumps. */
function Account({ onClick }: { onClick: () => void }) {
  const { status, isEarly } = useSession();
  if (status === "signed-out") {
    return (
      <Link
        to={routes.login.path}
        onClick={onClick}
        className="guest-only btn btn-primary my-3 md:my-0 md:ml-1"
      >
        Log in
      </Link>
    );
  }
  return (
    <>
      <NavLink to={routes.dashboard.path} label="Dashbord" onClick={onClick} />
      <LogOut isReady={status !== "loading" && !isEarly} onClick={onClick} />
    </>
  );
}

function LogOut({ isReady, onClick }: { isReady: boolean; onClick: () => void }) {
  const navigate = useNavigate();
  const logOut = useLogOut();
  const [isLeaving, setLeaving] = useState(false);

  async function leave() {
    onClick();
    setLeaving(true);
    await logOut(() => navigate(routes.login.path)).catch(() =>
      notify("error", "You're still signed in. Check your connection and log out again."),
    );
    setLeaving(false);
  }

  return (
    <Button
      isOff={!isReady || isLeaving}
      onClick={leave}
      className="btn-outline my-3 border-white/40 text-white hover:border-white hover:bg-white hover:text-neutral md:my-0 md:ml-1 md:max-lg:px-2.5"
    >
      Log Out
    </Button>
  );
}

/** Below the navbar, over the page, so that nothing moves. Calls without an answer tell of it too, see lib/network. */
function OfflineStatus() {
  const isOnline = useOnline();
  // Browsers can be wrong, and miss that the network is back.
  useEffect(() => {
    if (!isOnline || !navigator.onLine) probeConnection();
  }, [isOnline]);
  if (isOnline) return null;
  return (
    <p
      data-offline
      role="status"
      className="badge badge-warning badge-soft absolute inset-x-0 w-full font-semibold"
    >
      You are offline
    </p>
  );
}
