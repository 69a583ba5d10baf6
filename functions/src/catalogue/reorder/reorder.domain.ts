import type { ReorderedPart, ReorderPage, ReorderQuery } from "../../contract/admin/reorder.ts";
import { decimalOf, moneyOf } from "../../contract/values/money.ts";
import { byNames } from "../../contract/values/name-order.ts";
import { nameKey } from "../../contract/values/names.ts";
import { collectYielding } from "../../core/yielding.ts";
import type { Thing } from "../../firestore/collections.ts";
import { findCachedThings } from "../../nouns/cached-things.store.ts";
import type { Things } from "../../nouns/nouns.store.ts";
import { dayOf } from "../../parts/internals-rule.ts";
import { lastSuccessor } from "../../parts/supersession.ts";
import { AdaptiveCache } from "../adaptive-cache.ts";
import { replica } from "../replica/own-replica.ts";
import { sortedPage } from "../sorted-page.ts";
import { countSpellings, mergeSpellings } from "../spelling/spellings.ts";
import type { WantedPart } from "../sqlite/demand-reader.ts";
import type { SqliteCatalogue } from "../sqlite/sqlite-catalogue.ts";
import { computeNeed, daysLeft, type Need } from "./reorder-rule.ts";
import { type WithReplaced, withReplaced } from "./with-replaced.ts";

const remembered = new AdaptiveCache<WithReplaced[]>();

/** A page of what to order, as the replica knows the parts. Reads no document but those of parts that changed. */
export async function listReorder({ brand, supplier, days, ...page }: ReorderQuery): Promise<ReorderPage> {
  const catalogue = await replica.presentForAdmins();
  const wanted = await remembered.of(`${catalogue.version} ${dayOf(new Date())}`, () =>
    wantedParts(catalogue),
  );
  const all = wanted
    .map((part) => ({ part, need: computeNeed(part, days) }))
    .filter(({ need }) => need.pieces > 0);
  const suppliers = await findCachedThings("supplier");
  const keys = brand && new Set(brand.map(nameKey));
  const ids = supplier && new Set(supplier);
  const ofBrands = keys ? all.filter(({ part }) => keys.has(nameKey(part.brand))) : all;
  const filtered = ids
    ? ofBrands.filter(({ part }) => ids.has(supplierOf(part, suppliers)?._id ?? "none"))
    : ofBrands;
  const brands = mergeSpellings(countSpellings(all.map(({ part }) => part.brand).filter(Boolean)));
  const { items, ...whole } = sortedPage(filtered, keyOf, {
    ...{ ...page, days, brand: keys && [...keys].sort() },
    ...(ids && { supplier: [...ids].sort() }),
  });
  return {
    ...{ items: items.map((each) => shown(each, suppliers)), ...whole },
    pieces: filtered.reduce((sum, { need }) => sum + need.pieces, 0),
    cost: sumOfCosts(filtered),
    brands: brands.sort((one, other) => byNames(one.value, other.value)),
    suppliers: sumsBySupplier(ofBrands, suppliers),
  };
}

interface PartNeed {
  readonly part: WithReplaced;
  readonly need: Need;
}

async function wantedParts(catalogue: SqliteCatalogue): Promise<WithReplaced[]> {
  const wanted = await collectYielding(catalogue.allParts.wantedParts());
  const byId = new Map(wanted.map((part) => [part._id, part]));
  const find = async (id: string) => byId.get(id) ?? catalogue.allParts.wantedPart(id);
  return withReplaced(wanted, async (part) => {
    if (part.supersededBy === null) return part;
    const { last = part, isEndless } = await lastSuccessor<WantedPart>(part, find);
    return isEndless ? part : last;
  });
}

function shown({ part, need }: PartNeed, suppliers: Suppliers): ReorderedPart {
  const { _id, name, partNumber, brand, available, reserved, costCents, replaces } = part;
  const { waiting, minimumQuantity, sold30, sold90, onOrder, expected, pack } = part;
  const supplier = supplierOf(part, suppliers);
  return {
    ...{ _id, name, partNumber, brand, available, waiting, minimumQuantity, sold30, sold90 },
    ...{ replaces: [...replaces], onOrder, expected, pack },
    supplier: supplier ? { _id: supplier._id, name: supplier.name } : null,
    onHand: available + reserved,
    cost: costCents === null ? null : decimalOf(moneyOf(costCents)),
    ...need,
  };
}

/** The first to run out, then the most pieces needed. */
function keyOf({ part, need }: PartNeed) {
  return [daysLeft(need, part), -need.pieces, part._id];
}

type Suppliers = Things<"supplier">;

/** Undefined where nobody sells it, and where the supplier is gone. */
function supplierOf({ supplierId }: WithReplaced, suppliers: Suppliers): Thing<"supplier"> | undefined {
  return supplierId === null ? undefined : suppliers.get(nameKey(supplierId));
}

function sumsBySupplier(needed: readonly PartNeed[], suppliers: Suppliers): ReorderPage["suppliers"] {
  const bySupplier = Map.groupBy(needed, ({ part }) => supplierOf(part, suppliers));
  const sums = [...bySupplier].map(([supplier, theirs]) => ({
    ...{ _id: supplier?._id ?? null, name: supplier?.name ?? null },
    ...{ parts: theirs.length, cost: sumOfCosts(theirs) },
    minimumOrder: supplier?.minimumOrder ? decimalOf(supplier.minimumOrder) : null,
  }));
  return sums.sort((one, other) =>
    one.name === null || other.name === null
      ? Number(one.name === null) - Number(other.name === null)
      : byNames(one.name, other.name),
  );
}

function sumOfCosts(needed: readonly PartNeed[]): number {
  const cents = needed.reduce((sum, { part, need }) => sum + (part.costCents ?? 0) * need.pieces, 0);
  return decimalOf(moneyOf(cents));
}
