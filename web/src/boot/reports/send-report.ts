import type { ClientReport, sendClientReport } from "@carparts/functions/contract/client-reports";
import { matchPath } from "react-router-dom";
import { routes } from "#routes.ts";

/** Written out, because the contract would bring its schema along. */
const REPORTS: typeof sendClientReport.path = "/api/client-reports";

/** The commit that the page was built from. */
const release: string = import.meta.env.VITE_RELEASE ?? "local";

/** Paths may hold ids, so a page is named by its pattern. The last one matches any path. */
function routeOf(pathname: string): string {
  const paths = Object.values(routes).map(({ path }) => path);
  return paths.find((path) => matchPath(path, pathname)) ?? "*";
}

export function aboutPage(pathname = location.pathname) {
  return { route: routeOf(pathname), release };
}

/** Goes out even while the page is left, and is never waited for. */
export function sendReport(report: ClientReport): void {
  navigator.sendBeacon(REPORTS, new Blob([JSON.stringify(report)], { type: "application/json" }));
}
