import { normaliseNumber } from "@carparts/functions/contract/values/part-number";
import Papa from "papaparse";
import { groupBy } from "#lib/group-by.ts";
import type { Parcel } from "./parcels.ts";

/** What a carrier's list says of the parcels here. */
export interface TrackingFile {
  /** A parcel's number, by the parcel's id. */
  readonly numbers: Readonly<Record<string, string>>;
  /** The lines that name no parcel here, its headings apart. */
  readonly unknown: number;
  /** The parcels with more than one number, of which the first is taken. */
  readonly several: number;
  /** Why no number could be read. */
  readonly fault?: string;
}

const NOTHING_READ = { numbers: {}, unknown: 0, several: 0 };

const TRACKING_LIKE = /^(?=(?:.*\d){6})[A-Z\d][A-Z\d -]{6,38}[A-Z\d]$/;
const DATE_LIKE = /^\d{4}-\d\d-\d\d|^\d\d-\d\d-\d{4}/;
const CUT_BY_A_SPREADSHEET = /^\d[.,]\d+E\+?\d+$/;
const HEADING =
  /track|trace|tracing|sendungs?(nummer|nr)|paket(nummer|nr)|parcel|shipment|barcode|awb|waybill|frachtbrief|colis|suivi|env[ií]o|seguimiento|zending|przesy[łl]|spedizione/i;

/** Reads a list that names orders by their numbers: separated by tabs, commas or semicolons, with or without headings. */
export function readTrackingFile(text: string, parcels: readonly Parcel[]): TrackingFile {
  const { data } = Papa.parse<string[]>(text.trim(), { skipEmptyLines: "greedy" });
  const rows = data.map((cells) => cells.map((cell) => cell.trim().toUpperCase()));
  const findParcel = parcelFinder(parcels);
  const named = rows.flatMap((cells) => {
    const found = cells.map(findParcel);
    const place = found.findIndex((id) => id !== undefined);
    const parcel = found[place];
    return parcel === undefined ? [] : [{ cells, place, parcel }];
  });
  const headings = named.some(({ cells }) => cells === rows[0]) ? [] : (rows[0] ?? []);
  const others = rows.length - named.length;
  const unknown = headings.some((cell) => /\d{6}/.test(cell)) || others === 0 ? others : others - 1;
  if (named.length === 0)
    return { ...NOTHING_READ, unknown, fault: "No line has the number of an order that is here." };
  const column = trackingColumn(named, headings);
  if (column === undefined) return { ...NOTHING_READ, unknown, fault: withoutNumbers(rows) };
  return { ...numbersIn(named, column), unknown };
}

type NamedRow = { readonly cells: readonly string[]; readonly place: number; readonly parcel: string };

function parcelFinder(parcels: readonly Parcel[]): (cell: string) => string | undefined {
  const ids = parcels.flatMap(({ _id, orders }) =>
    orders.map(({ number }) => [normaliseNumber(number), _id] as const),
  );
  return (cell) => {
    const plain = normaliseNumber(cell);
    return ids.find(([number]) => plain.includes(number))?.[1];
  };
}

function isTrackingLike(cell: string): boolean {
  return TRACKING_LIKE.test(cell) && !DATE_LIKE.test(cell);
}

/** The column whose values look most like tracking numbers; one that its heading calls so comes first. */
function trackingColumn(rows: readonly NamedRow[], headings: readonly string[]): number | undefined {
  const columns = Math.max(...rows.map(({ cells }) => cells.length));
  const candidates = Array.from({ length: columns }, (_, column) => {
    const cells = rows.filter(({ place }) => place !== column).map((row) => row.cells[column] ?? "");
    const values = cells.filter(isTrackingLike);
    const isCalledSo = HEADING.test(headings[column] ?? "");
    const length = values.reduce((sum, value) => sum + value.length, 0) / (values.length || 1);
    return { column, count: values.length, isCalledSo, length };
  });
  const [best] = candidates
    .filter(({ count }) => count > 0)
    .sort(
      (one, other) =>
        Number(other.isCalledSo) - Number(one.isCalledSo) ||
        other.count - one.count ||
        other.length - one.length,
    );
  return best?.column;
}

function numbersIn(rows: readonly NamedRow[], column: number): Pick<TrackingFile, "numbers" | "several"> {
  const all = groupBy(
    rows.filter(({ cells }) => isTrackingLike(cells[column] ?? "")),
    ({ parcel }) => parcel,
  );
  const found = [...all].map(([parcel, lines]) => {
    return [parcel, [...new Set(lines.map(({ cells }) => cells[column] ?? ""))]] as const;
  });
  return {
    numbers: Object.fromEntries(found.map(([parcel, [first = ""]]) => [parcel, first])),
    several: found.filter(([, numbers]) => numbers.length > 1).length,
  };
}

function withoutNumbers(rows: readonly (readonly string[])[]): string {
  return rows.flat().some((cell) => CUT_BY_A_SPREADSHEET.test(cell))
    ? "A spreadsheet has cut the tracking numbers, such as 3.4E+19. Copy them from the carrier's own file."
    : "No column looks like tracking numbers.";
}
