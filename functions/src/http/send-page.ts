import type { Response } from "express";

const SHARED = "public, max-age=0, s-maxage=300";
const RETRY_AFTER_SECONDS = "2";

interface Page {
  readonly status: 200 | 404 | 503;
  readonly html: string;
  readonly isOnce?: boolean;
}

/** Hosting gives the page its policy, with the scripts of the site. */
export function sendPage(res: Response, { status, html, isOnce = false }: Page): void {
  res.removeHeader("Content-Security-Policy");
  res.removeHeader("Referrer-Policy");
  if (status === 200 && !isOnce) res.set("Cache-Control", SHARED);
  if (status === 503) res.set("Retry-After", RETRY_AFTER_SECONDS);
  res.status(status).type("html").send(html);
}
