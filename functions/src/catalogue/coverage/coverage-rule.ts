import type { CoveredModel } from "../../contract/admin/coverage.ts";
import { nameOrder } from "../../contract/values/name-order.ts";
import { type PartGroup, partGroups } from "../../contract/values/part-groups.ts";
import { joinSpans, STILL_BUILT, type Years } from "../../fitment/fitment-rule.ts";
import type { Key } from "../sorted-page.ts";

/** Parts that fit a model, by group: the number of parts and the years that they are for. */
export interface FittedModel {
  readonly make: string;
  readonly model: string;
  readonly parts: number;
  readonly groups: ReadonlyMap<PartGroup, { readonly count: number; readonly spans: readonly Years[] }>;
}

/** The years of the first that are none of the second. */
export function yearsWithout(all: readonly Years[], covered: readonly Years[]): Years[] {
  return all.flatMap((span) => {
    const left: Years[] = [];
    let first = span.first;
    for (const each of joinSpans(covered)) {
      if (each.last < first || each.first > span.last) continue;
      if (each.first > first) left.push({ first, last: each.first - 1 });
      first = each.last + 1;
    }
    return first <= span.last ? [...left, { first, last: span.last }] : left;
  });
}

/** The groups that any of a make's models has parts of. What is in `other` is of no kind that could be missing. */
export function groupsOf(models: readonly FittedModel[]): Set<PartGroup> {
  const groups = new Set(models.flatMap(({ groups: own }) => [...own.keys()]));
  groups.delete("other");
  return groups;
}

/** `expected` are the groups of its make. Years that are to come lack nothing. */
export function computeCoverage(
  { make, model, parts, groups }: FittedModel,
  expected: ReadonlySet<PartGroup>,
  thisYear: number,
): CoveredModel {
  const years = joinSpans([...groups.values()].flatMap(({ spans }) => spans));
  const past = years.map(({ first, last }) => ({ first, last: Math.min(last, thisYear) }));
  const last = years.at(-1)?.last ?? STILL_BUILT;
  return {
    ...{ make, model, parts },
    yearFrom: years[0]?.first ?? thisYear,
    yearTo: last === STILL_BUILT ? null : last,
    groups: partGroups.flatMap((group) => {
      const own = groups.get(group);
      if (!own && !expected.has(group)) return [];
      const without = expected.has(group) ? yearsWithout(past, own?.spans ?? []) : [];
      const spans = without.map((each) => ({ from: each.first, to: each.last }));
      return [{ group, count: own?.count ?? 0, without: spans }];
    }),
  };
}

const rank = { wholeGroup: 0, years: 1, nothing: 2 } as const;

function findGap({ groups }: CoveredModel): keyof typeof rank {
  const gaps = groups.filter(({ without }) => without.length > 0);
  if (gaps.length === 0) return "nothing";
  return gaps.some(({ count }) => count === 0) ? "wholeGroup" : "years";
}

export function hasGaps(model: CoveredModel): boolean {
  return findGap(model) !== "nothing";
}

/** The most useful gaps first: what sells for many of a model's parts is missed by many. */
export function keyOfCovered(covered: CoveredModel): Key {
  return [
    rank[findGap(covered)],
    -covered.parts,
    nameOrder(covered.make),
    nameOrder(covered.model),
    covered.make,
    covered.model,
  ];
}
