import type { Response } from "express";

const SHARED = "public, max-age=0, s-maxage=300";
const RETRY_AFTER_SECONDS = "2";

interface Page {
  readonly status: 200 | 404 | 503;
  readonly html: string;
  readonly isOnce?: boolean;
  readonly cacheControl?: string;
}

/** Hosting gives the page its policy, with the scripts of the site. */
export function sendPage(res: Response, { status, html, isOnce = false, cacheControl = SHARED }: Page): void {
  res.removeHeader("Content-Security-Policy");
  res.removeHeader("Referrer-Policy");
  if (status === 200 && !isOnce) res.set("Cache-Control", cacheControl);
  if (status === 503) res.set("Retry-After", RETRY_AFTER_SECONDS);
  res.status(status).type("html").send(html);
}

/** Search engines keep the new address alone. Caches ask again, as it may be another one by then. */
export function sendTo(res: Response, path: string): void {
  res.set("Cache-Control", SHARED).redirect(301, path);
}
