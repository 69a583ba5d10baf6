import { matchPath } from "react-router-dom";
import { paths } from "#paths.ts";
import * as pages from "./pages.ts";

const chunks = {
  [paths.login]: pages.LoginPage,
  [paths.registration]: pages.RegistrationPage,
  [paths.passwordReset]: pages.PasswordResetPage,
  [paths.portfolio]: pages.PortfolioPage,
  [paths.blog]: pages.BlogPage,
  "/myOrder/:_id": pages.OrderFormPage,
  [paths.dashboard]: pages.OverviewPage,
  [paths.addItem]: pages.AddItemPage,
  [paths.manageItem]: pages.ManageItemPage,
  [paths.users]: pages.UsersPage,
  [paths.myOrders]: pages.MyOrdersPage,
  [paths.manageOrders]: pages.ManageOrdersPage,
  [paths.review]: pages.ReviewPage,
  "/dashBord/UserOrder/payment/:_id": pages.PaymentPage,
  [paths.profile]: pages.ProfilePage,
};

/** Preloads a page's code. If that fails, the page reports it when someone opens it. */
export async function preloadPage(pathname: string): Promise<void> {
  if (pathname === paths.home) return;
  const known = Object.entries(chunks).find(([path]) => matchPath(path, pathname));
  const page = known?.[1] ?? pages.NotFoundPage;
  const code = pathname.startsWith(paths.dashboard) ? [pages.DashboardPage, page] : [page];
  await Promise.all(code.map((part) => part.preload().catch(() => {})));
}

/** Preloads a page when someone hovers over, touches or focuses a link to it. */
export function prefetchOnIntent(): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.origin === location.origin && link.pathname !== location.pathname) preloadPage(link.pathname);
  };
  for (const intent of ["pointerover", "touchstart", "focusin"]) {
    addEventListener(intent, prefetch, { passive: true });
  }
}
