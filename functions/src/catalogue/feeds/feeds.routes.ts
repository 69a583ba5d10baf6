import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Request, type Response, Router } from "express";
import { MERCHANT_FEED, pageOfFeed, SITEMAP } from "../../contract/catalogue/feeds.ts";
import { notFound } from "../../core/app-error.ts";
import { ConcurrencyLimit } from "../../core/concurrency-limit.ts";
import { withinDeadline } from "../../core/deadline.ts";
import { logFailure } from "../../core/failure.ts";
import * as domain from "./feeds.domain.ts";
import { inChunks } from "./in-chunks.ts";

const FOR_AN_HOUR = "public, max-age=3600";

/** A page takes its time, and whoever asks the function itself comes past all caches. */
const sitemaps = new ConcurrencyLimit(4);
const merchants = new ConcurrencyLimit(4);

/** In milliseconds. A slower reader would block others. */
const LONGEST_ANSWER = 10_000;

const PAGE = /^[1-9]\d{0,5}$/;

export function feeds(site: string): Router {
  const router = Router();
  router.get(SITEMAP, async (req, res) => {
    const { page, isAlone } = readPageNumber(req);
    if (!isAlone) return res.redirect(301, pageOfFeed(SITEMAP, page));
    await sitemaps.run(() => send(req, res, () => domain.readSitemap(site, page)));
  });
  router.get(MERCHANT_FEED, async (req, res) => {
    const { page, isAlone } = readPageNumber(req);
    if (page === 1) return res.redirect(301, MERCHANT_FEED);
    if (!isAlone) return res.redirect(301, pageOfFeed(MERCHANT_FEED, page));
    await merchants.run(() => send(req, res, () => domain.readMerchantFeed(site, page ?? 1)));
  });
  return router;
}

/** The page that's asked for, and whether there is nothing else in the query. */
function readPageNumber({ query: { page, ...others } }: Request) {
  const isAlone = Object.keys(others).length === 0;
  if (page === undefined) return { isAlone };
  if (typeof page !== "string" || !PAGE.test(page)) throw notFound("page");
  return { page: Number(page), isAlone };
}

async function send(req: Request, res: Response, read: () => Promise<domain.Answer>): Promise<void> {
  res.locals.route = `GET ${req.path}`;
  const { pieces, next } = await withinDeadline(read);
  res.set({ "Cache-Control": FOR_AN_HOUR, "Content-Type": "application/xml; charset=utf-8" });
  if (next !== undefined) res.links({ next });
  if (req.method === "HEAD") return void res.end();
  const signal = AbortSignal.timeout(LONGEST_ANSWER);
  try {
    await pipeline(Readable.from(inChunks(pieces)), res, { signal });
  } catch (error) {
    // The connection is broken, so that nobody takes a part of it for all.
    const hasLeft = (error as NodeJS.ErrnoException).code === "ERR_STREAM_PREMATURE_CLOSE";
    if (!hasLeft && !signal.aborted)
      logFailure(error, { requestId: res.locals.requestId, route: res.locals.route });
  }
}
