import { Router } from "express";
import { withinDeadline } from "../../core/deadline.ts";
import { logFailure } from "../../core/failure.ts";
import { publicCacheControl } from "../../http/public-answers.ts";
import { sendPage } from "../../http/send-page.ts";
import { buildCataloguePage } from "./catalogue-page.domain.ts";
import { NO_FRAME, SiteFrame } from "./site-frame.ts";

export function cataloguePage(site: string): Router {
  const frame = new SiteFrame(site, "catalogue");
  const router = Router();
  router.get("/parts", async (req, res) => {
    let prerendered = NO_FRAME;
    try {
      prerendered = await frame.html();
      const { search } = new URL(req.originalUrl, site);
      const { html, isCacheable } = await withinDeadline(() => buildCataloguePage(search, site, prerendered));
      // It has what a list of the API has, stock included, and is as old at most.
      const cacheControl = publicCacheControl("catalogue", req);
      sendPage(res, { status: 200, html, isOnce: !isCacheable, cacheControl });
    } catch (error) {
      // The app asks for the parts itself.
      logFailure(error, { requestId: res.locals.requestId, route: "GET /parts" });
      sendPage(res, { status: 503, html: prerendered });
    }
  });
  return router;
}
