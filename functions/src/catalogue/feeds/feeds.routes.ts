import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Request, type Response, Router } from "express";
import { MERCHANT_FEED, SITEMAP } from "../../contract/catalogue/feeds.ts";
import { notFound } from "../../core/app-error.ts";
import { withinDeadline } from "../../core/deadline.ts";
import { logFailure } from "../../core/failure.ts";
import { FewAtOnce } from "../../core/few-at-once.ts";
import { eachInTurns } from "../../core/in-turns.ts";
import * as domain from "./feeds.domain.ts";
import { inChunks } from "./in-chunks.ts";

const FOR_AN_HOUR = "public, max-age=3600";

/** Of many parts it takes seconds, and whoever asks the function itself comes past all caches. */
const merchants = new FewAtOnce(4);

const PAGE = /^[1-9]\d{0,5}$/;

export function feeds(site: string): Router {
  const router = Router();
  router.get(SITEMAP, async (req, res) => {
    const { page, ...others } = req.query;
    const isPage = page !== undefined;
    if (isPage && (typeof page !== "string" || !PAGE.test(page))) throw notFound("page");
    const address = isPage ? `${SITEMAP}?page=${page}` : SITEMAP;
    if (Object.keys(others).length > 0) return res.redirect(301, address);
    await send(req, res, () => domain.readSitemap(site, isPage ? Number(page) : undefined));
  });
  router.get(MERCHANT_FEED, async (req, res) => {
    if (Object.keys(req.query).length > 0) return res.redirect(301, MERCHANT_FEED);
    await merchants.run(() => send(req, res, () => domain.readMerchantFeed(site)));
  });
  return router;
}

async function send(req: Request, res: Response, read: () => Promise<Generator<string>>): Promise<void> {
  res.locals.route = `GET ${req.path}`;
  const pieces = await withinDeadline(read);
  res.set({ "Cache-Control": FOR_AN_HOUR, "Content-Type": "application/xml; charset=utf-8" });
  if (req.method === "HEAD") return void res.end();
  try {
    await pipeline(Readable.from(eachInTurns(inChunks(pieces))), res);
  } catch (error) {
    // The connection is broken, so that nobody takes a part of it for all.
    const hasLeft = (error as NodeJS.ErrnoException).code === "ERR_STREAM_PREMATURE_CLOSE";
    if (!hasLeft) logFailure(error, { requestId: res.locals.requestId, route: res.locals.route });
  }
}
