import { Router } from "express";
import { listKnownVehicles } from "../contract/admin/known-vehicles.ts";
import { readVin } from "../contract/vin.ts";
import { CallRateLimit } from "../core/call-rate-limit.ts";
import { mount } from "../http/mount.ts";
import { VinTable } from "../vin-tables/vin-table.ts";
import { ShopVehicles } from "./shop-vehicles.ts";
import * as domain from "./vin.domain.ts";

/** A process reads five hundred a second, and so stays at rest. */
const MOST_A_SECOND = 30;

/** `site` is where the shop's vehicles are listed, and `table` the file that the build made. */
export function vin(site: string, table: URL): Router {
  const [tables, shop, rateLimit] = [
    new VinTable(table),
    new ShopVehicles(site),
    new CallRateLimit(MOST_A_SECOND),
  ];
  const router = Router();

  mount(router, listKnownVehicles, async ({ query: { make } }) => {
    return { values: make === undefined ? tables.makes() : tables.models(make) };
  });

  mount(router, readVin, async ({ params }) => {
    rateLimit.take();
    return domain.readVin(params.vin, tables, shop);
  });

  return router;
}
