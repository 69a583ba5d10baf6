import { type Response, Router } from "express";
import { withinDeadline } from "../../core/deadline.ts";
import { logFailure } from "../../core/failure.ts";
import { servedPart } from "./part-page.domain.ts";
import { SiteFrame } from "./site-frame.ts";

/** Five minutes in Hosting's CDN. Browsers always revalidate. */
const SHARED = "public, max-age=0, s-maxage=300";
const RETRY_AFTER_SECONDS = "2";

/** Hosting gives the page its policy, with the scripts of the site. */
function send(res: Response, status: number, html: string): void {
  res.removeHeader("Content-Security-Policy");
  res.removeHeader("Referrer-Policy");
  if (status === 200) res.set("Cache-Control", SHARED);
  if (status === 503) res.set("Retry-After", RETRY_AFTER_SECONDS);
  res.status(status).type("html").send(html);
}

/** Search engines keep the new address alone. Caches ask again, as a number may be another part's by then. */
function sendTo(res: Response, id: string): void {
  res.set("Cache-Control", SHARED).redirect(301, `/part/${encodeURIComponent(id)}`);
}

/** `site` is where the pages are, whichever address a request came by. */
export function partPage(site: string): Router {
  const frame = new SiteFrame(site);
  const router = Router();
  router.get("/part/:id", async (req, res) => {
    const empty = await frame.html();
    try {
      const { isFound, html, movedTo } = await withinDeadline(() => servedPart(req.params.id, site, empty));
      if (movedTo !== undefined) sendTo(res, movedTo);
      else send(res, isFound ? 200 : 404, html);
    } catch (error) {
      // The app shows the part, or says that it can't.
      logFailure(error, { requestId: res.locals.requestId, route: "GET /part/:id" });
      send(res, 503, empty);
    }
  });
  return router;
}
