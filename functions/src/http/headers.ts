import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";

/** The headers of a plain API. */
const always = new Map([
  ["Cache-Control", "private, no-store"],
  ["X-Content-Type-Options", "nosniff"],
  ["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"],
  ["Referrer-Policy", "no-referrer"],
  ["Strict-Transport-Security", "max-age=31536000; includeSubDomains"],
  ["X-Frame-Options", "DENY"],
]);

/** What every answer carries: these, and an id of our own making, which is also in the log. */
export const setAnswerHeaders: RequestHandler = (_req, res, next) => {
  res.locals.requestId = randomUUID();
  res.setHeader("X-Request-Id", res.locals.requestId);
  res.setHeaders(always);
  next();
};
