import type { UptimeCheck } from "./google-documents.ts";

export interface Site {
  readonly project: string;
  /** The site's host, `my-shop.web.app`. */
  readonly host: string;
}

/** Six places of the world ask every five minutes. A check's host is fixed, so it's in the name. */
function check({ project, host }: Site, what: string, path: string, content: string): UptimeCheck {
  return {
    displayName: `Shop: ${what} at ${host}`,
    monitoredResource: { type: "uptime_url", labels: { project_id: project, host } },
    httpCheck: { requestMethod: "GET", useSsl: true, validateSsl: true, path, port: 443 },
    period: "300s",
    timeout: "10s",
    contentMatchers: [{ content, matcher: "CONTAINS_STRING" }],
  };
}

/** The page says that Hosting answers, the parts that the function and the database do. */
export function uptimeChecks(site: Site): UptimeCheck[] {
  return [check(site, "home page", "/", "</html>"), check(site, "parts", "/products?limit=1", '"_id"')];
}
