import type { RequestHandler } from "express";
import { notFound } from "../core/app-error.ts";

/** Nobody on another origin has anything to ask; Express by itself would list the methods of a path. */
export const allowNoOrigin: RequestHandler = (req, _res, next) => {
  if (req.method === "OPTIONS") throw notFound("address");
  next();
};

/** Lets browsers on these origins, and no others, call with a token. Cookies are never taken. */
export function allowOrigins(origins: readonly string[]): RequestHandler {
  return (req, res, next) => {
    res.vary("Origin");
    const origin = req.get("Origin");
    if (origin !== undefined && origins.includes(origin)) {
      res.set({
        "Access-Control-Allow-Origin": origin,
        "Access-Control-Allow-Methods": "DELETE",
        "Access-Control-Allow-Headers": "Authorization",
        "Access-Control-Max-Age": "3600",
      });
    }
    if (req.method === "OPTIONS") res.sendStatus(204);
    else next();
  };
}
