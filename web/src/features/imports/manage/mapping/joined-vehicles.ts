import { partFields } from "@carparts/functions/contract/admin/part-fields";
import { nameKey } from "@carparts/functions/contract/values/names";

export interface VehicleCells {
  readonly make: string;
  readonly model: string;
  /** Or the first one, or both: `2003-2008`. */
  readonly year: string;
  /** Empty while it's built; undefined where the file has no such column. */
  readonly yearTo: string | undefined;
  readonly note: string;
}

const SPAN = /^(\d{4})\s*[-–]\s*(\d{4}|)$/;
const YEAR = /^\d{4}$/;

/** The vehicles of one part, of which a file has one or more rows: years that follow one another become one. */
export function joinedVehicles() {
  const vehicles = new Map<
    string,
    { readonly named: Pick<VehicleCells, "make" | "model"> & { note?: string }; readonly years: Set<number> }
  >();
  const others: string[] = [];
  return {
    add({ make, model, year, yearTo = year, note }: VehicleCells) {
      const [, from = year, to = yearTo] = SPAN.exec(year) ?? [];
      const named = { make, model, ...(note && { note }) };
      const [first, last] = [Number(from), Number(to)];
      if (!YEAR.test(from) || !YEAR.test(to) || first > last) {
        others.push(
          YEAR.test(from) && to === "" ? stillBuilt(named, from) : asWritten(make, model, year, note),
        );
        return;
      }
      const key = JSON.stringify([make, model, note].map(nameKey));
      const vehicle = vehicles.get(key) ?? { named, years: new Set() };
      vehicles.set(key, vehicle);
      for (let each = first; each <= last; each++) vehicle.years.add(each);
    },
    /** As a cell of the field. */
    cell(): string {
      const joined = [...vehicles.values()].flatMap(({ named, years }) =>
        toYearSpans([...years].sort((one, other) => one - other)).map(([yearFrom, yearTo]) => ({
          ...named,
          yearFrom,
          yearTo,
        })),
      );
      return [partFields.fitment.column.write(joined as never), ...others].filter(Boolean).join(" | ");
    },
  };
}

function stillBuilt(named: object, yearFrom: string): string {
  return partFields.fitment.column.write([{ ...named, yearFrom, yearTo: null }] as never);
}

/** Years in words are read where sentences are, if they can be. */
function asWritten(...cells: readonly string[]): string {
  return cells
    .filter(Boolean)
    .join(" ")
    .replace(/[|;\n]/g, " ");
}

function toYearSpans(years: readonly number[]): [first: number, last: number][] {
  const spans: [number, number][] = [];
  for (const year of years) {
    const last = spans.at(-1);
    if (last?.[1] === year - 1) last[1] = year;
    else spans.push([year, year]);
  }
  return spans;
}
