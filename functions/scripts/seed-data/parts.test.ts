import { statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { AddProduct } from "../../src/contract/admin/products.ts";
import { partGroups } from "../../src/contract/values/part-groups.ts";
import { normaliseNumber } from "../../src/contract/values/part-number.ts";
import { id } from "../../src/contract/values/primitives.ts";
import { parts } from "./parts.ts";

type Part = (typeof parts)[number];

function repeated(values: readonly string[]): string[] {
  return values.filter((value, place) => values.indexOf(value) !== place);
}

function count(isCounted: (part: Part) => boolean): number {
  return parts.filter(isCounted).length;
}

/** Words that say where a part sits, and not what it is. */
const PLACES = /^(front|rear|left|right|upper|lower|inner|outer|set|with|for|and|brake|engine)$/;

describe("The parts of the demo shop", () => {
  it("are 150 in 12 groups, for 60 models of 12 makes", () => {
    const rows = parts.flatMap(({ fitment }) => fitment);
    expect(parts).toHaveLength(150);
    expect(new Set(parts.map(({ group }) => group)).size).toBe(partGroups.length - 1);
    expect(new Set(rows.map(({ make }) => make)).size).toBe(12);
    expect(new Set(rows.map(({ make, model }) => `${make} ${model}`)).size).toBe(60);
  });

  it("begin with the six that the home page shows", () => {
    expect(parts.slice(0, 6).map(({ _id }) => _id)).toEqual([
      "brake-disc-vented-front",
      "headlight-unit-left",
      "suspension-strut-front",
      "alternator-120a",
      "spark-plug-iridium",
      "oil-filter-spin-on",
    ]);
  });

  it("are taken by the contract as they are", () => {
    for (const { _id, ...fields } of parts) {
      expect(id.parse(_id)).toBe(_id);
      expect(AddProduct.parse(fields), _id).toEqual(fields);
    }
  });

  it("have ids and numbers of their own, and no two have the same picture and price", () => {
    expect(repeated(parts.map(({ _id }) => _id))).toEqual([]);
    expect(repeated(parts.map(({ partNumber }) => normaliseNumber(partNumber ?? "")))).toEqual([]);
    // By these an order finds its part if it names none.
    expect(repeated(parts.map(({ picture, price }) => `${picture} ${price}`))).toEqual([]);
  });

  it("have pictures of a few kilobytes, and so has every group", () => {
    const pictures = partGroups.map((group) => `/parts/groups/${group}.svg`);
    for (const picture of [...pictures, ...parts.map((part) => part.picture)]) {
      const { size } = statSync(new URL(`../../../web/public${picture}`, import.meta.url));
      expect(size, picture).toBeLessThan(10_000);
    }
  });

  it("share a drawing only where their names share what it shows", () => {
    for (const [picture, shown] of Map.groupBy(parts, (part) => part.picture)) {
      const all = shown.map(({ name }) => new Set(name.toLowerCase().match(/[a-z]{3,}?(?=s?\b)/g)));
      const [first = new Set(), ...others] = all;
      const shared = [...first].filter((word) => others.every((words) => words.has(word)));
      expect(
        shared.filter((word) => !PLACES.test(word)),
        picture,
      ).not.toEqual([]);
    }
  });

  it("name no number and no vehicle twice, and their own brand among no equivalents", () => {
    for (const part of parts) {
      expect(repeated(part.oemNumbers.map(normaliseNumber)), part._id).toEqual([]);
      const vehicles = part.fitment.map(({ make, model, yearFrom }) => `${make} ${model} ${yearFrom}`);
      expect(repeated(vehicles), part._id).toEqual([]);
      expect(part.equivalents.map(({ brand }) => brand)).not.toContain(part.brand);
    }
  });

  it("lead from each superseded one to one that can be ordered", () => {
    const byId = new Map(parts.map((part) => [part._id, part]));
    const successor = (part: Part, steps = 0): Part => {
      if (part.supersededBy === null) return part;
      const next = byId.get(part.supersededBy);
      if (!next || steps > parts.length) throw new Error(`${part._id} leads nowhere.`);
      return successor(next, steps + 1);
    };
    const superseded = parts.filter(({ supersededBy }) => supersededBy !== null);
    expect(superseded).toHaveLength(3);
    for (const part of superseded) {
      const { quantity, minimumQuantity } = successor(part);
      expect(quantity).toBeGreaterThanOrEqual(minimumQuantity);
    }
  });

  it("are in part universal, out of stock, and below their minimum", () => {
    expect(count(({ fitment }) => fitment.length === 0)).toBeGreaterThan(10);
    expect(count(({ quantity }) => quantity === 0)).toBeGreaterThan(10);
    expect(count(({ quantity, minimumQuantity }) => 0 < quantity && quantity < minimumQuantity)).toBe(3);
  });
});
