import type { RequestHandler } from "express";
import { IDEMPOTENCY_KEY } from "../contract/endpoint.ts";
import { notFound } from "../core/app-error.ts";

/** Express would list a path's methods. */
export const allowNoOrigin: RequestHandler = (req, _res, next) => {
  if (req.method === "OPTIONS") throw notFound("address");
  next();
};

export function allowOrigins(origins: readonly string[]): RequestHandler {
  return (req, res, next) => {
    res.vary("Origin");
    const origin = req.get("Origin");
    if (origin !== undefined && origins.includes(origin)) {
      res.set({
        "Access-Control-Allow-Origin": origin,
        "Access-Control-Allow-Methods": "DELETE",
        "Access-Control-Allow-Headers": `Authorization, ${IDEMPOTENCY_KEY}`,
        "Access-Control-Max-Age": "3600",
      });
    }
    if (req.method === "OPTIONS") res.sendStatus(204);
    else next();
  };
}
