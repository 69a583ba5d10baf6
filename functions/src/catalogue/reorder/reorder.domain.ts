import type { ReorderedPart, ReorderPage, ReorderQuery } from "../../contract/admin/reorder.ts";
import { decimalOf, moneyOf } from "../../contract/values/money.ts";
import { byNames } from "../../contract/values/name-order.ts";
import { nameKey } from "../../contract/values/names.ts";
import { collectYielding } from "../../core/yielding.ts";
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
export async function listReorder({ brand, days, ...page }: ReorderQuery): Promise<ReorderPage> {
  const catalogue = await replica.presentForAdmins();
  const wanted = await remembered.of(`${catalogue.version} ${dayOf(new Date())}`, () =>
    wantedParts(catalogue),
  );
  const all = wanted
    .map((part) => ({ part, need: computeNeed(part, days) }))
    .filter(({ need }) => need.pieces > 0);
  const keys = brand && new Set(brand.map(nameKey));
  const filtered = keys ? all.filter(({ part }) => keys.has(nameKey(part.brand))) : all;
  const brands = mergeSpellings(countSpellings(all.map(({ part }) => part.brand).filter(Boolean)));
  const { items, ...whole } = sortedPage(filtered, keyOf, { ...page, days, brand: keys && [...keys].sort() });
  return {
    ...{ items: items.map(shown), ...whole },
    pieces: filtered.reduce((sum, { need }) => sum + need.pieces, 0),
    cost: sumOfCosts(filtered),
    brands: brands.sort((one, other) => byNames(one.value, other.value)),
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

function shown({ part, need }: PartNeed): ReorderedPart {
  const { _id, name, partNumber, brand, available, reserved, costCents, replaces } = part;
  const { waiting, minimumQuantity, sold30, sold90 } = part;
  return {
    ...{ _id, name, partNumber, brand, available, waiting, minimumQuantity, sold30, sold90 },
    replaces: [...replaces],
    onHand: available + reserved,
    cost: costCents === null ? null : decimalOf(moneyOf(costCents)),
    ...need,
  };
}

/** The first to run out, then the most pieces needed. */
function keyOf({ part, need }: PartNeed) {
  return [daysLeft(need, part), -need.pieces, part._id];
}

function sumOfCosts(needed: readonly PartNeed[]): number {
  const cents = needed.reduce((sum, { part, need }) => sum + (part.costCents ?? 0) * need.pieces, 0);
  return decimalOf(moneyOf(cents));
}
