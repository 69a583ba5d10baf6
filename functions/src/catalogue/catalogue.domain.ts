import { notFound } from "../core/app-error.ts";
import type { StoredProduct } from "../firestore/collections.ts";
import { findManufacturer } from "../manufacturers/cached-manufacturers.store.ts";
import { findParts, findSuccessor } from "../parts/parts.store.ts";
import { lastSuccessor } from "../parts/supersession.ts";
import { recordVehicleWithoutResults, recordZeroResults } from "../zero-results/zero-results.store.ts";
import type { Count, PageRequest, PartSearch, Search, SearchResult, VehicleQuestion } from "./catalogue.ts";
import { forgetParts } from "./forget-parts.ts";
import { findImportedParts } from "./imported-parts.store.ts";
import { replica } from "./replica/own-replica.ts";
import { readRequestedPart } from "./requested-part.ts";
import type { SqliteCatalogue } from "./sqlite/sqlite-catalogue.ts";

/** Counts over the parts that are there; incomplete while they are loaded. */
interface FromPresent<Result> {
  readonly result: Result;
  readonly isComplete: boolean;
}

export async function search(search: Search, page: PageRequest): Promise<FromPresent<SearchResult>> {
  const { catalogue, isComplete } = await replica.present();
  const result = catalogue.search(search, page);
  if (isComplete && result.total === 0)
    recordZeroResults(hasFilters(search) ? "filtered" : "texts", search.text);
  if (isComplete && page.after === undefined && result.fitting === 0) recordVehicleOf(search);
  return { result, isComplete };
}

/** Only where nothing else may be why there's none: of a text the words are counted, and a group is of the vehicle's. */
function recordVehicleOf({ vehicle, text, groups, ...search }: Search): void {
  if (!vehicle || text !== "" || groups.length > 1) return;
  if (!hasFilters({ ...search, vehicle, text, groups: [], isFitting: false })) {
    recordVehicleWithoutResults({ ...vehicle, group: groups[0] });
  }
}

/** A vehicle alone only marks parts. */
function hasFilters({ ids, groups, brands, isFitting, isAvailable, leastCents, mostCents }: Search): boolean {
  const isChosen = ids !== null || groups.length > 0 || brands.length > 0;
  return isChosen || isFitting || isAvailable || leastCents !== null || mostCents !== null;
}

export async function listVehicles(
  question: VehicleQuestion,
): Promise<FromPresent<readonly Count<string | number>[]>> {
  const { catalogue, isComplete } = await replica.present();
  return { result: catalogue.vehicles(question), isComplete };
}

/** A part as it is now. The last one that replaces it is null once it's gone, and where parts replace each other. */
export async function readPart(id: string) {
  const part = await readRequestedPart(id);
  if (!part) throw notFound("product");
  const [{ last }, maker] = await Promise.all([
    lastSuccessor(part, findSuccessor),
    findManufacturer(part.brand),
  ]);
  return { ...part, supersededBy: last ? { _id: last._id, name: last.name } : null, maker };
}

const AHEAD = 200;

/** Drops parts that the replica has and the database hasn't, and fills their places with the next ones. */
async function presentPage(catalogue: SqliteCatalogue, search: PartSearch, page: PageRequest) {
  const read = new Map<string, StoredProduct>();
  async function missingOf(ids: readonly string[]): Promise<string[]> {
    const unread = ids.filter((id) => !read.has(id));
    for (const [id, part] of await findParts(unread)) read.set(id, part);
    return unread.filter((id) => !read.has(id));
  }
  let found = catalogue.searchParts(search, page);
  for (let missing = await missingOf(found.ids); missing.length > 0; ) {
    await forgetParts(missing);
    found = catalogue.searchParts(search, page);
    missing = await missingOf(catalogue.searchParts(search, { ...page, limit: AHEAD }).ids);
  }
  const { ids, ...rest } = found;
  return { ...rest, parts: ids.flatMap((id) => read.get(id) ?? []) };
}

/** A page of parts as they are now, found and sorted as they were two seconds ago at most. */
export async function searchParts(search: PartSearch, page: PageRequest, importId?: string) {
  const ids = importId === undefined ? search.ids : await findImportedParts(importId);
  const catalogue = await replica.presentForAdmins();
  const { parts, total, next } = await presentPage(catalogue, { ...search, ids }, page);
  const items = parts.map((part) => {
    const { reserved, sold: _sold, ...internals } = catalogue.internalsOf(part._id);
    const name = part.supersededBy === null ? undefined : catalogue.nameOf(part.supersededBy);
    const supersededBy =
      part.supersededBy !== null && name !== undefined ? { _id: part.supersededBy, name } : null;
    const { quantity, movementCount: lastMovement = 0 } = part;
    return { ...part, ...internals, supersededBy, onHand: quantity + reserved, lastMovement };
  });
  return { items, total, next };
}
