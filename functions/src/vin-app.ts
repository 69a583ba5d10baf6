import type { Express } from "express";
import { allowNoOrigin } from "./http/cors.ts";
import { createApp } from "./http/create-app.ts";
import { vin } from "./vin/vin.routes.ts";

/** Apart from app.ts, so that neither loads what the other needs. */
export function createVin([site = ""]: readonly string[], table: URL): Express {
  return createApp(allowNoOrigin, vin(site, table));
}
