import type { DecimalSign, SourceRow } from "#lib/files/file-format.ts";
import { isDestroyed } from "../mapping/destroyed-number.ts";

export interface FileColumn {
  /** No other column has it. */
  readonly name: string;
  /** Its first different values. */
  readonly values: readonly string[];
  /** The number of cells whose number a spreadsheet has destroyed. */
  readonly destroyed: number;
  /** The numbers that have fewer digits than nearly all others: a spreadsheet takes zeros from the start. */
  readonly short: number;
  /** True if all cells are whole numbers with a decimal, as programs write them where other cells are empty. */
  readonly hasDecimals?: boolean;
}

/** For the samples, and for the groups that are told of each. */
const MOST_VALUES = 500;
/** Longer cells are texts. */
const LONGEST_VALUE = 1000;

const WITH_DECIMAL = /^\d{3,15}\.0$/;
const DIGITS = /^\d{4,18}$/;

/** Looks at the cells of one column, from top to bottom. */
function columnTally() {
  const values = new Set<string>();
  const lengths = new Map<number, number>();
  let [filled, decimals, destroyed] = [0, 0, 0];
  return {
    add(cell: string) {
      filled++;
      if (WITH_DECIMAL.test(cell)) decimals++;
      if (values.size < MOST_VALUES) values.add(cell);
      if (DIGITS.test(cell)) lengths.set(cell.length, (lengths.get(cell.length) ?? 0) + 1);
      else if (isDestroyed(cell)) destroyed++;
    },
    done: (name: string): FileColumn => ({
      ...{ name, values: [...values], destroyed, short: shortOnes(lengths) },
      ...(decimals > 0 && decimals === filled && { hasDecimals: true }),
    }),
  };
}

/** Only where nearly all are of one length does a shorter one say something. */
function shortOnes(lengths: ReadonlyMap<number, number>): number {
  const all = [...lengths.values()].reduce((sum, count) => sum + count, 0);
  const [usual = 0, most = 0] = [...lengths].sort(([, one], [, other]) => other - one)[0] ?? [];
  if (usual < 6 || most < all * 0.8) return 0;
  return [...lengths].reduce((sum, [length, count]) => sum + (length < usual ? count : 0), 0);
}

/** Once in a cell: a day has two points. */
const WITH_COMMA = /^[^,]*\d,\d{1,2}(?!\d)[^,]*$/;
const WITH_POINT = /^[^.]*\d\.\d{1,2}(?!\d)[^.]*$/;
const AMOUNT = /^\D{0,4}\d[\d.,' \u00a0\u202f]{0,18}\D{0,5}$/;

/** Looks at all rows of a file below its header. */
export function columnsTally(header: readonly string[]) {
  const columns: ReturnType<typeof columnTally>[] = [];
  let [commas, points] = [0, 0];
  return {
    add(cells: SourceRow) {
      for (const [place, whole] of cells.entries()) {
        const cell = whole.slice(0, LONGEST_VALUE).trim();
        columns[place] ??= columnTally();
        if (cell === "") continue;
        columns[place].add(cell);
        if (cell.length > 30 || !AMOUNT.test(cell)) continue;
        if (WITH_COMMA.test(cell)) commas++;
        else if (WITH_POINT.test(cell)) points++;
      }
    },
    /** `1,049.90` ends as amounts with a point do: the last sign counts. */
    decimal(): DecimalSign | undefined {
      if (commas === points) return undefined;
      return commas > points ? "," : ".";
    },
    columns(): FileColumn[] {
      const taken = new Set<string>();
      return Array.from({ length: Math.max(columns.length, header.length) }, (_, place) => {
        const name = header[place]?.trim() || `Column ${columnLetter(place)}`;
        let [own, nth] = [name, 1];
        while (taken.has(own)) own = `${name} (${++nth})`;
        taken.add(own);
        return (columns[place] ?? columnTally()).done(own);
      });
    },
  };
}

/** As spreadsheets call it: A, …, Z, AA. The first place is 0. */
export function columnLetter(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26));
  return place < 26 ? letter : columnLetter(Math.floor(place / 26) - 1) + letter;
}
