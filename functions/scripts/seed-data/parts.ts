import { partDefaults } from "../../src/contract/admin/part-fields.ts";
import type { PartGroup } from "../../src/contract/part-details.ts";
import { body } from "./groups/body.ts";
import { brakes } from "./groups/brakes.ts";
import { cooling } from "./groups/cooling.ts";
import { electrics } from "./groups/electrics.ts";
import { engine } from "./groups/engine.ts";
import { exhaust } from "./groups/exhaust.ts";
import { filters } from "./groups/filters.ts";
import { ignition } from "./groups/ignition.ts";
import { lighting } from "./groups/lighting.ts";
import { steering } from "./groups/steering.ts";
import { suspension } from "./groups/suspension.ts";
import { transmission } from "./groups/transmission.ts";
import type { SeedPart } from "./seed-part.ts";

const groups = {
  brakes,
  filters,
  ignition,
  electrics,
  lighting,
  suspension,
  steering,
  engine,
  cooling,
  exhaust,
  transmission,
  body,
};

/** The home page shows the oldest six. */
const featured = [
  "brake-disc-vented-front",
  "headlight-unit-left",
  "suspension-strut-front",
  "alternator-120a",
  "spark-plug-iridium",
  "oil-filter-spin-on",
];

function complete(part: SeedPart, group: PartGroup) {
  const { picture = `groups/${group}`, oemNumbers = [], equivalents = {}, fits = [], ...rest } = part;
  return {
    ...partDefaults(),
    minimumQuantity: 1,
    ...rest,
    group,
    picture: `/parts/${picture}.svg`,
    oemNumbers: [...oemNumbers],
    equivalents: Object.entries(equivalents).map(([brand, number]) => ({ brand, number })),
    fitment: [...fits],
  };
}

function rankOf({ _id }: SeedPart): number {
  const rank = featured.indexOf(_id);
  return rank < 0 ? featured.length : rank;
}

/** All parts, oldest first: the featured ones, then one of each group in turn. */
export const parts = Object.entries(groups)
  .flatMap(([group, list]) =>
    list.map((part, place) => ({ part, place, complete: complete(part, group as PartGroup) })),
  )
  .sort((a, b) => rankOf(a.part) - rankOf(b.part) || a.place - b.place)
  .map((entry) => entry.complete);
