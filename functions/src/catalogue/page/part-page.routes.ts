import { Router } from "express";
import { pathOf } from "../../contract/endpoint.ts";
import { withinDeadline } from "../../core/deadline.ts";
import { logFailure } from "../../core/failure.ts";
import { sendPage, sendTo } from "../../http/send-page.ts";
import { buildPartPage } from "./part-page.domain.ts";
import { NO_FRAME, SiteFrame } from "./site-frame.ts";

const PATH = "/part/:id";

/** `site` is where the pages are, whichever address a request came by. */
export function partPage(site: string): Router {
  const frame = new SiteFrame(site, "part");
  const router = Router();
  router.get(PATH, async (req, res) => {
    // Each query, case or encoding would be a page of its own for caches.
    const address = pathOf(PATH, req.params);
    if (req.originalUrl !== address) return res.redirect(301, address);
    let empty = NO_FRAME;
    try {
      empty = await frame.html();
      const { isFound, html, movedTo } = await withinDeadline(() =>
        buildPartPage(req.params.id, site, empty),
      );
      if (movedTo !== undefined) sendTo(res, pathOf(PATH, { id: movedTo }));
      else sendPage(res, { status: isFound ? 200 : 404, html });
    } catch (error) {
      // The app shows the part, or says that it can't.
      logFailure(error, { requestId: res.locals.requestId, route: `GET ${PATH}` });
      sendPage(res, { status: 503, html: empty });
    }
  });
  return router;
}
