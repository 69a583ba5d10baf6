import type { Express } from "express";
import { appOf } from "./http/app-of.ts";
import { allowNoOrigin } from "./http/cors.ts";
import { vin } from "./vin/vin.routes.ts";

/** Apart from app.ts, so that neither loads what the other needs. */
export function createVin([site = ""]: readonly string[], table: URL): Express {
  return appOf(allowNoOrigin, vin(site, table));
}
