import type {
  CoveragePage,
  CoverageQuery,
  CoveredModel,
  VehicleWithoutResults,
} from "../../contract/admin/coverage.ts";
import { nameKey } from "../../contract/values/names.ts";
import { collectYielding } from "../../core/yielding.ts";
import { mostFrequent } from "../../zero-results/most-frequent.ts";
import { parseVehicle } from "../../zero-results/serialised-vehicle.ts";
import { findZeroResults } from "../../zero-results/zero-results.store.ts";
import { AdaptiveCache } from "../adaptive-cache.ts";
import { replica } from "../replica/own-replica.ts";
import { sortedPage } from "../sorted-page.ts";
import type { SqliteCatalogue } from "../sqlite/sqlite-catalogue.ts";
import { computeCoverage, groupsOf, hasGaps, keyOfCovered } from "./coverage-rule.ts";

const ZERO_RESULT_DAYS = 30;
/** The most that a day stores. */
const MOST_ZERO_RESULTS = 500;

const remembered = new AdaptiveCache<CoveredModel[]>();

/** A page of the models, as the replica has their parts. Reads no document but those of parts that changed. */
export async function readCoverage({ make, gaps, ...page }: CoverageQuery): Promise<CoveragePage> {
  const catalogue = await replica.presentForAdmins();
  const year = new Date().getFullYear();
  const models = await remembered.of(`${catalogue.version} ${year}`, () => coveredModels(catalogue, year));
  const key = make === undefined ? undefined : nameKey(make);
  const shown = models.filter(
    (model) => (key === undefined || nameKey(model.make) === key) && (gaps === undefined || hasGaps(model)),
  );
  const universal = catalogue.allParts.universalByGroup();
  return { ...sortedPage(shown, keyOfCovered, { ...page, make: key, gaps }), universal };
}

async function coveredModels(catalogue: SqliteCatalogue, year: number): Promise<CoveredModel[]> {
  const byMake = Map.groupBy(await collectYielding(catalogue.allParts.fittedModels()), ({ make }) => make);
  return [...byMake.values()].flatMap((models) => {
    const expected = groupsOf(models);
    return models.map((model) => computeCoverage(model, expected, year));
  });
}

/** Reads a document for each day that has any. */
export async function listVehiclesWithoutResults(): Promise<VehicleWithoutResults[]> {
  const { allParts } = await replica.presentForAdmins();
  const days = await findZeroResults(ZERO_RESULT_DAYS);
  const most = mostFrequent(days, "vehicles").slice(0, MOST_ZERO_RESULTS);
  return most.map(({ text, count }) => {
    const { make, model, ...rest } = parseVehicle(text);
    return { ...allParts.spelt({ make, model }), ...rest, count };
  });
}
