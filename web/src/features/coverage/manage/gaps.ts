import type {
  CoveredModel,
  VehicleWithoutResults,
  YearSpan,
} from "@carparts/functions/contract/admin/coverage";
import { pathOf } from "@carparts/functions/contract/endpoint";
import type { PartGroup } from "@carparts/functions/contract/values/part-groups";
import { firstFew } from "#lib/first-few.ts";
import { routes } from "#routes.ts";

const MOST_SPANS = 3;

export type CoveredGroup = CoveredModel["groups"][number];

export function isGap({ without }: CoveredGroup): boolean {
  return without.length > 0;
}

export function spanText({ from, to }: YearSpan): string {
  return from === to ? `${from}` : `${from}–${to}`;
}

/** Such as "2004–2008, 2011", and how many more there are. */
export function spansText(spans: readonly YearSpan[]): string {
  return firstFew(spans.map(spanText), MOST_SPANS);
}

export function yearsText({ yearFrom, yearTo }: Pick<CoveredModel, "yearFrom" | "yearTo">): string {
  return yearTo === null ? `${yearFrom} to today` : spanText({ from: yearFrom, to: yearTo });
}

/** Add Item, with the group and the vehicles of a gap filled in as lines of a sheet. */
function addItemPath(group: PartGroup | undefined, fitment: readonly string[]): string {
  return pathOf(routes.addItem.path, {}, { group, fitment });
}

export function gapPath({ make, model, yearFrom, yearTo }: CoveredModel, gap: CoveredGroup): string {
  const whole = [`${yearFrom}-${yearTo ?? ""}`];
  const years = gap.count === 0 ? whole : gap.without.map(({ from, to }) => `${from}-${to}`);
  return addItemPath(
    gap.group,
    years.map((span) => [make, model, span].join("; ")),
  );
}

/** Without a year, the first one is for whoever adds the part to say. */
export function zeroResultPath({ make, model, year, group }: VehicleWithoutResults): string {
  const isWhole = model !== undefined && year !== undefined;
  return addItemPath(group, isWhole ? [[make, model, `${year}-${year}`].join("; ")] : []);
}
