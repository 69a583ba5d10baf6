import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";

/** What every answer carries: an id of our own making, also in the log, and the headers of a plain API. */
export const setAnswerHeaders: RequestHandler = (_req, res, next) => {
  res.locals.requestId = randomUUID();
  res.set({
    "X-Request-Id": res.locals.requestId,
    "Cache-Control": "private, no-store",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    "X-Frame-Options": "DENY",
  });
  next();
};
