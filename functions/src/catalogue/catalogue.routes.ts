import { Router } from "express";
import { listVehiclesWithoutResults, readCoverage } from "../contract/admin/coverage.ts";
import { listManufacturers } from "../contract/admin/manufacturers.ts";
import { searchParts } from "../contract/admin/parts.ts";
import { listReorder } from "../contract/admin/reorder.ts";
import { readPart } from "../contract/catalogue/part.ts";
import { searchCatalogue } from "../contract/catalogue/search.ts";
import { listVehicles } from "../contract/catalogue/vehicles.ts";
import { vinAmong } from "../contract/values/vin.ts";
import { mount } from "../http/mount.ts";
import { encodePart, encodeWithInternals } from "../parts/part-codec.ts";
import * as domain from "./catalogue.domain.ts";
import { decodePage, decodePartSearch, decodeSearch, encodeResult } from "./catalogue-codec.ts";
import * as coverage from "./coverage/coverage.domain.ts";
import * as brandRows from "./manufacturers/brand-rows.domain.ts";
import * as reorder from "./reorder/reorder.domain.ts";

export const catalogue = Router();

mount(catalogue, searchCatalogue, async ({ query, noStore }) => {
  const { result, isComplete } = await domain.search(decodeSearch(query), decodePage(query));
  // A VIN is somebody's, and no cache keeps it.
  if (!isComplete || vinAmong(query.q ?? "")) noStore();
  return encodeResult(result);
});

mount(catalogue, searchParts, async ({ query }) => {
  const { items, ...page } = await domain.searchParts(decodePartSearch(query), query, query.importId);
  return { items: items.map(encodeWithInternals), ...page };
});

mount(catalogue, readPart, async ({ params }) => encodePart(await domain.readPart(params.id)));

mount(catalogue, listVehicles, async ({ query, noStore }) => {
  const { result, isComplete } = await domain.listVehicles(query);
  if (!isComplete) noStore();
  return { values: [...result] };
});

mount(catalogue, readCoverage, ({ query }) => coverage.readCoverage(query));

mount(catalogue, listVehiclesWithoutResults, async () => ({
  items: await coverage.listVehiclesWithoutResults(),
}));

mount(catalogue, listManufacturers, ({ query }) => brandRows.listManufacturers(query));

mount(catalogue, listReorder, ({ query }) => reorder.listReorder(query));
