import type { CatalogueItem, Equivalent } from "../../src/catalogue/catalogue-item.ts";
import { partDefaults } from "../../src/contract/admin/part-fields.ts";
import { partGroups } from "../../src/contract/values/part-groups.ts";
import type { FitmentRow } from "../../src/fitment/fitment-rule.ts";
import { brands } from "./brands.ts";
import { type PartType, partTypes, remarks } from "./part-types.ts";
import { Random } from "./random.ts";
import { makes } from "./vehicles.ts";

const UNIVERSAL = 0.1;
const OUT_OF_STOCK = 0.08;
const BELOW_MINIMUM = 0.03;
const SUPERSEDED = 0.02;
const OTHERWISE_SPELT = 0.03;
const FIRST_CREATED = Date.UTC(2023, 0, 1);
const MINUTE = 60_000;

const groups = partGroups.filter((group) => group !== "other");
const syllables =
  "al an bar cor den duro eco fen flex gri hal ino kar lan mor neo nor ol pax pro qua ren sil sol ter to tri ul van vel vis xen zor".split(
    " ",
  );

export function madeUpId(index: number): string {
  return `made-up-${index}`;
}

/** NaN if it isn't the id of a made-up part. */
export function madeUpIndex(id: string): number {
  return Number(/^made-up-(\d+)$/.exec(id)?.[1] ?? Number.NaN);
}

/** Parts true to life, the same ones for the same seed. The first ones are the same whatever the count. */
export function* madeUpParts(count: number, seed: number): Generator<CatalogueItem> {
  for (let index = 0; index < count; index++) yield madeUpPart(index, seed);
}

export function madeUpPart(index: number, seed: number): CatalogueItem {
  const random = new Random(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b));
  const group = random.pick(groups);
  const type = random.pick(partTypes[group]);
  const [name, variants, [least, most, unit], [cheapest, dearest]] = type;
  const measure = `${random.int(least, most)} ${unit}`;
  const brand = random.pick(Object.keys(brands));
  const fitment = random.chance(UNIVERSAL) ? [] : fitmentOf(random);
  const [minimumQuantity, quantity] = stockOf(random);
  return respelt(random, {
    ...partDefaults(),
    _id: madeUpId(index),
    name: `${name}, ${random.pick(variants)}, ${measure}, ${seriesOf(random)}`,
    cents: Math.round(random.int(cheapest * 100, dearest * 100) / 5) * 5,
    depositCents: group === "electrics" ? 2500 : 0,
    picture: `/parts/groups/${group}.svg`,
    description: descriptionOf(random, type, fitment),
    quantity,
    minimumQuantity,
    partNumber: `${initialsOf(name)}-${String(index).padStart(6, "0")}`,
    brand,
    group,
    oemNumbers: oemNumbersOf(random, fitment),
    equivalents: equivalentsOf(random, brand),
    supersededBy: index > 0 && random.chance(SUPERSEDED) ? madeUpId(random.int(0, index - 1)) : null,
    fitment,
    version: 1,
    createdAt: new Date(FIRST_CREATED + index * MINUTE).toISOString(),
    facts: factsOf(random),
  });
}

/** Now and then somebody writes a brand or a vehicle otherwise than all others. */
function respelt(random: Random, item: CatalogueItem): CatalogueItem {
  const [hasOwnBrand, hasOwnVehicles] = [random.chance(OTHERWISE_SPELT), random.chance(OTHERWISE_SPELT)];
  const row = ({ make, model, ...years }: FitmentRow): FitmentRow => {
    return { make: make.toLowerCase(), model: model.toUpperCase(), ...years };
  };
  return {
    ...item,
    ...(hasOwnBrand && { brand: item.brand.toUpperCase() }),
    ...(hasOwnVehicles && { fitment: item.fitment.map(row) }),
  };
}

function stockOf(random: Random): [minimumQuantity: number, quantity: number] {
  const minimum = random.chance(0.15) ? random.pick([2, 4]) : 1;
  if (random.chance(OUT_OF_STOCK)) return [minimum, 0];
  if (random.chance(BELOW_MINIMUM)) return [4, random.int(1, 3)];
  return [minimum, random.int(minimum, 250)];
}

/** The brand's name for a line of its parts, such as 'Duroflex'. */
function seriesOf(random: Random): string {
  const word = random.some(syllables, random.int(2, 3)).join("");
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function initialsOf(name: string): string {
  return name.toUpperCase().replace(/(\w)\w*\W*/g, "$1");
}

/** One to a dozen models, mostly of one make. Some differ only in a note, which the catalogue leaves out. */
function fitmentOf(random: Random): FitmentRow[] {
  const rows: FitmentRow[] = [];
  const others = random.chance(0.5) ? random.some(makes, random.int(1, 2)) : [];
  for (const make of [random.pick(makes), ...others]) {
    for (const [model, generations] of random.some(Object.entries(make.models), random.int(1, 5))) {
      for (const [from, to] of random.some(generations, random.int(1, 4))) {
        const lastFirst = to ?? from + 8;
        const yearFrom = random.int(from, Math.min(from + 2, lastFirst));
        const yearTo = to === null ? null : random.int(Math.max(yearFrom, to - 2), to);
        for (let engine = random.int(1, 3); engine > 0; engine--) {
          rows.push({ make: make.name, model, yearFrom, yearTo });
        }
      }
    }
  }
  return rows;
}

function factsOf(random: Random): CatalogueItem["facts"] {
  return [
    { name: "Thread", value: `M${random.int(6, 20)} x 1.${random.pick([25, 5])}` },
    { name: "Length", value: `${random.int(20, 400)} mm` },
  ].slice(random.int(0, 2));
}

function descriptionOf(random: Random, [name]: PartType, fitment: readonly FitmentRow[]): string {
  const fitting = random.some(fitment, 2).map(({ make, model }) => `${make} ${model}`);
  const use = fitting.length === 0 ? "For any car." : `Fits the ${fitting.join(" and the ")}, among others.`;
  const size = `${random.int(20, 90)} mm thick, ${random.int(1, 40) / 10} kg.`;
  return [`${name} by measure: ${size}`, use, ...random.some(remarks, random.int(2, 4))].join(" ");
}

/** Numbers of the makes that it fits. Different parts share some, as they do in life. */
function oemNumbersOf(random: Random, fitment: readonly FitmentRow[]): string[] {
  const fitting = makes.filter(({ name }) => fitment.some(({ make }) => make === name));
  return fitting.flatMap((make) =>
    Array.from({ length: random.int(1, 4) }, () => new Random(random.int(0, 400_000)).fill(make.number)),
  );
}

function equivalentsOf(random: Random, own: string): Equivalent[] {
  const others = Object.entries(brands).filter(([brand]) => brand !== own);
  return random.some(others, random.int(2, 10)).map(([brand, pattern]) => {
    return { brand, number: new Random(random.int(0, 4_000_000)).fill(pattern) };
  });
}
